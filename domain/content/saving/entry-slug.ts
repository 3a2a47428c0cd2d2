import { type Content, titleOf } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { numberedSlug, slugOf } from '#catalogue/text/slug.ts'
import { reserveSlug } from '#store/content/naming/slugs.ts'
import type { Tx } from '#store/tables.ts'
import { type Document, keyOf } from '../document.ts'

/** Numbers that are tried behind a title which other entries have too. */
const mostAlike = 50

/**
 * Gives an entry that has a title the slug made from it in its language, once; one that was typed is
 * made into a slug, and one that the entry has stays to the letter. Reserves it in the same
 * transaction. Refuses one that another entry has or had.
 */
export async function withSlug(
  tx: Tx,
  document: Document,
  { before, content, language }: { before: Content; content: Content; language: Language },
): Promise<{ content: Content; errors: FieldErrors }> {
  if (document.entryId === 0) return { content, errors: {} }
  const given = (slug: string) => ({ ...content, values: { ...content.values, slug } })
  const typed = String(content.values.slug ?? '')
  const isKept = typed !== '' && typed === before.values.slug
  const slug = isKept ? typed : slugOf(typed, language)
  if (slug !== '') {
    const isFree = await reserveSlug(tx, keyOf(document), slug)
    return { content: given(slug), errors: isFree ? {} : { slug: [messages.slugTaken] } }
  }
  const title = slugOf(titleOf(document.declaration, content), language)
  return { content: given(await freeSlug(tx, document, title)), errors: {} }
}

/** Empty where the title gives none; the id in the address is enough. */
async function freeSlug(tx: Tx, document: Document, wanted: string): Promise<string> {
  if (wanted === '') return ''
  for (let number = 1; number <= mostAlike; number++) {
    const slug = number === 1 ? wanted : numberedSlug(wanted, number)
    if (await reserveSlug(tx, keyOf(document), slug)) return slug
  }
  const unique = numberedSlug(wanted, document.entryId)
  return (await reserveSlug(tx, keyOf(document), unique)) ? unique : ''
}
