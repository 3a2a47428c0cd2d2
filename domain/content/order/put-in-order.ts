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
 * Returns an order after some moves, applied one after the other. Reads only the neighbours of each
 * target, however long the list is. An entry that is moved back to its own position is no longer
 * stored in the order. Errors for entries that do not exist are by wire path.
 */
export async function putInOrder(
  db: Db,
  collection: string,
  before: Content,
  moves: Moves,
): Promise<{ content: Content; errors: FieldErrors }> {
  const errors = await missingEntries(db, collection, moves)
  if (Object.keys(errors).length > 0) return { content: before, errors }
  const positions = positionsIn(before)
  for (const move of moves) {
    const { id, after } = move
    if (id === after) continue
    const position = await findPosition(db, { collection, positions }, move)
    if (position === null) continue
    if (position === ownPosition(id)) positions.delete(id)
    else positions.set(id, position)
  }
  if (positions.size > limits.orderedEntries)
    errors.moves = [fill(inputMessages.tooManyPlaced, { most: limits.orderedEntries })]
  return { content: contentOfPositions(positions), errors }
}

interface Order {
  collection: string
  /** Of the entries that were moved, by id. */
  positions: ReadonlyMap<number, string>
}

/** Returns the position of an entry after a move, or null where the move changes nothing. */
async function findPosition(
  db: Db,
  order: Order,
  { id, after }: Moves[number],
): Promise<string | null> {
  const positionOf = (entryId: number) => order.positions.get(entryId) ?? ownPosition(entryId)
  const low = after === null ? ownPosition(0) : positionOf(after)
  const high = await findNext(db, order, low, id)
  const isBetween = (position: string) => low < position && (high === null || position < high)
  if (isBetween(positionOf(id))) return null
  return isBetween(ownPosition(id)) ? ownPosition(id) : positionBetween(low, high)
}

/** Returns the next position behind one, without the entry that is moved; null at the end. */
async function findNext(
  db: Db,
  { collection, positions }: Order,
  low: string,
  movedId: number,
): Promise<string | null> {
  const moved = [...positions].filter(([id, position]) => position > low && id !== movedId)
  const isElsewhere = (id: number) => positions.has(id) || id === movedId
  const nearest = await findNearestEntry(db, collection, { above: entryBefore(low) }, isElsewhere)
  const next = moved.map(([, position]) => position)
  if (nearest !== null) next.push(ownPosition(nearest))
  return next.reduce<string | null>((a, b) => (a === null || b < a ? b : a), null)
}

async function missingEntries(db: Db, collection: string, moves: Moves): Promise<FieldErrors> {
  const ids = moves.flatMap(({ id, after }) => (after === null ? [id] : [id, after]))
  const titles = await listEntryTitles(db, collection, ids)
  const errors: FieldErrors = {}
  for (const [index, { id, after }] of moves.entries()) {
    if (!titles.has(id)) errors[`moves.${index}.id`] = [messages.noSuchEntity]
    if (after !== null && !titles.has(after))
      errors[`moves.${index}.after`] = [messages.noSuchEntity]
  }
  return errors
}
