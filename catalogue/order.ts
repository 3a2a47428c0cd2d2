import { z } from 'zod'
import { approval, version } from './content/save-body.ts'
import { type Collection, type Content, type Declaration, defineSection } from './declaration.ts'
import { text } from './fields/text.ts'
import { limits } from './limits.ts'
import { idNumber } from './text/plain-text.ts'

/** What a list of a collection's entries depends on: any of them, and the order, whose key it is. */
export function anyEntryOf(collectionKey: string): string {
  return `${collectionKey}/*`
}

/**
 * The order of a collection's entries: a place of its own, approved as one change. It is a set that
 * holds one item for each entry that was ever moved by hand, its id the entry's; all others stand
 * where they came in.
 */
export function orderOf({ key, entityType, plural }: Collection): Declaration {
  const section = defineSection({
    key: anyEntryOf(key),
    entityType: `${entityType}_order`,
    label: `Order of ${plural.toLowerCase()}`,
    items: {
      wire: 'placed',
      removeWire: 'removePlaced',
      label: 'Entry',
      min: 0,
      max: limits.placed,
      ordered: false,
      fields: { position: text('Position', { shared: true }) },
    },
  })
  return { ...section, orders: key }
}

/** What a save of an order carries: moves, one after the other; `after: null` is the first place. */
export const orderBody = z.strictObject({
  moves: z
    .array(z.strictObject({ id: idNumber, after: idNumber.nullable() }))
    .max(limits.moves)
    .optional(),
  approval: approval.optional(),
  version: version.optional(),
})
export type Moves = NonNullable<z.infer<typeof orderBody>['moves']>

/** Where the entries stand that were moved by hand, by their ids. */
export function positionsIn(order: Content | null): Map<number, string> {
  return new Map(order?.items.map(({ id, values }) => [id, String(values.position)]))
}

/** The same places as an order's content. */
export function contentOfPositions(places: ReadonlyMap<number, string>): Content {
  const items = [...places].map(([id, position]) => ({ id, values: { position } }))
  items.sort((one, other) => one.id - other.id)
  return { values: {}, items, lastItemId: 0 }
}
