import { anyEntryOf } from '#catalogue/order.ts'
import { findDocumentState } from '#store/content/document-states.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { movedBetween } from './show-order.ts'

/** The entries that stand elsewhere in the order that is being worked on, with their places there. */
export async function movedInOpenOrder(db: Db, collection: string): Promise<Map<number, string>> {
  const head = await findDocumentState(db, {
    type: anyEntryOf(collection),
    entryId: 0,
    language: '',
  })
  if (!head || head.open_id === null) return new Map()
  const ids = [head.open_id, ...(head.live_id === null ? [] : [head.live_id])]
  const revisions = await listRevisionsByIds(db, ids)
  const contentOf = (id: number | null) => revisions.find((one) => one.id === id)?.content ?? null
  return movedBetween(contentOf(head.live_id), contentOf(head.open_id))
}

interface Standing {
  entry_id: number
  position: string
}

interface Lists<Row> {
  /** The rows of those that have moved. */
  listMoved(ids: number[]): Promise<Row[]>
  /** A page of all others, in the order that stands. */
  listOthers(page: { limit: number; offset: number }, except: number[]): Promise<Row[]>
}

/** A page of a list in another order, which few of its rows stand elsewhere in. */
export async function listReordered<Row extends Standing>(
  moved: ReadonlyMap<number, string>,
  { limit, offset }: { limit: number; offset: number },
  { listMoved, listOthers }: Lists<Row>,
): Promise<Row[]> {
  const ids = [...moved.keys()]
  const placeOf = (row: Row) => moved.get(row.entry_id) ?? row.position
  const put = (await listMoved(ids)).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
  // No more than all of them stand before the page, so this far back is far enough.
  const from = Math.max(0, offset - put.length)
  const others = await listOthers({ limit: offset - from + limit, offset: from }, ids)
  const first = others[0]
  if (from > 0 && !first) return []
  const passed = from > 0 && first ? put.filter((row) => placeOf(row) < placeOf(first)).length : 0
  const rows = [...others, ...put.slice(passed)].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
  return rows.slice(offset - from - passed).slice(0, limit)
}
