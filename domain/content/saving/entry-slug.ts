import { type Content, titleOf } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import { campaignMessages } from '#catalogue/messages/campaign-messages.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { numberedSlug, slugOf } from '#catalogue/text/slug.ts'
import { listTakenSlugs } from '#domain/content/own-address.ts'
import type { Context } from '#domain/context.ts'
import { findDocumentState } from '#store/content/document-states.ts'
import { reserveSlug } from '#store/content/naming/slugs.ts'
import { type Document, keyOf } from '../document.ts'

/** Numbers that are tried behind a title that other entries have too. */
const maxSimilarSlugs = 50

/**
 * Sets and reserves the slug of an entry: made from its title once, or from what was typed; the
 * present one stays as it is. Returns an error where another entry has or had it, or where it is the
 * address of another page.
 */
export async function withSlug(
  context: Pick<Context, 'db' | 'now'>,
  document: Document,
  { before, content, language }: { before: Content; content: Content; language: Language },
): Promise<{ content: Content; errors: FieldErrors }> {
  if (document.entryId === 0) return { content, errors: {} }
  const withValue = (slug: string) => ({ ...content, values: { ...content.values, slug } })
  const typed = String(content.values.slug ?? '')
  const isUnchanged = typed !== '' && typed === before.values.slug
  const slug = isUnchanged ? typed : slugOf(typed, language)
  if (slug !== '' && !isUnchanged && (await hasAddress(context, document)))
    return { content: withValue(typed), errors: { slug: [campaignMessages.addressStays] } }
  if (slug !== '') {
    const isOurs = !isUnchanged && (await isTaken(context, document, slug))
    if (isOurs) return { content: withValue(slug), errors: { slug: [messages.addressOurs] } }
    const isFree = await reserveSlug(context.db, keyOf(document), slug)
    return { content: withValue(slug), errors: isFree ? {} : { slug: [messages.slugTaken] } }
  }
  const title = slugOf(titleOf(document.declaration, content), language)
  return { content: withValue(await freeSlug(context, document, title)), errors: {} }
}

/** Whether an entry in a campaign has an address on the site, which stays as it is. */
async function hasAddress({ db }: Pick<Context, 'db'>, document: Document): Promise<boolean> {
  if (document.campaign === undefined) return false
  const state = await findDocumentState(db, keyOf({ ...document, campaign: undefined }))
  return state !== undefined && state.slug !== ''
}

async function isTaken(
  context: Pick<Context, 'db' | 'now'>,
  { declaration }: Document,
  slug: string,
): Promise<boolean> {
  return (await listTakenSlugs(context, declaration, [slug])).has(slug)
}

/** Returns a free slug, or '' where there is none: the id in the address is enough. */
async function freeSlug(
  context: Pick<Context, 'db' | 'now'>,
  document: Document,
  base: string,
): Promise<string> {
  if (base === '') return ''
  const { declaration, entryId } = document
  const numbers = Array.from({ length: maxSimilarSlugs }, (_, at) => at + 1)
  const slugs = [
    ...numbers.map((number) => (number === 1 ? base : numberedSlug(base, number))),
    numberedSlug(base, entryId),
  ]
  const taken = await listTakenSlugs(context, declaration, slugs)
  for (const slug of slugs) {
    if (!taken.has(slug) && (await reserveSlug(context.db, keyOf(document), slug))) return slug
  }
  return ''
}
