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
