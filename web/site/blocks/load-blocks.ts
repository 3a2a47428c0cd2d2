import type { SiteBlock } from '#catalogue/collections/block-kinds.ts'
import { communityPost } from '#catalogue/collections/community-post.ts'
import { faq } from '#catalogue/collections/faq.ts'
import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { ResolvedReference } from '#catalogue/fields/lists/references.ts'
import type { RichText } from '#catalogue/text/rich-text.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { type ResolvedEntry, resolveEntries, resolveSome } from '#domain/reading/resolve-entries.ts'
import type { Visit } from '#web/page.ts'
import type { PageBrand } from '#web/site/load-brand.ts'
import { type MenuItem, toMenuItem } from '#web/site/menu-items/load-menu-items.ts'
import { type Offer, toOffer } from '#web/site/offers/load-offers.ts'
import { loadPosts, type Post, toPost } from '#web/site/posts/load-posts.ts'
import { type Restaurant, toRestaurant } from '#web/site/restaurants/load-restaurants.ts'

/** Entries of a block that shows all current ones, at most; its link leads to all of them. */
const most = 6

type BlockOf<K> = Extract<SiteBlock, { kind: K }>

export interface Question {
  id: number
  question: string
  answer: RichText | null
}

interface Listed {
  offers: { offers: Offer[] }
  items: { items: MenuItem[] }
  locations: { restaurants: Restaurant[] }
  faqs: { questions: Question[] }
  news: { posts: Post[]; locale: string }
}

type ListedBlock = { [K in keyof Listed]: BlockOf<K> & Listed[K] }[keyof Listed]

/** A block with the live entries that it shows. */
export type LoadedBlock = Exclude<SiteBlock, { kind: keyof Listed }> | ListedBlock

/** Returns the blocks with the live entries that they show, in the order of the page. */
export async function loadBlocks(
  visit: Pick<Visit, 'reading' | 'i18n'>,
  blocks: readonly SiteBlock[],
  brand: PageBrand,
): Promise<LoadedBlock[]> {
  return Promise.all(blocks.map((block) => loadBlock(visit, block, brand)))
}

async function loadBlock(
  { reading, i18n }: Pick<Visit, 'reading' | 'i18n'>,
  block: SiteBlock,
  brand: PageBrand,
): Promise<LoadedBlock> {
  const { now } = reading
  switch (block.kind) {
    case 'offers': {
      const found = await entriesOf(reading, promotion, block.entries)
      return { ...block, offers: found.map((one) => toOffer(one, now, brand, i18n.t)) }
    }
    case 'items': {
      const found = await entriesOf(reading, menuItem, block.entries)
      return { ...block, items: found.map((one) => toMenuItem(one, now, brand, i18n)) }
    }
    case 'locations': {
      const found = await entriesOf(reading, location, block.entries)
      return { ...block, restaurants: found.map((one) => toRestaurant(one, now, i18n)) }
    }
    case 'faqs': {
      const found = await entriesOf(reading, faq, block.entries)
      return { ...block, questions: found.map(({ id, values }) => ({ id, ...values })) }
    }
    case 'news': {
      const posts =
        block.entries.length === 0
          ? await loadPosts(reading, 'news', { limit: most, offset: 0 })
          : (await entriesOf(reading, communityPost, block.entries)).map(toPost)
      return { ...block, posts, locale: brand.locale }
    }
    default:
      return block
  }
}

/** Returns the live ones of the chosen entries, in their order; without any, the first of all. */
function entriesOf<C extends Collection>(
  reading: Reading,
  collection: C,
  chosen: readonly ResolvedReference[],
): Promise<ResolvedEntry<C>[]> {
  if (chosen.length === 0) return resolveEntries(reading, collection, { limit: most, offset: 0 })
  return resolveSome(
    reading,
    collection,
    chosen.map(({ id }) => id),
  )
}
