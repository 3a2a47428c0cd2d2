import { limits } from '#catalogue/limits.ts'
import type { Imported } from './import-entries.ts'
import type { Refusal } from './row.ts'

/** What is said of an import. */
export interface Told {
  counts: Imported['counts']
  /** What becomes of each but the unchanged: the refused ones first, and no more than a thousand. */
  rows: ToldRow[]
}

interface ToldRow {
  row: number
  /** Null of a new entry. */
  id: number | null
  title: string
  outcome: 'new' | 'changed' | 'refused'
  refusals: Refusal[]
}

/** No more is put together than is shown: a file may have thousands. */
export function told({ rows, counts }: Imported): Told {
  const refused = toldOf(rows, 'refused').take(limits.importedShown).toArray()
  const taken = toldOf(rows, 'new', 'changed').take(limits.importedShown - refused.length)
  return { counts, rows: [...refused, ...taken] }
}

function toldOf(rows: Imported['rows'], ...outcomes: ToldRow['outcome'][]) {
  return rows.values().flatMap(({ number: row, entryId: id, title, outcome: came, refusals }) => {
    const outcome = outcomes.find((one) => one === came)
    return outcome === undefined ? [] : [{ row, id, title, outcome, refusals }]
  })
}
