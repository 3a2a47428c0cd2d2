import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { drawEntries } from '#domain/reading/draw-entries.ts'
import { inLanguage, type Reading } from '#domain/reading/reading.ts'
import { type Dish, type DishEntry, toDish } from '#web/site/dishes/load-dishes.ts'
import type { Speech } from '#web/site/speech.tsx'
import { menuPath } from './menu-path.ts'

/** A list of a category, by the name that dishes call it by too. */
export interface MenuList {
  name: string
  path: string
  /** In the brand's first language. */
  key: string
}

/** A category of the menu. */
export interface MenuPart {
  id: number
  name: string
  path: string
  lists: MenuList[]
}

/** What of the menu stands under one heading. */
export interface MenuSection {
  name: string
  path: string
  lists: { name: string; path: string; dishes: Dish[] }[]
  /** Those that are on none of its lists. */
  dishes: Dish[]
}

/** How many categories and dishes are shown at most. */
const most = { categories: 100, dishes: 500 }

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

/** All dishes under their categories and lists; those of no category that is live come last. */
export async function loadMenu(
  reading: Reading,
  categories: readonly MenuPart[],
  speech: Speech,
): Promise<MenuSection[]> {
  const entries = await drawEntries(reading, menuItem, { limit: most.dishes, offset: 0 })
  const known = new Set(categories.map(({ id }) => id))
  const isIn = (entry: DishEntry, id: number) => entry.values.category[0]?.id === id
  const sections = categories.map((category) => {
    return toSection(
      category,
      entries.filter((entry) => isIn(entry, category.id)),
      speech,
    )
  })
  const others = entries.filter(({ values }) => !known.has(values.category[0]?.id ?? 0))
  const rest = { id: 0, name: speech.say('menu.others'), path: '/menu', lists: [] }
  return [...sections, toSection(rest, others, speech)]
}

function toSection(
  { name, path, lists }: MenuPart,
  entries: readonly DishEntry[],
  speech: Speech,
): MenuSection {
  const dishesOf = (isHere: (key: string) => boolean) =>
    entries
      .filter(({ values }) => isHere(folded(values.sub_list)))
      .map((entry) => toDish(entry, speech))
  const keys = new Set(lists.map(({ key }) => key))
  return {
    name,
    path,
    lists: lists.map((list) => ({ ...list, dishes: dishesOf((key) => key === list.key) })),
    dishes: dishesOf((key) => !keys.has(key)),
  }
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
