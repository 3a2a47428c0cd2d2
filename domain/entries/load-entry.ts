import { entryPath } from '#catalogue/content/entry-path.ts'
import type { EntryState } from '#catalogue/content/entry-schema.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { type Document, keyOf } from '#domain/content/document.ts'
import { loadDocument, recordsAt, revisionSummaryOf } from '#domain/content/load-document-view.ts'
import { shownAt } from '#domain/content/timeline.ts'
import type { ReadContext } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { withLanguages } from '#domain/translation/with-languages.ts'
import { type DocumentState, findDocumentState } from '#store/content/document-states.ts'
import type { Db } from '#store/tables.ts'

/** An entry of a collection, in a language. */
export interface EntryDocument extends Document {
  declaration: Collection
}

/** Refuses an entry that the collection does not have (404). */
export async function findEntry(db: Db, document: EntryDocument): Promise<DocumentState> {
  const head = await findDocumentState(db, { ...keyOf(document), language: '' })
  if (!head || document.entryId === 0) throw new Problem('not-found', messages.noSuchRecord)
  return head
}

/** An entry as its screen loads it: the state of its place, and each of its records. */
export async function loadEntry(
  context: ReadContext,
  document: EntryDocument,
): Promise<EntryState> {
  const { now } = context
  const { state, head, first, revisions, names } = await loadDocument(context, document)
  if (!first || document.entryId === 0) throw new Problem('not-found', messages.noSuchRecord)
  const [translated = state] = await withLanguages(context, [document], [state])
  const { starts_at = null, ends_at = null, archived = false } = state.record ?? {}
  const values = revisions.get(shownAt(first, now) ?? 0)?.content.values
  const [open = null, live = null, scheduled = null] = recordsAt(head, now).map((id) => {
    const revision = revisions.get(id ?? 0)
    const author = names.get(revision?.author_id ?? 0) ?? ''
    const { rejection } = state
    return revision ? revisionSummaryOf(revision, head, { author, rejection, now, names }) : null
  })
  return {
    ...translated,
    path: entryPath(document.declaration, document.entryId, first.slug, values),
    starts_at,
    ends_at,
    archived,
    records: { open, live, scheduled },
  }
}
