import { differences } from '#catalogue/change/difference.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import type { Difference } from '#catalogue/wire.ts'
import type { Db } from '#store/tables.ts'
import { orderInWords } from './order/order-in-words.ts'

/**
 * What one content changes in another, in words; null: there is nothing. Only an order has to be
 * looked up: it knows its entries by their ids.
 *
 * @param media the pictures of both, and the currency of their amounts (`withCurrency`)
 */
export async function differencesOf(
  db: Db,
  declaration: Declaration,
  before: Content | null,
  after: Content,
  media: MediaLookup,
): Promise<Difference[]> {
  const { orders } = declaration
  if (orders !== null) return orderInWords(db, orders, before, after)
  return differences(declaration, before, after, media)
}
