import type { MenuList, MenuPart, MenuSection } from './menu-shape.ts'

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
