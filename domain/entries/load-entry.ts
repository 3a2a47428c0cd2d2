import type { EntryState } from '#catalogue/content/entry-schema.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { entryPath } from '#catalogue/entries/entry-path.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { DocumentView, RecordHead } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { type Document, keyOf } from '#domain/content/document.ts'
import { loadDocumentView, recordHeadOf } from '#domain/content/load-document-view.ts'
import { liveAt, scheduledAt } from '#domain/content/timeline.ts'
import { Problem } from '#domain/problem.ts'
import { withLanguages } from '#domain/translation/with-languages.ts'
import { type DocumentState, findDocumentState } from '#store/content/document-states.ts'
import { findRevision, listRevisionsByIds } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
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
  db: Db,
  actor: Actor,
  document: EntryDocument,
  now: string,
): Promise<EntryState> {
  const { slug, shown_id } = await findEntry(db, document)
  const shown = shown_id === null ? undefined : await findRevision(db, shown_id)
  const loaded = await loadDocumentView(db, actor, document, now)
  const [state = loaded] = await withLanguages(db, now, [document], [loaded])
  const { starts_at = null, ends_at = null, archived = false } = state.record ?? {}
  return {
    ...state,
    path: entryPath(document.declaration, document.entryId, slug, shown?.content.values),
    starts_at,
    ends_at,
    archived,
    records: await loadRecords(db, document, state, now),
  }
}

async function loadRecords(
  db: Db,
  document: EntryDocument,
  { rejection }: DocumentView,
  now: string,
): Promise<EntryState['records']> {
  const head = await findDocumentState(db, keyOf(document))
  const ids = [head?.open_id ?? null, liveAt(head, now)?.id ?? null, scheduledAt(head, now)]
  const found = await listRevisionsByIds(
    db,
    ids.filter((id) => id !== null),
  )
  const names = await listUsernames(
    db,
    found.flatMap((one) => [one.author_id, one.submitted_by ?? 0, one.decided_by ?? 0]),
  )
  const [open, live, scheduled] = ids.map((id): RecordHead | null => {
    const revision = found.find((one) => one.id === id)
    const author = names.get(revision?.author_id ?? 0) ?? ''
    return revision ? recordHeadOf(revision, head, { author, rejection, now, names }) : null
  })
  return { open: open ?? null, live: live ?? null, scheduled: scheduled ?? null }
}
