import type { Content } from '#catalogue/declaration.ts'
import { positionsIn } from '#catalogue/order.ts'
import { changePositions } from '#store/content/entry-order.ts'
import { ownPosition } from '#store/content/position.ts'
import type { Tx } from '#store/tables.ts'

/** Writes the positions of the entries that an order moves. */
export async function showOrder(
  tx: Tx,
  collection: string,
  former: Content | null,
  order: Content | null,
): Promise<void> {
  await changePositions(tx, collection, movedBetween(former, order))
}

/** Returns the new positions of the entries that two orders position differently, by id. */
export function movedBetween(former: Content | null, order: Content | null): Map<number, string> {
  const [was, is] = [positionsIn(former), positionsIn(order)]
  const moved = new Map<number, string>()
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const position = is.get(id) ?? ownPosition(id)
    if (position !== (was.get(id) ?? ownPosition(id))) moved.set(id, position)
  }
  return moved
}
