import { entryPath } from '#catalogue/content/entry-path.ts'
import { type EntryState, endsToWire } from '#catalogue/content/entry-schema.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { type Document, keyOf } from '#domain/content/document.ts'
import { loadDocument, recordsAt, revisionSummaryOf } from '#domain/content/load-document-view.ts'
import { groupsOfLocations } from '#domain/content/scope/groups-of.ts'
import { staffRevisionAt } from '#domain/content/timeline.ts'
import { loadAtOnce } from '#domain/content/transitions/publish-at-once.ts'
import type { ReadContext } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { withLanguages } from '#domain/translation/with-languages.ts'
import { type DocumentState, findDocumentState } from '#store/content/document-states.ts'
import type { Db } from '#store/tables.ts'

export interface EntryDocument extends Document {
  declaration: Collection
}

/**
 * Returns the state of an entry in the first language. Throws `Problem('not-found')` when the
 * collection does not have it.
 */
export async function findEntry(db: Db, document: EntryDocument): Promise<DocumentState> {
  const state = await findDocumentState(db, { ...keyOf(document), language: '' })
  if (!state || document.entryId === 0) throw new Problem('not-found', messages.noSuchRecord)
  return state
}

/** Returns an entry as its screen loads it: its view, and its open, live and scheduled revision. */
export async function loadEntry(
  context: ReadContext,
  document: EntryDocument,
): Promise<EntryState> {
  const { now } = context
  const { view, state, first, revisions, names } = await loadDocument(context, document)
  // Of an entry that only a campaign has, the site has a row and no version.
  if (!first || first.version === 0 || document.entryId === 0)
    throw new Problem('not-found', messages.noSuchRecord)
  const [translated = view] = await withLanguages(context, [document], [view])
  const { starts_at = null, ends_at = null, archived = false } = view.record ?? {}
  const values = revisions.get(staffRevisionAt(first, now) ?? 0)?.content.values
  const [open = null, live = null, scheduled = null] = recordsAt(state, now).map((id) => {
    const revision = revisions.get(id ?? 0)
    const author = names.get(revision?.author_id ?? 0) ?? ''
    const { rejection } = view
    return revision ? revisionSummaryOf(revision, state, { author, rejection, now, names }) : null
  })
  const { grouping } = document.declaration
  const groups = grouping ? await groupsOfLocations(context, [document.entryId]) : null
  return {
    ...translated,
    ...(groups ? { groups: groups.get(document.entryId) ?? [] } : {}),
    ...(grouping ? { at_once: await loadAtOnce(context.db, document) } : {}),
    path: entryPath(document.declaration, document.entryId, first.slug, values),
    starts_at,
    ends_at,
    ...endsToWire(document.declaration, ends_at),
    archived,
    records: { open, live, scheduled },
  }
}
