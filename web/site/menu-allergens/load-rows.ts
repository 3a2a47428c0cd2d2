import { levelOf } from '#catalogue/collections/allergens.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import type { DocumentRead } from '#domain/reading/reading.ts'
import type { MenuSection } from '#web/site/menu/menu-parts.ts'

/** The dishes of a category, each with the levels of what is in it. */
export interface RowGroup {
  name: string
  rows: { id: number; title: string; path: string; levelOf: (allergen: string) => string }[]
}

/** The menu as rows of a table: its categories, and under each its dishes as they stand there. */
export function toRowGroups(sections: readonly MenuSection<DocumentRead>[]): RowGroup[] {
  return sections.map(({ name, lists, dishes }) => ({
    name,
    rows: [...lists.flatMap((list) => list.dishes), ...dishes].map(toRow),
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
