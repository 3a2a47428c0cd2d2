import type { Diet, MenuItem } from '#web/site/menu-items/load-menu-items.ts'

export interface MenuList {
  name: string
  path: string
  /** Name in the first language of the brand, by which menu items refer to it. */
  key: string
}

export interface MenuPart {
  id: number
  name: string
  path: string
  lists: MenuList[]
}

/** The menu items under one heading. */
export interface MenuSection<D = MenuItem> {
  name: string
  path: string
  lists: { name: string; path: string; menuItems: D[] }[]
  /** Items on none of the lists. */
  menuItems: D[]
}

/** Returns `/menu?val={place}&name={name}` (specification section 2, "Public routes"). */
export function menuPath(place: number, name: string): string {
  return `/menu?${new URLSearchParams({ val: String(place), name })}`
}

export const allergensPath = '/menu/allergens'

export interface MatchingMenuPart {
  path: string
  category: MenuPart
  list: MenuList | null
}

interface MenuPartQuery {
  /** Index of the category, or of the list in its category. */
  val?: string | undefined
  name?: string | undefined
}

/**
 * Finds a category or list by name, ignoring case. Of several with the same name the one at that
 * index wins; without a name the category at it. Null: none.
 */
function findPart(
  categories: readonly MenuPart[],
  { val, name }: MenuPartQuery,
): MatchingMenuPart | null {
  const place = val === undefined ? null : Number(val)
  if (name === undefined) {
    const category = place === null ? undefined : categories[place]
    return category ? { path: category.path, category, list: null } : null
  }
  const all = categories.flatMap(
    (category, nth): (MatchingMenuPart & { at: number; name: string })[] => [
      { path: category.path, category, list: null, at: nth, name: category.name },
      ...category.lists.map((list, inner) => {
        return { path: list.path, category, list, at: inner, name: list.name }
      }),
    ],
  )
  const alike = all.filter((one) => listKey(one.name) === listKey(name))
  return alike.find(({ at }) => at === place) ?? alike[0] ?? null
}

/**
 * Finds a part by its name in any language and returns it in the language of the page, which comes
 * first.
 */
export function findPartInLanguages(
  [own = [], ...others]: readonly (readonly MenuPart[])[],
  asked: MenuPartQuery,
): MatchingMenuPart | null {
  const part = findPart(own, asked)
  if (part) return part
  for (const other of others) {
    const alike = findPart(other, asked)
    const category = own.find(({ id }) => id === alike?.category.id)
    const list = category?.lists.find(({ key }) => key === alike?.list?.key) ?? null
    if (category && (list || !alike?.list)) return { path: (list ?? category).path, category, list }
  }
  return null
}

/** Returns the sections of a part; null is the whole menu. */
export function selectPart<D>(
  menu: readonly MenuSection<D>[],
  part: MatchingMenuPart | null,
): MenuSection<D>[] {
  if (part === null) return menu.filter(hasMenuItems).map(withoutEmpty)
  const section = menu.find(({ path }) => path === part.category.path)
  if (!section) return []
  if (part.list === null) return [withoutEmpty(section)]
  const list = section.lists.find(({ path }) => path === part.list?.path)
  return [{ ...section, ...part.list, lists: [], menuItems: list?.menuItems ?? [] }]
}

function withoutEmpty<D>(section: MenuSection<D>): MenuSection<D> {
  return { ...section, lists: section.lists.filter(({ menuItems }) => menuItems.length > 0) }
}

function hasMenuItems({ menuItems, lists }: MenuSection<unknown>): boolean {
  return menuItems.length > 0 || lists.some((list) => list.menuItems.length > 0)
}

/** Returns the diets of every item of a page: they are said once, not on each. */
export function sharedDiets(sections: readonly MenuSection[]): Diet[] {
  const items = sections.flatMap(({ lists, menuItems }) => [
    ...lists.flatMap((list) => list.menuItems),
    ...menuItems,
  ])
  if (items.length < 2) return []
  return (items[0]?.dietMarks ?? []).filter(({ value }) => {
    return items.every(({ dietMarks }) => dietMarks.some((one) => one.value === value))
  })
}

export function withoutDiets(item: MenuItem, said: readonly Diet[]): MenuItem {
  const isUnsaid = (label: string) => said.every((one) => one.label !== label)
  return {
    ...item,
    diets: item.diets.filter(isUnsaid),
    dietMarks: item.dietMarks.filter(({ value }) => said.every((one) => one.value !== value)),
  }
}

/** Returns the key by which the lists of a menu differ; it is part of their addresses. */
export function listKey(name: string): string {
  return name.trim().toLowerCase()
}

/**
 * Returns one page of a long menu, with items in order under their headings.
 *
 * @param page from 1
 */
export function paginateMenu<D>(
  sections: readonly MenuSection<D>[],
  page: number,
  perPage: number,
): { sections: MenuSection<D>[]; last: number; count: number } {
  const count = sections.reduce((sum, section) => sum + countOf(section), 0)
  const last = Math.max(1, Math.ceil(count / perPage))
  if (last === 1) return { sections: [...sections], last, count }
  const part = new Slicer((page - 1) * perPage, page * perPage)
  const cut = sections.map((section) => ({
    ...section,
    lists: section.lists
      .map((list) => ({ ...list, menuItems: part.take(list.menuItems) }))
      .filter(({ menuItems }) => menuItems.length > 0),
    menuItems: part.take(section.menuItems),
  }))
  return { sections: cut.filter((section) => countOf(section) > 0), last, count }
}

/** Takes a range out of several lists in a row. */
class Slicer {
  #passed = 0
  readonly #from: number
  readonly #to: number

  constructor(from: number, to: number) {
    this.#from = from
    this.#to = to
  }

  take<D>(menuItems: readonly D[]): D[] {
    const [from, to] = [this.#from - this.#passed, this.#to - this.#passed]
    this.#passed += menuItems.length
    return menuItems.slice(Math.max(0, from), Math.max(0, to))
  }
}

function countOf({ lists, menuItems }: MenuSection<unknown>): number {
  return lists.reduce((sum, list) => sum + list.menuItems.length, menuItems.length)
}
