import type { ListedEntry } from '#catalogue/content/entry-schema.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { listReordered, movedInOpenOrder } from '#domain/content/order/open-order.ts'
import type { ReadContext } from '#domain/context.ts'
import { countEntries, listEntries, statesInOrder } from '#store/content/entry-list.ts'
import { toListed } from './listed-entries.ts'

/** Returns a page of a collection's entries in the open order, else in the present one. */
export async function listOrder(
  context: Pick<ReadContext, 'db' | 'now'>,
  collection: Collection,
  page: { limit: number; offset: number },
): Promise<{ rows: ListedEntry[]; total: number }> {
  const { db } = context
  const { key: type } = collection
  const order = { by: 'position', descending: false }
  const total = await countEntries(db, { type })
  const moved = await movedInOpenOrder(db, type)
  const states =
    moved.size === 0
      ? await listEntries(db, { type }, order, { ...page, total })
      : await listReordered(moved, page, {
          listMoved: (ids) => statesInOrder(db, type, ids),
          // No total: the number of moved entries before the page is not known.
          listOthers: (part, except) =>
            listEntries(db, { type, except }, order, { ...part, total: Number.POSITIVE_INFINITY }),
        })
  return { rows: await toListed(context, collection, states), total }
}
