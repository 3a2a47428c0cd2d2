import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { Json } from '#catalogue/json.ts'
import { type DishFilter, meets } from '#catalogue/menu/dish-filter.ts'
import { drawAll, drawEntries } from '#domain/reading/draw-entries.ts'
import {
  inLanguage,
  type Reading,
  type ReadPlace,
  readEntryPlaces,
} from '#domain/reading/reading.ts'
import { type DishEntry, toDish } from '#web/site/dishes/load-dishes.ts'
import type { PageBrand } from '#web/site/load-brand.ts'
import type { Speech } from '#web/site/speech.tsx'
import { cutMenu } from './cut-menu.ts'
import { dietsAmong } from './filter/load-filter.ts'
import { type FoundPart, ofPart } from './menu-parts.ts'
import { menuPath } from './menu-path.ts'
import type { MenuPart, MenuSection } from './menu-shape.ts'

/** How many categories and dishes a menu has at most, and how many dishes stand on a page of it. */
const most = { categories: 100, dishes: 500, onPage: 100 }

export async function loadCategories(reading: Reading): Promise<MenuPart[]> {
  const page = { limit: most.categories, offset: 0 }
  const entries = await drawEntries(reading, menuCategory, page)
  const firsts =
    reading.language === ''
      ? entries
      : await drawEntries(inLanguage(reading, ''), menuCategory, page)
  return entries.map(({ id, values: { title, lists } }, place) => ({
    id,
    name: title,
    path: menuPath(place, title),
    lists: lists.map((name, inner) => ({
      name,
      path: menuPath(inner, name),
      key: folded(firsts[place]?.values.lists[inner] ?? name),
    })),
  }))
}

/** A page of the menu, and how many pages there are. */
interface MenuPage {
  sections: MenuSection[]
  last: number
  /** Dishes on all of them. */
  count: number
  /** Categories of the whole menu with dishes that fit: where this part has none, they are elsewhere. */
  fitting: { name: string; path: string; count: number }[]
  /** The diets that some dish of the whole menu is fit for. */
  diets: { value: string; label: string }[]
}

interface MenuAsked {
  part: FoundPart | null
  page: number
  filter: DishFilter
}

/**
 * The dishes under their categories and lists, those of no category that is live last: of all or of
 * a part, as many as stand on one page. All are read, to know where each stands; only these are drawn.
 */
export async function loadMenu(
  reading: Reading,
  categories: readonly MenuPart[],
  { part, page, filter }: MenuAsked,
  { brand, speech }: { brand: PageBrand; speech: Speech },
): Promise<MenuPage> {
  const places = await readEntryPlaces(reading, menuItem, { limit: most.dishes, offset: 0 })
  const fitting = places.filter(({ content }) => meets(content.values, filter))
  const menu = sectionsOf(categories, fitting, speech.say('menu.others'))
  const { sections, last, count } = cutMenu(ofPart(menu, part), page, most.onPage)
  const entries = await drawAll<typeof menuItem>(reading, sections.flatMap(dishesIn))
  const drawn = new Map(
    entries.map((entry) => [entry.id, toDish(entry, reading.now, brand, speech)]),
  )
  const dishesOf = (some: readonly ReadPlace[]) =>
    some.flatMap(({ entryId }) => drawn.get(entryId) ?? [])
  return {
    sections: sections.map(({ lists, dishes, ...section }) => ({
      ...section,
      lists: lists.map((list) => ({ ...list, dishes: dishesOf(list.dishes) })),
      dishes: dishesOf(dishes),
    })),
    last,
    count,
    fitting: menu
      .map((section) => ({
        name: section.name,
        path: section.path,
        count: dishesIn(section).length,
      }))
      .filter((one) => one.count > 0),
    diets: dietsAmong(
      places.map(({ content }) => content.values),
      speech.language,
    ),
  }
}

function dishesIn<D>({ lists, dishes }: MenuSection<D>): D[] {
  return [...lists.flatMap((list) => list.dishes), ...dishes]
}

/** The whole menu as it was read: under its headings, on one page. */
export async function loadWholeMenu(
  reading: Reading,
  categories: readonly MenuPart[],
  others: string,
): Promise<MenuSection<ReadPlace>[]> {
  const places = await readEntryPlaces(reading, menuItem, { limit: most.dishes, offset: 0 })
  return ofPart(sectionsOf(categories, places, others), null)
}

function sectionsOf(
  categories: readonly MenuPart[],
  places: readonly ReadPlace[],
  others: string,
): MenuSection<ReadPlace>[] {
  const known = new Set(categories.map(({ id }) => id))
  const rest = { id: 0, name: others, path: '/menu', lists: [] }
  const byCategory = Map.groupBy(places, (place) => {
    const id = categoryOf(place)
    return known.has(id) ? id : rest.id
  })
  return [...categories, rest].map((part) => toSection(part, byCategory.get(part.id) ?? []))
}

function toSection(
  { name, path, lists }: MenuPart,
  places: readonly ReadPlace[],
): MenuSection<ReadPlace> {
  const keys = new Set(lists.map(({ key }) => key))
  return {
    name,
    path,
    lists: lists.map((list) => ({
      ...list,
      dishes: places.filter((place) => listOf(place) === list.key),
    })),
    dishes: places.filter((place) => !keys.has(listOf(place))),
  }
}

/** The id of a dish's category, as it is stored; 0 for none. */
function categoryOf({ content }: ReadPlace): number {
  const [first]: Json[] = Array.isArray(content.values.category) ? content.values.category : []
  const isReference = typeof first === 'object' && first !== null && !Array.isArray(first)
  return isReference && typeof first.id === 'number' ? first.id : 0
}

function listOf({ content: { values } }: ReadPlace): string {
  return folded(typeof values.sub_list === 'string' ? values.sub_list : '')
}

/** The place of a dish in the menu: its category, and the list of it. */
export function placesOf({ values }: DishEntry, categories: readonly MenuPart[]) {
  const category = categories.find(({ id }) => id === values.category[0]?.id)
  const list = category?.lists.find(({ key }) => key === folded(values.sub_list))
  return [category, list].filter((one) => one !== undefined)
}

function folded(name: string): string {
  return name.trim().toLocaleLowerCase()
}
