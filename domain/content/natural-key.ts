import { columnValues } from '#catalogue/content/column-values.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { toLatin } from '#catalogue/text/look-alike.ts'
import { type DocumentState, listDocumentStatesOf } from '#store/content/document-states.ts'
import { reserveNaturalKey, transferNaturalKey } from '#store/content/naming/natural-keys.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db, Tx } from '#store/tables.ts'
import type { Document } from './document.ts'
import { listedColumns } from './show-revision.ts'

/** Characters of a key that are compared. */
const longest = 200

/**
 * What says which entry some content is; '' while it says nothing. Folded as lists have it, in Latin
 * letters where others only look like them.
 */
export function naturalKeyOf(declaration: Declaration, content: Content): string {
  const { naturalKey } = declaration
  if (naturalKey === null) return ''
  return foldText(toLatin(columnValues(declaration, content)[naturalKey] ?? '')).slice(0, longest)
}

/** The same as versions kept it that did not know letters which only look Latin. */
function formerKeyOf(declaration: Declaration, content: Content): string {
  return listedColumns(declaration, content)[declaration.naturalKey ?? ''] ?? ''
}

/** The same as a refusal because another entry has it. */
export function keyTaken({ naturalKey, fields }: Declaration): FieldErrors {
  const field = fields.find(({ key }) => key === naturalKey)
  return field ? { [field.wire]: [messages.keyTaken] } : {}
}

/**
 * Reserves the natural key of an entry (contract section 4) in the same transaction as its draft. One
 * that another entry has, in what is live, planned or being worked on, is refused; one that it has no
 * more goes on.
 */
export async function holdKey(tx: Tx, document: Document, content: Content): Promise<FieldErrors> {
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

/** The natural keys that any record of some entries has which is live, planned, sent back or being worked on. */
export async function keysInUse(
  db: Db,
  declaration: Declaration,
  entryIds: readonly number[],
): Promise<Set<string>> {
  const heads =
    entryIds.length === 0 ? [] : await listDocumentStatesOf(db, declaration.key, entryIds)
  const records = await listRevisionsByIds(db, heads.flatMap(recordsOf))
  return new Set(records.map(({ content }) => naturalKeyOf(declaration, content)))
}

function recordsOf({ language, ...head }: DocumentState): number[] {
  if (language !== '') return []
  // What was discarded, or is over, keeps no other from having it.
  const shown_id = head.shown_state === 'expired' ? null : head.shown_id
  const ids = [shown_id, head.open_id, head.live_id, head.scheduled_id]
  return [...new Set(ids.filter((id) => id !== null))]
}
