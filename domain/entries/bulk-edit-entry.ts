import { isDeepStrictEqual } from 'node:util'
import { isSameContent } from '#catalogue/change/compare.ts'
import { type Collection, type Content, storedValue } from '#catalogue/declaration.ts'
import type { Field, RowShape, StoredRow } from '#catalogue/field.ts'
import { isList } from '#catalogue/fields/lists/rows.ts'
import type { SentValues } from '#catalogue/json.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { Label } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Actor } from '#domain/actor.ts'
import { keyOf } from '#domain/content/document.ts'
import type { Save } from '#domain/content/saving/find-base.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { staffRevisionAt } from '#domain/content/timeline.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { lockDocument } from '#store/content/document-states.ts'
import { isBatchOfAnother } from '#store/content/pending-revisions.ts'
import { findRevision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { type EntryDocument, findEntry } from './load-entry.ts'

/** Throws `Problem('forbidden')` when somebody else's changes are part of the batch. */
export async function checkOwnBatch(db: Db, actor: Actor, batch: string): Promise<void> {
  if (await isBatchOfAnother(db, batch, actor.id))
    throw new Problem('forbidden', messages.forbidden)
}

export interface BulkEdit {
  /** Values that replace those of the entry. */
  set: SentValues
  /** Rows that are added to those of the entry, by wire name. */
  add: SentValues
  approval: 0 | 1
  /** Whether nothing is saved: `wouldChange` is thrown before. */
  isDry: boolean
}

/** Thrown by a dry run for an entry that would be changed. */
export const wouldChange = messages.saved

/**
 * Saves some values of an entry as part of a bulk change, and submits them where `approval` is 1: they
 * are decided on together, whatever the settings leave to restaurants.
 * Throws `Problem('conflict')` when nothing changes, when somebody else has an open draft, when an
 * open draft or rejected content would be submitted along with the values, when a row that is added
 * is there with other values, and as `saveContent` does.
 */
export async function bulkEditEntry(
  context: Context,
  document: EntryDocument,
  { set, add, approval, isDry }: BulkEdit,
): Promise<void> {
  const { db, actor, now } = context
  await findEntry(db, document)
  const state = await lockDocument(db, keyOf(document))
  if (approval === 1 && state.shown_state === 'draft')
    throw new Problem('conflict', messages.draftIsOpen)
  if (approval === 1 && state.shown_state === 'rejected')
    throw new Problem('conflict', messages.wasRejected)
  const shown = staffRevisionAt(state, now)
  const before = shown === null ? undefined : await findRevision(db, shown)
  if (before?.state === 'draft' && before.author_id !== actor.id)
    throw new Problem('conflict', messages.draftIsOpen)
  const { declaration } = document
  const sent = { ...set, ...withAddedRows(declaration, before?.content ?? null, add), approval }
  const inspect: Save['inspect'] = (draft) => {
    const isSame =
      before !== undefined &&
      isSameContent(declaration, before.content, draft.content) &&
      before.starts_at === draft.starts_at &&
      before.ends_at === draft.ends_at
    if (isSame) throw new Problem('conflict', messages.unchanged)
    if (isDry) throw new Problem('conflict', wouldChange)
  }
  const save = { document, recordId: state.open_id, sent, inspect }
  await saveContent(context, save, { state, atOnce: [] })
}

/** Returns what a save sends to keep all rows of some fields and to add others. */
function withAddedRows(
  { fields }: Collection,
  content: Content | null,
  add: SentValues,
): SentValues {
  const added = fields.flatMap((field) => {
    const rows = add[field.wire]
    if (!field.rows || !isList(rows)) return []
    const stored = (content ? storedValue(field, content.values) : field.empty) as StoredRow[]
    const fresh = rows.filter((row) => isMissing(field, field.rows as RowShape, stored, row))
    return [[field.wire, [...stored.map(({ id }) => ({ id })), ...fresh]] as const]
  })
  return Object.fromEntries(added)
}

/** Throws `Problem('conflict')` where another row is about the same. */
function isMissing(
  field: Field,
  { keyField, label }: RowShape,
  stored: readonly StoredRow[],
  row: SentValues,
): boolean {
  const [parsed] = (field.read({ [field.wire]: [row] }, []) ?? []) as StoredRow[]
  const isEqual = ({ values }: StoredRow) => isDeepStrictEqual(values, parsed?.values)
  if (stored.some(isEqual)) return false
  const key = keyField === undefined ? undefined : parsed?.values[keyField]
  const isAboutSame = ({ values }: StoredRow) => values[keyField ?? ''] === key
  if (key !== undefined && stored.some(isAboutSame))
    throw new Problem(
      'conflict',
      fill(messages.rowDiffers, { row: new Label(label), key: `${key}` }),
    )
  return true
}
