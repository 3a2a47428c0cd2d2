import type { MenuSection } from './menu-shape.ts'

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
