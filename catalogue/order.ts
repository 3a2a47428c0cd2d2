import { z } from 'zod'
import { approval, version } from './content/save-body.ts'
import { type Collection, type Content, type Declaration, defineSection } from './declaration.ts'
import { text } from './fields/text.ts'
import { limits } from './limits.ts'
import { idNumber } from './text/plain-text.ts'

/** Returns the dependency name of a collection's list: any entry, and the order. */
export function anyEntryOf(collectionKey: string): string {
  return `${collectionKey}/*`
}

/**
 * Declares the order of a collection's entries, a document of its own. Its set holds an item for
 * each entry that was moved by hand; the others keep the order in which they were created.
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
      plural: 'Entries',
      min: 0,
      max: limits.orderedEntries,
      ordered: false,
      fields: { position: text('Position', { shared: true }) },
    },
  })
  return { ...section, sortedCollection: key }
}

/** The body of an order's save: moves in sequence; `after: null` means first. */
export const orderBody = z.strictObject({
  moves: z
    .array(z.strictObject({ id: idNumber, after: idNumber.nullable() }))
    .max(limits.moves)
    .optional(),
  approval: approval.optional(),
  version: version.optional(),
})
export type Moves = NonNullable<z.infer<typeof orderBody>['moves']>

export function positionsIn(order: Content | null): Map<number, string> {
  return new Map(order?.items.map(({ id, values }) => [id, String(values.position)]))
}

export function contentOfPositions(places: ReadonlyMap<number, string>): Content {
  const items = [...places].map(([id, position]) => ({ id, values: { position } }))
  items.sort((one, other) => one.id - other.id)
  return { values: {}, items, lastItemId: 0 }
}
