import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { OrderLink } from '#catalogue/collections/ordering/order-links.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { saltOf } from '#catalogue/collections/sizes.ts'
import type { Measure } from '#catalogue/fields/measure.ts'
import { nameField } from '#catalogue/fields/resolve-field.ts'
import type { Language } from '#catalogue/languages.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import type { MenuAt } from '#domain/reading/menu-at.ts'
import { resolveNarrowed } from '#domain/reading/narrowed-entries.ts'
import { type Reading, readDocuments } from '#domain/reading/reading.ts'
import { resolveAll, resolveSome } from '#domain/reading/resolve-entries.ts'
import type { I18n } from '#web/site/i18n.tsx'
import type { PageBrand } from '#web/site/load-brand.ts'
import {
  formatFigure,
  formatMoney,
  type MenuItemEntry,
} from '#web/site/menu-items/load-menu-items.ts'
import { type Offer, toOffer } from '#web/site/offers/load-offers.ts'
import { orderLinksAt, withoutFinder } from '#web/site/restaurants/ordering/order-links-at.ts'
import type { Nutrition } from './nutrition-table.tsx'

/** Nutrients that are part of the line above. */
const parts = new Set(['saturates', 'trans_fat', 'sugars'])

/** Returns the nutrition of a menu item by size; null where none is set. */
export function nutritionOf({ values }: MenuItemEntry, { language, t }: I18n): Nutrition | null {
  const { sizes } = values
  const fields = menuItem.fields.find(({ key }) => key === 'sizes')?.rows?.fields ?? []
  const rows = fields.flatMap(({ key, label, figure, kind }) => {
    if (kind === 'measure') return portionRow(sizes, language)
    if (!figure) return []
    const amounts = sizes.map((size) => (key === 'salt' ? saltOf(size) : amountOf(size, key)))
    if (amounts.every((amount) => amount === null)) return []
    return {
      name: localizeLabel(language, new Label(label)),
      isPart: parts.has(key),
      values: amounts.map((amount, at) => {
        if (amount === null) return null
        return nameField(sizes[at], key, formatFigure(amount, figure.unit, language))
      }),
    }
  })
  const isEmpty = rows.length === 0 && sizes.length < 2
  if (isEmpty) return null
  return {
    sizes: sizes.map((size) => ({
      id: size.id,
      name: size.name || t('menuItem.portion'),
      price: size.price && nameField(size, 'price', formatMoney(size.price, language)),
    })),
    rows,
  }
}

type Sizes = MenuItemEntry['values']['sizes']

function portionRow(sizes: Sizes, language: Language): Nutrition['rows'] {
  if (sizes.every(({ portion }) => portion === null)) return []
  const values = sizes.map((size) =>
    nameField(size, 'portion', size.portion && formatPortion(size.portion, language)),
  )
  return [{ name: localizeLabel(language, new Label('Portion')), isPart: false, values }]
}

function formatPortion({ amount, unit }: Measure, language: Language): string {
  return formatFigure(amount, unit, language)
}

function amountOf(size: object, key: string): number | null {
  const amount = Object.entries(size).find(([name]) => name === key)?.[1]
  return typeof amount === 'number' ? amount : null
}

/** Returns a menu item as a restaurant serves it, or null. */
export async function loadItemAt(
  reading: Reading,
  menuAt: MenuAt,
  id: number,
): Promise<MenuItemEntry | null> {
  const items = menuAt.of(await readDocuments(reading, [{ declaration: menuItem, entryId: id }]))
  const [item = null] = await resolveAll<typeof menuItem>(reading, items)
  return item
}

const maxOffers = 3

export async function loadOffersWith(
  reading: Reading,
  itemId: number,
  brand: PageBrand,
  { t }: I18n,
): Promise<Offer[]> {
  const page = { limit: maxOffers, offset: 0 }
  const entries = await resolveNarrowed(reading, promotion, {
    values: { items: String(itemId) },
    page,
  })
  return entries.map((entry) => toOffer(entry, reading.now, brand, t))
}

/** Returns where guests order an item at a restaurant for pick-up and delivery. */
export async function loadOrderLinks(
  reading: Reading,
  locationId: number,
  { brand, item }: { brand: PageBrand; item: string },
): Promise<OrderLink[]> {
  const [restaurant] = await resolveSome(reading, location, [locationId])
  const links = restaurant ? orderLinksAt(restaurant, brand, item) : []
  return withoutFinder(
    links.filter(({ service }) => service === 'pickup' || service === 'delivery'),
  )
}
