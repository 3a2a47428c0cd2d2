import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import type { Imported } from './import-entries.ts'
import type { TranslatedText } from './planned.ts'
import type { RowError } from './row.ts'

/** The result of an import. */
export interface ImportReport {
  counts: Imported['counts']
  mapping: Imported['mapping']
  /** The outcome of each row but the unchanged: rejected ones first, at most a thousand. */
  rows: ReportedRow[]
  /** Each problem once with all its rows, in the order of the table. */
  problems: ReportedProblem[]
  /** Names of pictures that belong to no row. */
  unmatched: string[]
}

interface ReportedProblem extends RowError {
  /** Number of rows. */
  count: number
  /** Ranges of row numbers. */
  rows: [first: number, last: number][]
}

interface ReportedRow {
  row: number
  /** Null of a new entry. */
  id: number | null
  title: string
  outcome: 'new' | 'changed' | 'refused'
  errors: RowError[]
  text: TranslatedText | null
}

/** Returns the report, no longer than what is shown: a file may have thousands of rows. */
export function importReport({ rows, counts, mapping, unmatched = [] }: Imported): ImportReport {
  const rejected = rowsWith(rows, 'refused').take(limits.rowsListed).toArray()
  const written = rowsWith(rows, 'new', 'changed').take(limits.rowsListed - rejected.length)
  return { counts, mapping, rows: [...rejected, ...written], problems: problemsOf(rows), unmatched }
}

/** Files that one problem names, at most. */
const maxNamed = 12

function problemsOf(rows: Imported['rows']): ReportedProblem[] {
  const problems = new Map<string, ReportedProblem>()
  const missing = new Map<string, Set<string>>()
  for (const { number, errors } of rows) {
    for (const error of errors) {
      const file = missingFile(error)
      const key = `${error.column} ${file === null ? JSON.stringify(error.sentence) : ''}`
      if (file !== null) missing.set(key, (missing.get(key) ?? new Set()).add(file))
      const reported = problems.get(key)
      if (reported) addRow(reported, number)
      else if (problems.size < limits.problemsListed)
        problems.set(key, { ...error, count: 1, rows: [[number, number]] })
    }
  }
  return [...problems].map(([key, problem]) => {
    const files = [...(missing.get(key) ?? [])]
    return files.length < 2 ? problem : { ...problem, sentence: sentenceOn(files) }
  })
}

/** Returns the name of a file that is not in the library: a table may lack hundreds, told together. */
function missingFile({ sentence: { key, values } }: RowError): string | null {
  return key === importMessages.noSuchFile.key ? String(values.value) : null
}

function sentenceOn(files: readonly string[]) {
  const names = [...files.slice(0, maxNamed), ...(files.length > maxNamed ? ['…'] : [])]
  return fill(importMessages.noSuchFiles, { count: files.length, names })
}

function addRow(problem: ReportedProblem, number: number): void {
  const last = problem.rows.at(-1)
  if (last?.[1] === number) return
  problem.count += 1
  if (last?.[1] === number - 1) last[1] = number
  else problem.rows.push([number, number])
}

function rowsWith(rows: Imported['rows'], ...outcomes: ReportedRow['outcome'][]) {
  return rows.values().flatMap((planned) => {
    const { number: row, entryId: id, title, errors, text = null } = planned
    const outcome = outcomes.find((one) => one === planned.outcome)
    return outcome === undefined ? [] : [{ row, id, title, outcome, errors, text }]
  })
}
