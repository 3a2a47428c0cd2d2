import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { ReadContext } from '#domain/context.ts'
import { listLayers } from '#store/content/campaigns/layers.ts'
import { type DocumentState, listDocumentStatesByEntryIds } from '#store/content/document-states.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import type { SearchDocument } from '../index/messages.ts'
import { datedSlots } from './dated-slots.ts'
import type { Slot } from './slot.ts'
import {
  documentsOf,
  entryName,
  type LayeredState,
  revisionIdsOf,
  slotsOf,
} from './visible-documents.ts'

/** Returns the documents of some entries (0: of the section); none for what guests do not see. */
export async function loadDocuments(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  declaration: Declaration,
  entryIds: readonly number[],
): Promise<[entry: string, documents: SearchDocument[]][]> {
  const all = await listDocumentStatesByEntryIds(db, declaration.key, entryIds)
  const states = Map.groupBy(await withLayers({ db, now }, all), ({ entry_id }) => entry_id)
  const slots = new Map<number, Slot[]>()
  for (const [id, own] of states) slots.set(id, await slotsIn(db, declaration, own))
  const ids = [...states].flatMap(([id, own]) => revisionIdsOf(own, slots.get(id) ?? []))
  const revisions = await listRevisionsByIds(db, [...new Set(ids)])
  const contents = new Map<number, Content>(revisions.map(({ id, content }) => [id, content]))
  return entryIds.map((id) => [
    entryName(declaration.key, id),
    documentsOf(declaration, states.get(id) ?? [], slots.get(id) ?? [], contents),
  ])
}

/** Returns documents with what campaigns lay over them from now on. */
async function withLayers(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  states: readonly DocumentState[],
): Promise<LayeredState[]> {
  const changed = states.filter(({ lines }) => lines > 0)
  const type = changed[0]?.subject
  if (type === undefined) return [...states]
  const ids = [...new Set(changed.map(({ entry_id }) => entry_id))]
  const layers = await listLayers(db, type, ids, now)
  return states.map((state) => ({
    ...state,
    layers: layers.filter(
      ({ entry_id, language }) => entry_id === state.entry_id && language === state.language,
    ),
  }))
}

async function slotsIn(
  db: Db,
  { search }: Declaration,
  states: readonly LayeredState[],
): Promise<Slot[]> {
  if (search?.since) return datedSlots(db, search.since, states)
  return states.filter(({ language }) => language === '').flatMap(slotsOf)
}
