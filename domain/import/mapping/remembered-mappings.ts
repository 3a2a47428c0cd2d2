import type { Collection } from '#catalogue/declaration.ts'
import { changeFact, findFact } from '#store/facts.ts'
import type { Db, Tx } from '#store/tables.ts'
import type { Mapping } from '../sheet/sheet.ts'
import { headingKey } from './mapping.ts'

/** Mappings that a collection keeps, the last used first. */
const mostStored = 10

interface Remembered {
  headings: string[]
  mapping: Mapping
}

/** Returns the mapping with which a sheet of the same headings was imported before. */
export async function findMapping(
  db: Db,
  collection: Collection,
  cells: readonly string[],
): Promise<Mapping | null> {
  const headings = headingSet(cells)
  const stored = await listStored(db, collection)
  return stored.find((one) => sameHeadings(one.headings, headings))?.mapping ?? null
}

/** Keeps a mapping for the next file with these headings. */
export async function rememberMapping(
  tx: Tx,
  collection: Collection,
  cells: readonly string[],
  mapping: Mapping,
): Promise<void> {
  const headings = headingSet(cells)
  const others = (await listStored(tx, collection)).filter((one) => {
    return !sameHeadings(one.headings, headings)
  })
  const stored: Remembered[] = [{ headings, mapping }, ...others].slice(0, mostStored)
  await changeFact(tx, factOf(collection), JSON.stringify(stored))
}

async function listStored(db: Db, collection: Collection): Promise<Remembered[]> {
  return JSON.parse((await findFact(db, factOf(collection))) ?? '[]')
}

function factOf({ key }: Collection): string {
  return `import_mappings ${key}`
}

/** The order of the columns does not matter. */
function headingSet(cells: readonly string[]): string[] {
  return [...new Set(cells.map(headingKey))].filter((heading) => heading !== '').sort()
}

function sameHeadings(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((heading, at) => heading === other[at])
}
