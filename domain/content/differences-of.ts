import { differences } from '#catalogue/change/difference.ts'
import { mediaFile } from '#catalogue/collections/media-file.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import type { Localizable } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { positionsIn } from '#catalogue/order.ts'
import type { Difference } from '#catalogue/wire.ts'
import { fileInWords } from '#domain/media/change/file-in-words.ts'
import { findNearestEntry, listEntryTitles } from '#store/content/entry-order.ts'
import { entryBefore, ownPosition } from '#store/content/position.ts'
import type { Db } from '#store/tables.ts'
import { movedBetween } from './order/show-order.ts'

/**
 * Returns in words what one content changes in another. Orders and files of the library are looked
 * up first: a revision has only the ids of their entries and the stem of their bytes.
 *
 * @param media what both are told with (`lookUpForChanges`)
 */
export async function differencesOf(
  db: Db,
  declaration: Declaration,
  { before, after, media }: { before: Content | null; after: Content; media: MediaLookup },
): Promise<Difference[]> {
  const { sortedCollection } = declaration
  if (sortedCollection !== null) return orderInWords(db, sortedCollection, before, after)
  if (declaration.key === mediaFile.key) return fileInWords(db, before, after)
  return differences(declaration, before, after, media)
}

/**
 * Returns what one order changes in another: who moved, from behind whom and to behind whom, with
 * the titles of today. Past a limit only the number is returned.
 */
async function orderInWords(
  db: Db,
  collection: string,
  before: Content | null,
  after: Content | null,
): Promise<Difference[]> {
  const all = [...movedBetween(before, after).keys()]
  const listed = all.slice(0, limits.moves)
  const [were, are] = [positionsIn(before), positionsIn(after)]
  const moved = []
  for (const id of listed) {
    const was = await findBefore(db, collection, were, id)
    const is = await findBefore(db, collection, are, id)
    moved.push({ id, was, is })
  }
  const ids = moved.flatMap(({ id, was, is }) => [id, was, is]).filter((id) => id !== null)
  const titles = await listEntryTitles(db, collection, ids)
  const titleOf = (id: number) => titles.get(id) || String(id)
  const behind = (id: number | null) =>
    id === null ? messages.placedFirst : fill(messages.placedAfter, { title: titleOf(id) })
  const lines = moved.map(({ id, was, is }) => moveLine(id, titleOf(id), behind(was), behind(is)))
  const left = all.length - listed.length
  return left === 0 ? lines : [...lines, moveLine(null, fill(messages.moreMoved, { left }), '', '')]
}

function moveLine(
  item: number | null,
  label: Localizable | string,
  before: Localizable | string,
  after: Localizable | string,
): Difference {
  const images = { before_image: null, after_image: null }
  return { item, field: null, part: null, kind: 'moved', label, before, after, ...images }
}

/** Returns the entry before this one in an order; null for the first. */
async function findBefore(
  db: Db,
  collection: string,
  positions: ReadonlyMap<number, string>,
  id: number,
): Promise<number | null> {
  const position = positions.get(id) ?? ownPosition(id)
  const upTo = positions.has(id) ? entryBefore(position) : id - 1
  const nearest = await findNearestEntry(db, collection, { upTo }, (other) => positions.has(other))
  const before = [...positions].filter(([other, at]) => at < position && other !== id)
  if (nearest !== null) before.push([nearest, ownPosition(nearest)])
  const last = before.reduce<[number, string] | null>((a, b) => (a && a[1] > b[1] ? a : b), null)
  return last?.[0] ?? null
}
