import type { Content } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { contentOfPositions, type Moves, positionsIn } from '#catalogue/order.ts'
import { findNearestEntry, listEntryTitles } from '#store/content/entry-order.ts'
import { entryBefore, ownPosition, positionBetween } from '#store/content/position.ts'
import type { Db } from '#store/tables.ts'

/**
 * An order after some moves, one after the other. Reads only what stands beside the places that
 * something is moved to, however long the list is. An entry that is moved back to where it came in
 * is not remembered any more; one that joins or leaves the site meanwhile keeps its place.
 *
 * Gives sentences for entries that are not there, by wire path.
 */
export async function putInOrder(
  db: Db,
  collection: string,
  before: Content,
  moves: Moves,
): Promise<{ content: Content; errors: FieldErrors }> {
  const errors = await missingEntries(db, collection, moves)
  if (Object.keys(errors).length > 0) return { content: before, errors }
  const places = positionsIn(before)
  for (const { id, after } of moves) {
    if (id === after) continue
    const position = await findPlace(db, collection, places, id, after)
    if (position === null) continue
    if (position === ownPosition(id)) places.delete(id)
    else places.set(id, position)
  }
  if (places.size > limits.placed)
    errors.moves = [fill(inputMessages.tooManyPlaced, { most: limits.placed })]
  return { content: contentOfPositions(places), errors }
}

/** Where it comes to stand, or null where it stands there already. */
async function findPlace(
  db: Db,
  collection: string,
  places: ReadonlyMap<number, string>,
  id: number,
  after: number | null,
): Promise<string | null> {
  const placeOf = (entryId: number) => places.get(entryId) ?? ownPosition(entryId)
  const low = after === null ? ownPosition(0) : placeOf(after)
  const high = await findNext(db, collection, places, low, id)
  const isBetween = (place: string) => low < place && (high === null || place < high)
  if (isBetween(placeOf(id))) return null
  return isBetween(ownPosition(id)) ? ownPosition(id) : positionBetween(low, high)
}

/** What stands next behind a place, but for the entry that is on its way; null at the end. */
async function findNext(
  db: Db,
  collection: string,
  places: ReadonlyMap<number, string>,
  low: string,
  moving: number,
): Promise<string | null> {
  const placed = [...places].filter(([id, place]) => place > low && id !== moving)
  const isElsewhere = (id: number) => places.has(id) || id === moving
  const own = await findNearestEntry(db, collection, { above: entryBefore(low) }, isElsewhere)
  const next = placed.map(([, place]) => place)
  if (own !== null) next.push(ownPosition(own))
  return next.reduce<string | null>((a, b) => (a === null || b < a ? b : a), null)
}

async function missingEntries(db: Db, collection: string, moves: Moves): Promise<FieldErrors> {
  const named = moves.flatMap(({ id, after }) => (after === null ? [id] : [id, after]))
  const known = await listEntryTitles(db, collection, named)
  const errors: FieldErrors = {}
  for (const [at, { id, after }] of moves.entries()) {
    if (!known.has(id)) errors[`moves.${at}.id`] = [messages.noSuchEntity]
    if (after !== null && !known.has(after)) errors[`moves.${at}.after`] = [messages.noSuchEntity]
  }
  return errors
}
