import { referredType } from '#catalogue/collections/referred-type.ts'
import type { CellName } from '#catalogue/spreadsheet/unread.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { listEntriesByTitle } from '#store/content/entry-titles.ts'
import { listMediaByName } from '#store/media/media-names.ts'
import type { Db } from '#store/tables.ts'

/** An entry or file that a cell names. */
export interface NamedTarget {
  id: number
  name: string
}

/**
 * Returns a function that finds entries of a category, or files, by name. An exact name goes before
 * other case and accents, what is live before what is not.
 */
export async function findByName(
  db: Db,
  among: CellName['among'],
  names: readonly string[],
): Promise<(name: string) => NamedTarget[]> {
  const targets =
    among === 'media'
      ? (await listMediaByName(db, names)).map((one) => ({ ...one, isLive: true }))
      : (await listEntriesByTitle(db, referredType(among), names)).map(({ title, ...one }) => {
          return { ...one, name: title }
        })
  return (name) => {
    const matches = targets.filter((one) => foldText(one.name) === foldText(name))
    const exact = matches.filter((one) => one.name === name)
    const best = exact.length > 0 ? exact : matches
    const live = best.filter(({ isLive }) => isLive)
    return (live.length > 0 ? live : best).map(({ id, name: own }) => ({ id, name: own }))
  }
}
