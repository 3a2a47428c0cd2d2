import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Language } from '#catalogue/languages.ts'
import { labelIn } from '#catalogue/messages/labels/label-in.ts'
import { Label } from '#catalogue/messages/sentence.ts'
import { drawEntries } from '#domain/reading/draw-entries.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { type DishEntry, figureWords, moneyWords } from '#web/site/dishes/load-dishes.ts'
import type { PageBrand } from '#web/site/load-brand.ts'
import { type Offer, toOffer } from '#web/site/offers/load-offers.ts'
import type { Speech } from '#web/site/speech.tsx'
import type { AllergenGroups } from './allergens.tsx'
import type { Nutrition } from './nutrition-table.tsx'

/** What is part of the line above it. */
const parts = new Set(['saturates', 'sugars'])

/** What is in a dish, size by size; null where nothing of it is given. */
export function nutritionOf({ values }: DishEntry, { language, say }: Speech): Nutrition | null {
  const { sizes } = values
  const fields = menuItem.fields.find(({ key }) => key === 'sizes')?.rows?.fields ?? []
  const rows = fields.flatMap(({ key, label, figure }) => {
    if (!figure) return []
    const amounts = sizes.map((size) => amountOf(size, key))
    if (amounts.every((amount) => amount === null)) return []
    return {
      name: labelIn(language, new Label(label)),
      isPart: parts.has(key),
      values: amounts.map((amount) => {
        return amount === null ? null : figureWords(amount, figure.unit, language)
      }),
    }
  })
  const isEmpty = rows.length === 0 && sizes.length < 2
  if (isEmpty) return null
  return {
    sizes: sizes.map(({ id, name, price }) => ({
      id,
      name: name || say('dish.portion'),
      price: price && moneyWords(price, language),
    })),
    rows,
  }
}

function amountOf(size: object, key: string): number | null {
  const amount = Object.entries(size).find(([name]) => name === key)?.[1]
  return typeof amount === 'number' ? amount : null
}

/** The allergens by what the dish has of each, in the order of the law. */
export function allergensOf({ values }: DishEntry, language: Language): AllergenGroups {
  const things = menuItem.fields.find(({ key }) => key === 'allergens')?.levels?.things ?? []
  const levels = new Map(Object.entries(values.allergens))
  const at = (level: string) =>
    things
      .filter(({ value }) => (levels.get(value) ?? 'unknown') === level)
      .map(({ label }) => labelIn(language, new Label(label)))
  return {
    contains: at('contains'),
    mayContain: at('may_contain'),
    free: at('free'),
    unknown: at('unknown'),
  }
}

/** Live offers that are looked through for a dish, and how many of them are shown. */
const most = { read: 24, shown: 3 }

/** The live offers that a dish is part of. */
export async function loadOffersWith(
  reading: Reading,
  itemId: number,
  brand: PageBrand,
  { say }: Speech,
): Promise<Offer[]> {
  const entries = await drawEntries(reading, promotion, { limit: most.read, offset: 0 })
  return entries
    .filter(({ values }) => values.items.some(({ id }) => id === itemId))
    .slice(0, most.shown)
    .map((entry) => toOffer(entry, reading.now, brand, say))
}
