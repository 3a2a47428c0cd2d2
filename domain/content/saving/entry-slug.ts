import { type Content, titleOf } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { FieldErrors } from '#catalogue/messages/sentence.ts'
import { numberedSlug, slugOf } from '#catalogue/text/slug.ts'
import { holdSlug } from '#store/content/naming/slugs.ts'
import type { Tx } from '#store/tables.ts'
import { keyOf, type Place } from '../place.ts'

/** Numbers that are tried behind a title which other entries have too. */
const mostAlike = 50

/**
 * Gives an entry that has a title the slug made from it, once; one that was typed stays. Reserves
 * it in the same transaction. Refuses one that another entry has or had.
 */
export async function withSlug(
  tx: Tx,
  place: Place,
  content: Content,
): Promise<{ content: Content; errors: FieldErrors }> {
  const { slug } = content.values
  if (place.entryId === 0) return { content, errors: {} }
  if (typeof slug === 'string' && slug !== '') {
    const isFree = await holdSlug(tx, keyOf(place), slug)
    return { content, errors: isFree ? {} : { slug: [messages.slugTaken] } }
  }
  const made = await freeSlug(tx, place, slugOf(titleOf(place.declaration, content)))
  return { content: { ...content, values: { ...content.values, slug: made } }, errors: {} }
}

/** Empty where the title gives none; the id in the address is enough. */
async function freeSlug(tx: Tx, place: Place, wanted: string): Promise<string> {
  if (wanted === '') return ''
  for (let number = 1; number <= mostAlike; number++) {
    const slug = number === 1 ? wanted : numberedSlug(wanted, number)
    if (await holdSlug(tx, keyOf(place), slug)) return slug
  }
  const unique = numberedSlug(wanted, place.entryId)
  return (await holdSlug(tx, keyOf(place), unique)) ? unique : ''
}
