import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { type MenuItemFilter, matchesFilter } from '#catalogue/collections/menu-item-filter.ts'
import type { Json } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import type { DisclosureSentence } from '#catalogue/menu-law/profiles/disclosure-profile.ts'
import type { MenuAt } from '#domain/reading/menu-at.ts'
import {
  type DocumentRead,
  inLanguage,
  type Reading,
  readEntryDocuments,
} from '#domain/reading/reading.ts'
import { resolveAll, resolveEntries } from '#domain/reading/resolve-entries.ts'
import { disclose, sentencesOf } from '#web/site/disclosure/disclose.ts'
import { loadDisclosure } from '#web/site/disclosure/load-disclosure.ts'
import type { I18n } from '#web/site/i18n.tsx'
import type { PageBrand } from '#web/site/load-brand.ts'
import { type MenuItemEntry, toMenuItem } from '#web/site/menu-items/load-menu-items.ts'
import { availableDiets } from './filter/load-filter.ts'
import {
  listKey,
  type MatchingMenuPart,
  type MenuPart,
  type MenuSection,
  menuPath,
  paginateMenu,
  selectPart,
} from './menu-parts.ts'

/** Bounds of a menu, and menu items on a page of it. */
const most = { categories: 100, onPage: 100 }

export async function loadCategories(reading: Reading): Promise<MenuPart[]> {
  const page = { limit: most.categories, offset: 0 }
  const entries = await resolveEntries(reading, menuCategory, page)
  const firsts =
    reading.language === ''
      ? entries
      : await resolveEntries(inLanguage(reading, ''), menuCategory, page)
  return entries.map(({ id, values: { title, lists } }, place) => ({
    id,
    name: title,
    path: menuPath(place, title),
    lists: lists.map((name, inner) => ({
      name,
      path: menuPath(inner, name),
      key: listKey(firsts[place]?.values.lists[inner] ?? name),
    })),
  }))
}

interface MenuPage {
  sections: MenuSection[]
  last: number
  count: number
  /** What the law asks pages with these menu items to say. */
  sentences: readonly DisclosureSentence[]
  /** Categories of the whole menu with matches, for a part without any. */
  otherMatches: { name: string; path: string; count: number }[]
  /** Diets with at least one menu item. */
  diets: { value: string; label: string }[]
}

interface MenuQuery {
  part: MatchingMenuPart | null
  page: number
  filter: MenuItemFilter
  /** The menu of one restaurant, where guests chose it. */
  menuAt: MenuAt | null
}

/**
 * Loads a page of the menu or of a part of it, by category and list; items without a live category
 * come last. All items are read to paginate; only those of the page are resolved.
 */
export async function loadMenu(
  reading: Reading,
  categories: readonly MenuPart[],
  { part, page, filter, menuAt }: MenuQuery,
  { brand, i18n }: { brand: PageBrand; i18n: I18n },
): Promise<MenuPage> {
  const all = await readEntryDocuments(reading, menuItem, { limit: limits.menuItems, offset: 0 })
  const places = menuAt ? menuAt.of(all) : all
  const fitting = places.filter(({ content }) => matchesFilter(content.values, filter))
  const menu = sectionsOf(categories, fitting, i18n.t('menu.others'))
  const { sections, last, count } = paginateMenu(selectPart(menu, part), page, most.onPage)
  const entries = await resolveAll<typeof menuItem>(reading, sections.flatMap(menuItemsIn))
  const disclosure = await loadDisclosure(reading, entries, filter.at)
  const resolved = new Map(
    entries.map((entry) => {
      const item = toMenuItem(entry, reading.now, brand, i18n)
      const disclosed = disclose(entry.values, disclosure.of(entry), i18n)
      const path = filter.at ? `${item.path}?at=${filter.at}` : item.path
      return [entry.id, { ...item, path, disclosed }]
    }),
  )
  const menuItemsOf = (some: readonly DocumentRead[]) =>
    some.flatMap(({ entryId }) => resolved.get(entryId) ?? [])
  return {
    sections: sections.map(({ lists, menuItems, ...section }) => ({
      ...section,
      lists: lists.map((list) => ({ ...list, menuItems: menuItemsOf(list.menuItems) })),
      menuItems: menuItemsOf(menuItems),
    })),
    last,
    count,
    sentences: sentencesOf(disclosure.together),
    otherMatches: menu
      .map((section) => ({
        name: section.name,
        path: section.path,
        count: menuItemsIn(section).length,
      }))
      .filter((one) => one.count > 0),
    diets: availableDiets(
      places.map(({ content }) => content.values),
      i18n.language,
    ),
  }
}

function menuItemsIn<D>({ lists, menuItems }: MenuSection<D>): D[] {
  return [...lists.flatMap((list) => list.menuItems), ...menuItems]
}

export async function loadWholeMenu(
  reading: Reading,
  categories: readonly MenuPart[],
  others: string,
): Promise<MenuSection<DocumentRead>[]> {
  const places = await readEntryDocuments(reading, menuItem, { limit: limits.menuItems, offset: 0 })
  return selectPart(sectionsOf(categories, places, others), null)
}

function sectionsOf(
  categories: readonly MenuPart[],
  places: readonly DocumentRead[],
  others: string,
): MenuSection<DocumentRead>[] {
  const categoryIds = new Set(categories.map(({ id }) => id))
  const rest = { id: 0, name: others, path: '/menu', lists: [] }
  const byCategory = Map.groupBy(places, (place) => {
    const id = categoryId(place)
    return categoryIds.has(id) ? id : rest.id
  })
  return [...categories, rest].map((part) => toSection(part, byCategory.get(part.id) ?? []))
}

function toSection(
  { name, path, lists }: MenuPart,
  places: readonly DocumentRead[],
): MenuSection<DocumentRead> {
  const keys = new Set(lists.map(({ key }) => key))
  return {
    name,
    path,
    lists: lists.map((list) => ({
      ...list,
      menuItems: places.filter((place) => storedListKey(place) === list.key),
    })),
    menuItems: places.filter((place) => !keys.has(storedListKey(place))),
  }
}

/** Returns the stored category id of a menu item; 0 for none. */
function categoryId({ content }: DocumentRead): number {
  const [first]: Json[] = Array.isArray(content.values.category) ? content.values.category : []
  const isReference = typeof first === 'object' && first !== null && !Array.isArray(first)
  return isReference && typeof first.id === 'number' ? first.id : 0
}

function storedListKey({ content: { values } }: DocumentRead): string {
  return listKey(typeof values.sub_list === 'string' ? values.sub_list : '')
}

export function menuPosition({ values }: MenuItemEntry, categories: readonly MenuPart[]) {
  const category = categories.find(({ id }) => id === values.category[0]?.id)
  const list = category?.lists.find(({ key }) => key === listKey(values.sub_list))
  return [category, list].filter((one) => one !== undefined)
}
