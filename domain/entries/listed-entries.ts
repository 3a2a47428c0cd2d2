import { picturesOf, valuesAnswer } from '#catalogue/content/content-answer.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import type { ListedEntry } from '#catalogue/content/entry-schema.ts'
import { type Collection, emptyContent } from '#catalogue/declaration.ts'
import { stateCodes, stateNames } from '#catalogue/revision-state.ts'
import type { EntryRow } from '#catalogue/wire.ts'
import { liveAt, nextChangeAt, scheduledAt } from '#domain/content/timeline.ts'
import type { ReadContext } from '#domain/context.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import { listLanguageStates } from '#domain/translation/list-language-states.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'

/** Entries as lists of staff show them: a handful of queries for a page of any collection. */
export async function toListed(
  context: Pick<ReadContext, 'db' | 'now'>,
  collection: Collection,
  heads: readonly DocumentState[],
): Promise<ListedEntry[]> {
  const { db, now } = context
  const valuesOf = await loadColumns(db, collection, heads)
  const places = heads.map(({ entry_id: entryId }) => ({ declaration: collection, entryId }))
  const languages = await listLanguageStates(context, places)
  return heads.map((head, at) => {
    const states = languages[at]
    const values = valuesOf(head)
    const row = { ...toRow(collection, head, now, values), values }
    return states ? { ...row, languages: states } : row
  })
}

/** What the declared columns say of each entry's shown record; reads none where there is no column. */
async function loadColumns(db: Db, collection: Collection, heads: readonly DocumentState[]) {
  const { columns, fields } = collection
  const shape = { ...collection, fields: fields.filter(({ key }) => columns.includes(key)) }
  const ids = heads.flatMap(({ shown_id: id }) => (id === null || columns.length === 0 ? [] : [id]))
  const found = await listRevisionsByIds(db, ids)
  const contents = new Map(found.map(({ id, content }) => [id, content]))
  const pictures = found.flatMap(({ content }) => picturesOf(shape, content))
  const media = await lookUpMedia(db, pictures)
  return ({ shown_id: id }: DocumentState) =>
    valuesAnswer(shape, contents.get(id ?? 0) ?? emptyContent(shape), media)
}

function toRow(
  collection: Collection,
  head: DocumentState,
  now: string,
  values: ListedEntry['values'],
): EntryRow {
  const state = head.shown_state ?? 'draft'
  return {
    id: head.entry_id,
    record_id: head.shown_id,
    title: head.title,
    slug: head.slug,
    path: entryPath(collection, head.entry_id, head.slug, values),
    approval: stateCodes[state],
    status_text: stateNames[state],
    updated_at: head.updated_at,
    live: liveAt(head, now) !== null,
    archived: liveAt(head, now)?.isArchived ?? false,
    scheduled: scheduledAt(head, now) !== null,
    changes_at: nextChangeAt(head, now),
  }
}
