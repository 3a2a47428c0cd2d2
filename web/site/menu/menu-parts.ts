import type { MenuItem } from '#web/site/menu-items/load-menu-items.ts'

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
export interface MenuSection<D = MenuItem> {
  name: string
  path: string
  lists: { name: string; path: string; dishes: D[] }[]
  /** Those that are on none of its lists. */
  dishes: D[]
}

/** `/menu?val={place}&name={name}` (specification section 2, "Public routes"). */
export function menuPath(place: number, name: string): string {
  return `/menu?${new URLSearchParams({ val: String(place), name })}`
}

/** The table of all dishes and their allergens. */
export const allergensPath = '/menu/allergens'

/** A category, or one of its lists. */
export interface MatchingMenuPart {
  path: string
  category: MenuPart
  list: MenuList | null
}

interface MenuPartQuery {
  /** The place of the category, or of the list in its category. */
  val?: string | undefined
  /** What it is called. */
  name?: string | undefined
}

/**
 * The category or list that an address asks for: by its name, whatever its case; of several that are
 * called alike the one at that place, and without a name the category at it. Null: there is none.
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
 * The same by what it is called in any language: the first one's parts are the page's own, the others
 * are only looked through.
 */
export function findPartInLanguages(
  [own = [], ...others]: readonly (readonly MenuPart[])[],
  asked: MenuPartQuery,
): MatchingMenuPart | null {
  const found = findPart(own, asked)
  if (found) return found
  for (const other of others) {
    const alike = findPart(other, asked)
    const category = own.find(({ id }) => id === alike?.category.id)
    const list = category?.lists.find(({ key }) => key === alike?.list?.key) ?? null
    if (category && (list || !alike?.list)) return { path: (list ?? category).path, category, list }
  }
  return null
}

/** What of the menu an address asks for. */
export function selectPart<D>(
  menu: readonly MenuSection<D>[],
  part: MatchingMenuPart | null,
): MenuSection<D>[] {
  if (part === null) return menu.filter(hasDishes).map(withoutEmpty)
  const section = menu.find(({ path }) => path === part.category.path)
  if (!section) return []
  if (part.list === null) return [withoutEmpty(section)]
  const list = section.lists.find(({ path }) => path === part.list?.path)
  return [{ ...section, ...part.list, lists: [], dishes: list?.dishes ?? [] }]
}

function withoutEmpty<D>(section: MenuSection<D>): MenuSection<D> {
  return { ...section, lists: section.lists.filter(({ dishes }) => dishes.length > 0) }
}

function hasDishes({ dishes, lists }: MenuSection<unknown>): boolean {
  return dishes.length > 0 || lists.some((list) => list.dishes.length > 0)
}

/** Returns a name as lists of a menu are told apart by it; it is part of their addresses. */
export function listKey(name: string): string {
  return name.trim().toLowerCase()
}

/**
 * A page of a menu that is longer than one: its dishes one after the other as they stand, under the
 * headings that they stand under.
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
      .map((list) => ({ ...list, dishes: part.take(list.dishes) }))
      .filter(({ dishes }) => dishes.length > 0),
    dishes: part.take(section.dishes),
  }))
  return { sections: cut.filter((section) => countOf(section) > 0), last, count }
}

/** What of some lists, one after the other, lies between two places. */
class Slicer {
  #passed = 0
  readonly #from: number
  readonly #to: number

  constructor(from: number, to: number) {
    this.#from = from
    this.#to = to
  }

  take<D>(dishes: readonly D[]): D[] {
    const [from, to] = [this.#from - this.#passed, this.#to - this.#passed]
    this.#passed += dishes.length
    return dishes.slice(Math.max(0, from), Math.max(0, to))
  }
}

function countOf({ lists, dishes }: MenuSection<unknown>): number {
  return lists.reduce((sum, list) => sum + list.dishes.length, dishes.length)
}
