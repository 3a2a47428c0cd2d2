import { levelOf } from '#catalogue/collections/allergens.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import type { DocumentRead } from '#domain/reading/reading.ts'
import type { MenuSection } from '#web/site/menu/menu-parts.ts'

/** Menu items of a category with their allergen levels. */
export interface RowGroup {
  name: string
  rows: { id: number; title: string; path: string; levelOf: (allergen: string) => string }[]
}

export function toRowGroups(sections: readonly MenuSection<DocumentRead>[]): RowGroup[] {
  return sections.map(({ name, lists, menuItems }) => ({
    name,
    rows: [...lists.flatMap((list) => list.menuItems), ...menuItems].map(toRow),
  }))
}

function toRow({ declaration, entryId: id, slug, content: { values } }: DocumentRead) {
  return {
    id,
    title: typeof values.title === 'string' ? values.title : '',
    path: entryPath(declaration, id, slug) ?? '/menu',
    levelOf: (allergen: string) => levelOf(values.allergens, allergen),
  }
}
