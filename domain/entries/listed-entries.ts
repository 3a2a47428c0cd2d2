import { picturesOf, valuesToWire } from '#catalogue/content/content-to-wire.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import type { ListedEntry } from '#catalogue/content/entry-schema.ts'
import { type Collection, emptyContent } from '#catalogue/declaration.ts'
import { stateCodes, stateNames } from '#catalogue/revision-state.ts'
import type { EntryRow } from '#catalogue/wire.ts'
import { groupsOfLocations } from '#domain/content/scope/groups-of.ts'
import { liveAt, nextChangeAt, scheduledAt } from '#domain/content/timeline.ts'
import type { ReadContext } from '#domain/context.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import { listLanguageStates } from '#domain/translation/list-language-states.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'

/** Returns entries as lists of staff show them, with the values of some columns, in a fixed number of queries. */
export async function toListed(
  context: Pick<ReadContext, 'db' | 'now'>,
  collection: Collection,
  rows: readonly DocumentState[],
  chosenColumns: readonly string[] = [],
): Promise<ListedEntry[]> {
  const { db, now } = context
  const columns = [...collection.staffColumns, ...chosenColumns]
  const valuesOf = await loadColumns(db, collection, columns, rows)
  const documents = rows.map(({ entry_id: entryId }) => ({
    declaration: collection,
    entryId,
  }))
  const languages = await listLanguageStates(context, documents)
  const ids = rows.map(({ entry_id }) => entry_id)
  const groups = collection.grouping ? await groupsOfLocations(context, ids) : null
  return rows.map((row, at) => {
    const states = languages[at]
    const values = valuesOf(row)
    const own = groups ? { groups: groups.get(row.entry_id) ?? [] } : {}
    const listed = { ...toRow(collection, row, now, values), values, ...own }
    return states ? { ...listed, languages: states } : listed
  })
}

async function loadColumns(
  db: Db,
  collection: Collection,
  columns: readonly string[],
  rows: readonly DocumentState[],
) {
  const fields = collection.fields.filter(({ key }) => columns.includes(key))
  const shape = { ...collection, fields }
  const ids = rows.flatMap(({ shown_id: id }) => (id === null || columns.length === 0 ? [] : [id]))
  const revisions = await listRevisionsByIds(db, ids)
  const contents = new Map(revisions.map(({ id, content }) => [id, content]))
  const pictures = revisions.flatMap(({ content }) => picturesOf(shape, content))
  const media = await lookUpMedia(db, pictures)
  return ({ shown_id: id }: DocumentState) =>
    valuesToWire(shape, contents.get(id ?? 0) ?? emptyContent(shape), media)
}

function toRow(
  collection: Collection,
  row: DocumentState,
  now: string,
  values: ListedEntry['values'],
): EntryRow {
  const state = row.shown_state ?? 'draft'
  return {
    id: row.entry_id,
    record_id: row.shown_id,
    title: row.title,
    slug: row.slug,
    path: entryPath(collection, row.entry_id, row.slug, values),
    approval: stateCodes[state],
    status_text: stateNames[state],
    updated_at: row.updated_at,
    live: liveAt(row, now) !== null,
    archived: liveAt(row, now)?.isArchived ?? false,
    scheduled: scheduledAt(row, now) !== null,
    changes_at: nextChangeAt(row, now),
  }
}
