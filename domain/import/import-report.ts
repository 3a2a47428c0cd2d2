import { limits } from '#catalogue/limits.ts'
import type { Imported } from './import-entries.ts'
import type { Refusal } from './row.ts'

/** What is said of an import. */
export interface ImportReport {
  counts: Imported['counts']
  /** What becomes of each but the unchanged: the refused ones first, and no more than a thousand. */
  rows: ToldRow[]
  /** What is wrong, each once with all the rows of which it is said, in the order of the table. */
  problems: ToldProblem[]
}

interface ToldProblem extends Refusal {
  /** How many rows there are. */
  count: number
  /** Their numbers, those that follow each other as one: the first and the last. */
  rows: [first: number, last: number][]
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
export function importReport({ rows, counts }: Imported): ImportReport {
  const refused = toldOf(rows, 'refused').take(limits.importedShown).toArray()
  const taken = toldOf(rows, 'new', 'changed').take(limits.importedShown - refused.length)
  return { counts, rows: [...refused, ...taken], problems: problemsOf(rows) }
}

function problemsOf(rows: Imported['rows']): ToldProblem[] {
  const problems = new Map<string, ToldProblem>()
  for (const { number, refusals } of rows) {
    for (const refusal of refusals) {
      const key = `${refusal.column} ${JSON.stringify(refusal.sentence)}`
      const known = problems.get(key)
      if (known) addRow(known, number)
      else if (problems.size < limits.refusalsShown)
        problems.set(key, { ...refusal, count: 1, rows: [[number, number]] })
    }
  }
  return [...problems.values()]
}

function addRow(problem: ToldProblem, number: number): void {
  const last = problem.rows.at(-1)
  if (last?.[1] === number) return
  problem.count += 1
  if (last?.[1] === number - 1) last[1] = number
  else problem.rows.push([number, number])
}

function toldOf(rows: Imported['rows'], ...outcomes: ToldRow['outcome'][]) {
  return rows.values().flatMap(({ number: row, entryId: id, title, outcome: came, refusals }) => {
    const outcome = outcomes.find((one) => one === came)
    return outcome === undefined ? [] : [{ row, id, title, outcome, refusals }]
  })
}
