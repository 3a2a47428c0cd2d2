import type { Content } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import type { Localizable } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { positionsIn } from '#catalogue/order.ts'
import type { Difference } from '#catalogue/wire.ts'
import { findNearestEntry, listEntryTitles } from '#store/content/entry-order.ts'
import { entryBefore, ownPosition } from '#store/content/position.ts'
import type { Db } from '#store/tables.ts'
import { movedBetween } from './show-order.ts'

/**
 * What one order changes in another, for the person who decides: who moved, and behind whom each
 * stood and comes to stand. Titles are those of today. More than one save can move is counted.
 */
export async function orderInWords(
  db: Db,
  collection: string,
  before: Content | null,
  after: Content | null,
): Promise<Difference[]> {
  const all = [...movedBetween(before, after).keys()]
  const shown = all.slice(0, limits.moves)
  const [were, are] = [positionsIn(before), positionsIn(after)]
  const moved = []
  for (const id of shown) {
    const was = await findBefore(db, collection, were, id)
    const is = await findBefore(db, collection, are, id)
    moved.push({ id, was, is })
  }
  const named = moved.flatMap(({ id, was, is }) => [id, was, is]).filter((id) => id !== null)
  const titles = await listEntryTitles(db, collection, named)
  const titleOf = (id: number) => titles.get(id) || String(id)
  const behind = (id: number | null) =>
    id === null ? messages.placedFirst : fill(messages.placedAfter, { title: titleOf(id) })
  const lines = moved.map(({ id, was, is }) => line(id, titleOf(id), behind(was), behind(is)))
  const left = all.length - shown.length
  return left === 0 ? lines : [...lines, line(null, fill(messages.moreMoved, { left }), '', '')]
}

function line(
  item: number | null,
  label: Localizable | string,
  before: Localizable | string,
  after: Localizable | string,
): Difference {
  const images = { before_image: null, after_image: null }
  return { item, field: null, part: null, kind: 'moved', label, before, after, ...images }
}

/** Behind which entry one stands in an order; null for the first. */
async function findBefore(
  db: Db,
  collection: string,
  places: ReadonlyMap<number, string>,
  id: number,
): Promise<number | null> {
  const place = places.get(id) ?? ownPosition(id)
  const upTo = places.has(id) ? entryBefore(place) : id - 1
  const own = await findNearestEntry(db, collection, { upTo }, (other) => places.has(other))
  const before = [...places].filter(([other, at]) => at < place && other !== id)
  if (own !== null) before.push([own, ownPosition(own)])
  const last = before.reduce<[number, string] | null>((a, b) => (a && a[1] > b[1] ? a : b), null)
  return last?.[0] ?? null
}
