import { referenceCategories } from '#catalogue/collections/reference-categories.ts'
import type { CellName } from '#catalogue/spreadsheet/unread.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { listEntriesByTitle } from '#store/content/entry-titles.ts'
import { listMediaByName } from '#store/media/media-names.ts'
import type { Db } from '#store/tables.ts'

/** Something that a cell may name. */
export interface Named {
  id: number
  name: string
}

/** The key of the collection that a category lists. */
export function collectionOf(category: number): string {
  return referenceCategories.find(({ id }) => id === category)?.collection ?? ''
}

/**
 * Finds what has these names, by each name: entries of a category, or files of the library. The very
 * name goes before one with other case and accents, what guests see before what they do not.
 */
export async function findNamed(
  db: Db,
  among: CellName['among'],
  names: readonly string[],
): Promise<(name: string) => Named[]> {
  const found =
    among === 'media'
      ? (await listMediaByName(db, names)).map((one) => ({ ...one, isLive: true }))
      : (await listEntriesByTitle(db, collectionOf(among), names)).map(({ title, ...one }) => {
          return { ...one, name: title }
        })
  return (name) => {
    const alike = found.filter((one) => foldText(one.name) === foldText(name))
    const exact = alike.filter((one) => one.name === name)
    const best = exact.length > 0 ? exact : alike
    const live = best.filter(({ isLive }) => isLive)
    return (live.length > 0 ? live : best).map(({ id, name: own }) => ({ id, name: own }))
  }
}
