import { menuItem } from '#catalogue/collections/menu-item.ts'
import { type GroupedLocation, isSoldAt } from '#catalogue/collections/overrides/sold-at.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import type { Language } from '#catalogue/languages.ts'
import { levelOf } from '#catalogue/menu-law/allergen-names.ts'
import type { DocumentRead } from '#domain/reading/reading.ts'
import type { MenuSection } from '#web/site/menu/menu-parts.ts'
import { kindNames } from '#web/site/menu-items/allergen-levels.ts'

/** Menu items of a category with their allergen levels. */
export interface RowGroup {
  name: string
  rows: {
    id: number
    title: string
    path: string
    levelOf: (allergen: string) => string
    /** The foods that are meant, in the language of the page. */
    kindsOf: (allergen: string) => readonly string[]
  }[]
}

/** Returns the menu items by category; with a restaurant, those that it sells. */
export function toRowGroups(
  sections: readonly MenuSection<DocumentRead>[],
  language: Language,
  restaurant: GroupedLocation | null,
): RowGroup[] {
  const groups = sections.map(({ name, lists, menuItems }) => ({
    name,
    rows: [...lists.flatMap((list) => list.menuItems), ...menuItems]
      .filter((read) => restaurant === null || isSoldAt(read.content.values, restaurant))
      .map((read) => toRow(read, language)),
  }))
  return groups.filter(({ rows }) => rows.length > 0)
}

function toRow(
  { declaration, entryId: id, slug, content: { values } }: DocumentRead,
  language: Language,
) {
  const things = menuItem.fields.find(({ key }) => key === 'allergens')?.levels?.items ?? []
  return {
    id,
    title: typeof values.title === 'string' ? values.title : '',
    path: entryPath(declaration, id, slug) ?? '/menu',
    levelOf: (allergen: string) => levelOf(values.allergens, allergen),
    kindsOf(allergen: string) {
      const thing = things.find(({ value }) => value === allergen)
      return thing ? kindNames(values.allergens, thing, language) : []
    },
  }
}
