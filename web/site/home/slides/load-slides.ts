import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { productCategory, promotionCategory } from '#catalogue/collections/reference-categories.ts'
import type { ResolvedEntity } from '#catalogue/fields/entity.ts'
import type { Picture, Slide, SlideFacts } from '#catalogue/published.ts'
import { slideFallback } from '#catalogue/sections/home/hero-banner.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { resolveSome } from '#domain/reading/resolve-entries.ts'
import type { I18n } from '#web/site/i18n.tsx'
import type { PageBrand } from '#web/site/load-brand.ts'
import { type MenuItem, toMenuItem } from '#web/site/menu-items/load-menu-items.ts'
import { formatUntil } from '#web/site/offers/offer-window.ts'

export interface SlideItem {
  id: number
  values: { image: Picture | null; entity: ResolvedEntity; headline?: string; url: string }
}

type FactsOf = (entity: ResolvedEntity) => SlideFacts

const noFacts: SlideFacts = { kind: 'page', price: null, until: null, tag: null }

/** Loads the facts of the offers and menu items that slides show, in two queries. */
export async function loadFacts(
  reading: Reading,
  items: readonly SlideItem[],
  brand: PageBrand,
  i18n: I18n,
): Promise<FactsOf> {
  const idsOf = (category: number) => {
    const refs = items.flatMap(({ values }) => values.entity.ref ?? [])
    return [...new Set(refs.filter((ref) => ref.category === category).map(({ id }) => id))]
  }
  const offers = await resolveSome(reading, promotion, idsOf(promotionCategory))
  const dishes = await resolveSome(reading, menuItem, idsOf(productCategory))
  const facts = new Map<string, SlideFacts>()
  for (const offer of offers) {
    const until = formatUntil(offer, reading.now, brand, i18n.t)
    facts.set(factKey(promotionCategory, offer.id), { ...noFacts, kind: 'offer', until })
  }
  for (const entry of dishes) {
    const item = toMenuItem(entry, reading.now, brand, i18n)
    const said = { kind: 'dish', price: item.price, tag: slideTag(item, i18n) } as const
    facts.set(factKey(productCategory, item.id), { ...noFacts, ...said })
  }
  return ({ ref }) => (ref && facts.get(factKey(ref.category, ref.id))) ?? noFacts
}

/** Returns the slides whose entry is live; without a link, a slide links to its entry. */
export function toSlides(items: readonly SlideItem[], factsOf: FactsOf): Slide[] {
  return items
    .filter(({ values }) => !values.entity.isHidden)
    .map(({ id, values: { image: picture, entity, headline, url } }) => {
      const leads = url || entity.path || slideFallback
      const title = headline || entity.title
      return { id, title, url: leads, picture, facts: factsOf(entity) }
    })
}

function slideTag({ isNew, limited, diets }: MenuItem, { t }: I18n): string | null {
  if (isNew) return t('menuItem.new')
  if (limited) return t('menuItem.limited')
  return diets[0] ?? null
}

function factKey(category: number | string, id: number): string {
  return `${category} ${id}`
}
