import { anyEntryOf } from '#catalogue/order.ts'
import { findDocumentState } from '#store/content/document-states.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { movedBetween } from './show-order.ts'

/**
 * Returns the positions of the entries that the open order moves, by id.
 * @param only the id of the one open revision that counts, or null for any
 */
export async function movedInOpenOrder(
  db: Db,
  collection: string,
  only: number | null = null,
): Promise<Map<number, string>> {
  const state = await findDocumentState(db, {
    type: anyEntryOf(collection),
    entryId: 0,
    language: '',
  })
  if (!state || state.open_id === null || (only !== null && only !== state.open_id))
    return new Map()
  const ids = [state.open_id, ...(state.live_id === null ? [] : [state.live_id])]
  const revisions = await listRevisionsByIds(db, ids)
  const contentOf = (id: number | null) => revisions.find((one) => one.id === id)?.content ?? null
  return movedBetween(contentOf(state.live_id), contentOf(state.open_id))
}

interface Positioned {
  entry_id: number
  position: string
}

interface Lists<Row> {
  /** Returns the rows of these entries. */
  listMoved(ids: number[]): Promise<Row[]>
  /** Returns a page of all others, in the present order. */
  listOthers(page: { limit: number; offset: number }, except: number[]): Promise<Row[]>
}

/** Returns a page of a list in another order, which moves a few of its rows. */
export async function listReordered<Row extends Positioned>(
  moved: ReadonlyMap<number, string>,
  { limit, offset }: { limit: number; offset: number },
  { listMoved, listOthers }: Lists<Row>,
): Promise<Row[]> {
  const ids = [...moved.keys()]
  const positionOf = (row: Row) => moved.get(row.entry_id) ?? row.position
  const movedRows = (await listMoved(ids)).sort((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1))
  // At most all moved rows come before the page, so this far back is enough.
  const from = Math.max(0, offset - movedRows.length)
  const others = await listOthers({ limit: offset - from + limit, offset: from }, ids)
  const first = others[0]
  if (from > 0 && !first) return []
  const passed =
    from > 0 && first ? movedRows.filter((row) => positionOf(row) < positionOf(first)).length : 0
  const rows = [...others, ...movedRows.slice(passed)].sort((a, b) =>
    positionOf(a) < positionOf(b) ? -1 : 1,
  )
  return rows.slice(offset - from - passed).slice(0, limit)
}
