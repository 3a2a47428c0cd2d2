import { describeFilter } from '#catalogue/collections/describe-filter.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import {
  addFilter,
  dietsOf,
  isFiltering,
  type MenuItemFilter,
} from '#catalogue/collections/menu-item-filter.ts'
import type { Json } from '#catalogue/json.ts'
import type { Language } from '#catalogue/languages.ts'
import { optionLabels } from '#web/site/format.ts'
import type { I18n } from '#web/site/i18n.tsx'
import { allergensPath } from '#web/site/menu/menu-parts.ts'
import { allergenNames } from '#web/site/menu-items/allergen-levels.ts'
import type { MenuFilterProps } from './update-menu.ts'

interface FilterFormInput {
  filter: MenuItemFilter
  /** Diets with at least one menu item. */
  diets: readonly { value: string; label: string }[]
  /** Matches on all pages of the list. */
  count: number
  /** Categories of the whole menu with matches. */
  otherMatches: readonly { count: number }[]
  /** Address of the list. */
  path: string
}

export function filterForm(
  { filter, diets, count, otherMatches, path }: FilterFormInput,
  { t, href, language }: I18n,
): MenuFilterProps {
  const [action = path, words = ''] = path.split('?')
  const allergens = allergenNames(language)
  const others = otherMatches.reduce((sum, one) => sum + one.count, 0)
  const isDeadEnd = count === 0 && others > 0
  const status = isDeadEnd
    ? t('menu.fittingElsewhere', { count: others })
    : t('menu.fitting', { count })
  return {
    action: href(action),
    hidden: [
      ...[...new URLSearchParams(words)].map(([name, value]) => ({ name, value })),
      ...(filter.at === undefined ? [] : [{ name: 'at', value: String(filter.at) }]),
    ],
    without: allergens.map((one) => ({ ...one, isOn: filter.without.includes(one.value) })),
    diets: diets.map((one) => ({ ...one, isOn: filter.diets.includes(one.value) })),
    status: isFiltering(filter) ? status : '',
    chosen: describeFilter(filter, language).join(' · '),
    clear: isDeadEnd ? null : href(addFilter(path, { ...filter, without: [], diets: [] })),
    table: href(allergensPath),
    words: {
      title: t('menu.filter'),
      without: t('menu.hideWith'),
      diets: t('menu.diets'),
      rule: t('menu.filterRule'),
      show: t('menu.filterShow'),
      clear: t('menu.filterClear'),
      table: t('menu.allergenTable'),
    },
  }
}

const dietary = menuItem.fields.find(({ key }) => key === 'dietary')?.options ?? []

/** Returns the diets that at least one menu item is suitable for. */
export function availableDiets(
  dishes: readonly Readonly<Record<string, Json>>[],
  language: Language,
) {
  const all = new Set(dishes.flatMap((values) => [...dietsOf(values)]))
  return dietary
    .filter(({ value }) => all.has(value))
    .flatMap(({ value }) =>
      optionLabels(menuItem, 'dietary', [value], language).map((label) => ({ value, label })),
    )
}
