import { columnValues } from '#catalogue/content/column-values.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { toLatin } from '#catalogue/text/look-alike.ts'
import { type DocumentState, listDocumentStatesByEntryIds } from '#store/content/document-states.ts'
import { reserveNaturalKey, transferNaturalKey } from '#store/content/naming/natural-keys.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db, Tx } from '#store/tables.ts'
import type { Document } from './document.ts'
import { listedColumns } from './show-to-staff.ts'

/** Characters of a key that are compared. */
const maxLength = 200

/**
 * Returns the folded natural key of some content, with look-alike letters as Latin ones; '' without
 * a value.
 */
export function naturalKeyOf(declaration: Declaration, content: Content): string {
  const { naturalKey } = declaration
  if (naturalKey === null) return ''
  return foldText(toLatin(columnValues(declaration, content)[naturalKey] ?? '')).slice(0, maxLength)
}

/** Returns the key as versions wrote it that did not know look-alike letters. */
function formerKeyOf(declaration: Declaration, content: Content): string {
  return listedColumns(declaration, content)[declaration.naturalKey ?? ''] ?? ''
}

/** Returns the error for a natural key that another entry has. */
export function keyTaken({ naturalKey, fields }: Declaration): FieldErrors {
  const field = fields.find(({ key }) => key === naturalKey)
  return field ? { [field.wire]: [messages.keyTaken] } : {}
}

/**
 * Reserves the natural key of an entry (contract section 4) in the transaction of its draft.
 * Returns an error where another entry uses it in what is live, scheduled or open; a key that is no
 * longer used is transferred.
 */
export async function reserveKey(
  tx: Tx,
  document: Document,
  content: Content,
): Promise<FieldErrors> {
  const { declaration, entryId, language } = document
  const value = entryId === 0 || language !== '' ? '' : naturalKeyOf(declaration, content)
  if (value === '') return {}
  for (const one of new Set([value, formerKeyOf(declaration, content)])) {
    const key = { type: declaration.key, value: one }
    const holder = await reserveNaturalKey(tx, key, entryId)
    if (holder === entryId) continue
    if ((await keysInUse(tx, declaration, [holder])).has(value)) return keyTaken(declaration)
    await transferNaturalKey(tx, key, entryId)
  }
  return {}
}

/** Returns the natural keys of the live, scheduled, rejected and open revisions of some entries. */
export async function keysInUse(
  db: Db,
  declaration: Declaration,
  entryIds: readonly number[],
): Promise<Set<string>> {
  const states =
    entryIds.length === 0 ? [] : await listDocumentStatesByEntryIds(db, declaration.key, entryIds)
  const records = await listRevisionsByIds(db, states.flatMap(recordsOf))
  return new Set(records.map(({ content }) => naturalKeyOf(declaration, content)))
}

function recordsOf({ language, ...state }: DocumentState): number[] {
  if (language !== '') return []
  // A discarded or ended revision does not block its key.
  const shown_id = state.shown_state === 'expired' ? null : state.shown_id
  const ids = [shown_id, state.open_id, state.live_id, state.scheduled_id]
  return [...new Set(ids.filter((id) => id !== null))]
}
