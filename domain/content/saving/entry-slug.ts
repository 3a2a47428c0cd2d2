import { type Content, titleOf } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { numberedSlug, slugOf } from '#catalogue/text/slug.ts'
import { reserveSlug } from '#store/content/naming/slugs.ts'
import type { Tx } from '#store/tables.ts'
import { type Document, keyOf } from '../document.ts'

/** Numbers that are tried behind a title that other entries have too. */
const maxSimilarSlugs = 50

/**
 * Sets and reserves the slug of an entry: made from its title once, or from what was typed; the
 * present one stays as it is. Returns an error where another entry has or had it.
 */
export async function withSlug(
  tx: Tx,
  document: Document,
  { before, content, language }: { before: Content; content: Content; language: Language },
): Promise<{ content: Content; errors: FieldErrors }> {
  if (document.entryId === 0) return { content, errors: {} }
  const withValue = (slug: string) => ({ ...content, values: { ...content.values, slug } })
  const typed = String(content.values.slug ?? '')
  const isUnchanged = typed !== '' && typed === before.values.slug
  const slug = isUnchanged ? typed : slugOf(typed, language)
  if (slug !== '') {
    const isFree = await reserveSlug(tx, keyOf(document), slug)
    return { content: withValue(slug), errors: isFree ? {} : { slug: [messages.slugTaken] } }
  }
  const title = slugOf(titleOf(document.declaration, content), language)
  return { content: withValue(await freeSlug(tx, document, title)), errors: {} }
}

/** Returns a free slug, or '' where there is none: the id in the address is enough. */
async function freeSlug(tx: Tx, document: Document, base: string): Promise<string> {
  if (base === '') return ''
  for (let number = 1; number <= maxSimilarSlugs; number++) {
    const slug = number === 1 ? base : numberedSlug(base, number)
    if (await reserveSlug(tx, keyOf(document), slug)) return slug
  }
  const unique = numberedSlug(base, document.entryId)
  return (await reserveSlug(tx, keyOf(document), unique)) ? unique : ''
}
