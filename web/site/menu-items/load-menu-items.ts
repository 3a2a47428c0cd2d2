import { menuItem } from '#catalogue/collections/menu-item.ts'
import { nameField } from '#catalogue/fields/resolve-field.ts'
import { type Language, locales } from '#catalogue/languages.ts'
import type { DisclosureMark } from '#catalogue/menu-law/profiles/disclosure-profile.ts'
import { Figure, localizeFigure } from '#catalogue/messages/figure.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import type { Picture } from '#catalogue/published.ts'
import type { ResolvedEntry } from '#domain/reading/resolve-entries.ts'
import { optionLabels } from '#web/site/format.ts'
import type { I18n } from '#web/site/i18n.tsx'
import type { PageBrand } from '#web/site/load-brand.ts'
import { formatWindowEnd } from '#web/site/offers/offer-window.ts'
import { type AllergenGroups, groupAllergens } from './allergen-levels.ts'

export type MenuItemEntry = ResolvedEntry<typeof menuItem>

/** A diet that an item is suitable for. */
export interface Diet {
  value: string
  label: string
}

/** A menu item as lists show it, formatted. */
export interface MenuItem {
  id: number
  path: string
  title: string
  description: string
  picture: Picture | null
  /** Of the smallest size; null without prices. */
  price: string | null
  /** Of the smallest to the largest size. */
  energy: string | null
  isNew: boolean
  /** That it is limited, until when if known; null: permanent. */
  limited: string | null
  diets: string[]
  /** The same with the values that decide their signs. */
  dietMarks: Diet[]
  allergens: AllergenGroups
  /** What the law asks for beside it, where guests choose; pages of the menu fill it in. */
  disclosed: readonly DisclosedMark[]
}

export interface DisclosedMark {
  kind: DisclosureMark
  text: string
}

export function toMenuItem(
  { id, path, values, ends_at }: MenuItemEntry,
  now: string,
  brand: PageBrand,
  i18n: I18n,
): MenuItem {
  const dietMarks = withoutImplied(values.dietary).flatMap((value) =>
    optionLabels(menuItem, 'dietary', [value], i18n.language).map((label) => ({
      value,
      label: nameField(values, 'dietary', label),
    })),
  )
  return {
    id,
    path: path ?? '/menu',
    title: values.title,
    description: values.description,
    picture: values.image,
    price: nameField(values.sizes[0], 'price', priceOf(values.sizes, i18n)),
    energy: nameField(values.sizes[0], 'energy_kcal', energyOf(values.sizes, i18n.language)),
    isNew: values.badges.includes('new'),
    limited: values.badges.includes('limited')
      ? nameField(values, 'badges', formatLimited(ends_at, now, brand, i18n))
      : null,
    diets: dietMarks.map(({ label }) => label),
    dietMarks,
    allergens: groupAllergens(values, i18n),
    disclosed: [],
  }
}

function formatLimited(endsAt: string | null, now: string, brand: PageBrand, { t }: I18n): string {
  return endsAt === null
    ? t('menuItem.limited')
    : t('menuItem.limitedUntil', { date: formatWindowEnd(endsAt, now, brand) })
}

type Sizes = MenuItemEntry['values']['sizes']

/** Formats the lowest price, with "from" where others are higher. */
function priceOf(sizes: Sizes, { language, t }: I18n): string | null {
  const prices = sizes.flatMap(({ price }) => price ?? [])
  const lowest = prices.toSorted((one, other) => one.minor - other.minor)[0]
  if (!lowest) return null
  const price = formatMoney(lowest, language)
  return prices.some(({ minor }) => minor > lowest.minor) ? t('menuItem.from', { price }) : price
}

export function formatMoney(
  { minor, currency }: { minor: number; currency: string },
  language: Language,
): string {
  return localizeFigure(locales[language], new Figure(minor, { currency }), String)
}

function energyOf(sizes: Sizes, language: Language): string | null {
  const energies = sizes.flatMap(({ energy_kcal }) => energy_kcal ?? [])
  if (energies.length === 0) return null
  const [least, most] = [Math.min(...energies), Math.max(...energies)]
  const upTo = formatFigure(most, 'kcal', language)
  return least === most ? upTo : `${formatFigure(least, null, language)}–${upTo}`
}

/** Formats a number with its unit as food labels do. */
export function formatFigure(number: number, unit: string | null, language: Language): string {
  const word = (name: string) => localizeLabel(language, new Label(name))
  return localizeFigure(locales[language], new Figure(number, { unit }), word)
}

/** Omits vegetarian where vegan implies it. */
function withoutImplied(diets: readonly string[]): string[] {
  return diets.filter((diet) => diet !== 'vegetarian' || !diets.includes('vegan'))
}
