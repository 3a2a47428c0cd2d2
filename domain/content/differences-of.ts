import { differences } from '#catalogue/change/difference.ts'
import { mediaFile } from '#catalogue/collections/media-file.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import type { Difference } from '#catalogue/wire.ts'
import { fileInWords } from '#domain/media/change/file-in-words.ts'
import type { Db } from '#store/tables.ts'
import { orderInWords } from './order/order-in-words.ts'

/**
 * What one content changes in another, in words; null: there is nothing. An order has to be looked
 * up, because it knows its entries by their ids, and a file of the library, of which a revision knows
 * the stem of its bytes.
 *
 * @param media the pictures of both, and the currency of their amounts (`withCurrency`)
 */
export async function differencesOf(
  db: Db,
  declaration: Declaration,
  { before, after, media }: { before: Content | null; after: Content; media: MediaLookup },
): Promise<Difference[]> {
  const { orders } = declaration
  if (orders !== null) return orderInWords(db, orders, before, after)
  if (declaration.key === mediaFile.key) return fileInWords(db, before, after)
  return differences(declaration, before, after, media)
}
