import type { Content, Declaration } from '#catalogue/declaration.ts'
import { type DocumentState, listDocumentStatesByEntryIds } from '#store/content/document-states.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import type { SearchDocument } from '../index/messages.ts'
import { datedSlots } from './dated-slots.ts'
import { documentsOf, entryName, revisionIdsOf, type Slot, slotsOf } from './visible-documents.ts'

/** Returns the documents of some entries (0: of the section); none for what guests do not see. */
export async function loadDocuments(
  db: Db,
  declaration: Declaration,
  entryIds: readonly number[],
): Promise<[entry: string, documents: SearchDocument[]][]> {
  const states = Map.groupBy(
    await listDocumentStatesByEntryIds(db, declaration.key, entryIds),
    ({ entry_id }) => entry_id,
  )
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

async function slotsIn(
  db: Db,
  { search }: Declaration,
  states: readonly DocumentState[],
): Promise<Slot[]> {
  if (search?.since) return datedSlots(db, search.since, states)
  return states.filter(({ language }) => language === '').flatMap(slotsOf)
}
