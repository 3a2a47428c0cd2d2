import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { invalid } from '#domain/problem.ts'
import { csvRows } from './csv-rows.ts'
import { jsonRows } from './json-rows.ts'
import type { HeadingChoice } from './mapping/choose-headings.ts'
import type { Progress } from './progress.ts'
import type { Row } from './row.ts'
import { resolveDays } from './sheet/resolve-cells.ts'
import type { Sheet } from './sheet/sheet.ts'
import { textOf } from './sheet/table-text.ts'

/**
 * Returns the rows of a table: CSV or JSON, by how it begins. Throws `Problem('invalid')` at `file`
 * for anything else, an unknown encoding, unknown headings and too many rows.
 */
export async function readRows(
  choice: HeadingChoice,
  path: string,
  progress: Progress,
): Promise<{ rows: Row[]; sheet: Sheet }> {
  const texts = textOf(path)
  try {
    return await rowsOf(choice, texts, progress)
  } finally {
    // Closes the file also when reading failed in the middle.
    await texts.return(undefined)
  }
}

async function rowsOf(
  choice: HeadingChoice,
  texts: AsyncGenerator<string, undefined>,
  progress: Progress,
): Promise<{ rows: Row[]; sheet: Sheet }> {
  const rows: Row[] = []
  const first = (await texts.next()).value ?? ''
  const sheet: Sheet = { delimiter: null, headings: [], chosen: null }
  const isList = /^\s*[[{]/.test(first)
  const whole = startingWith(first, texts)
  for await (const row of isList
    ? jsonRows(choice.collection, whole)
    : csvRows(choice, whole, sheet)) {
    if (rows.length >= limits.imported)
      throw invalid({ file: [fill(importMessages.tooManyRows, { most: limits.imported })] })
    rows.push(row)
    if (rows.length % 100 === 0) await progress.step()
  }
  resolveDays(rows, sheet)
  if (rows.length === 0) throw invalid({ file: [importMessages.empty] })
  return { rows, sheet }
}

async function* startingWith(first: string, texts: AsyncIterable<string>) {
  yield first
  yield* texts
}
