import type { Content } from '#catalogue/declaration.ts'
import { positionsIn } from '#catalogue/order.ts'
import { changePositions } from '#store/content/entry-order.ts'
import { ownPosition } from '#store/content/position.ts'
import type { Tx } from '#store/tables.ts'

/** Brings lists into another order: writes the entries that stand elsewhere in it, and no others. */
export async function showOrder(
  tx: Tx,
  collection: string,
  former: Content | null,
  order: Content | null,
): Promise<void> {
  await changePositions(tx, collection, movedBetween(former, order))
}

/** The entries that stand elsewhere in another order, with their places there. */
export function movedBetween(former: Content | null, order: Content | null): Map<number, string> {
  const [was, is] = [positionsIn(former), positionsIn(order)]
  const moved = new Map<number, string>()
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const place = is.get(id) ?? ownPosition(id)
    if (place !== (was.get(id) ?? ownPosition(id))) moved.set(id, place)
  }
  return moved
}
