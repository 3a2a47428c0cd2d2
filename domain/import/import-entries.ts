import { randomUUID } from 'node:crypto'
import type { Collection } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import { readBrandRegion } from '#domain/reading/read-brand-region.ts'
import { startReading } from '#domain/reading/reading.ts'
import type { Store } from '#store/store.ts'
import { sourceColumn } from './mapping/mapping.ts'
import { findMapping, rememberMapping } from './mapping/remembered-mappings.ts'
import { matchPictures, type PictureIds } from './match-pictures.ts'
import { planRows } from './plan-rows.ts'
import type { Planned } from './planned.ts'
import type { Progress } from './progress.ts'
import { readRows } from './read-rows.ts'
import type { Mapping, ReportedMapping, Sheet } from './sheet/sheet.ts'
import { writeRejectedRows } from './sheet/write-rejected-rows.ts'
import { writeRows } from './write-rows.ts'

export interface Import {
  collection: Collection
  actor: Actor
  now: string
  /** Path of the file; null where only pictures are assigned. */
  path: string | null
  /** Only plan, write nothing. */
  isDry: boolean
  /** Submit the drafts too. */
  submits: boolean
  /** What the columns of another system's sheet are for; kept for its next file. */
  mapping: Mapping | null
  /** Uploaded pictures, for the rows that name them or that they are called by. */
  pictures?: PictureIds
  /** Path of a file of the rejected rows, and the language of the reasons in it. */
  rejectedTo?: { path: string; language: Language }
}

export interface Imported {
  rows: Planned[]
  counts: Record<Planned['outcome'], number>
  /** Null for a table of our own. */
  mapping: ReportedMapping | null
  /** Names of pictures that belong to no row. */
  unmatched?: string[]
}

/**
 * Imports the rows of a table as drafts in one transaction, after all rows were planned. Runs in a
 * process of its own (`importInProcess`). Throws `Problem('invalid')` for an unreadable file and,
 * unless `isDry`, for any rejected row, and `Problem('conflict')` when something has changed since
 * it was planned.
 */
export async function importEntries(
  store: Pick<Store, 'db' | 'write'>,
  { path, isDry, rejectedTo, pictures, ...input }: Import,
  progress: Progress,
): Promise<Imported> {
  const { collection, submits, now, mapping } = input
  const region = await readBrandRegion(startReading(store.db, now))
  const choice = {
    collection,
    region,
    isDry,
    mapping,
    findMapping: (cells: readonly string[]) => findMapping(store.db, collection, cells),
  }
  const { rows: typed, sheet } =
    path === null ? { rows: [], sheet: noSheet } : await readRows(choice, path, progress)
  const { rows: read, unmatched } = await matchPictures(store.db, choice, typed, pictures ?? {})
  progress.total = isDry ? read.length : read.length * 2
  const rows = await planRows(store.db, { ...input, region }, read, progress)
  nameSourceColumns(rows, sheet)
  const reported = sheet.chosen?.reported ?? null
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  if (rejectedTo) await writeRejectedRows(rejectedTo, sheet, read, rows)
  if (isDry) return { rows, counts, mapping: reported, unmatched }
  if (counts.refused > 0) throw rejectedRowsProblem(rows, counts.refused)
  const written = rows.filter(({ draft, groupIds }) => draft !== null || groupIds !== undefined)
  progress.total = read.length + written.length
  await store.write(async (tx) => {
    await writeRows(tx, { ...input, submits, batch: randomUUID() }, written, progress)
    if (mapping && sheet.chosen) await rememberMapping(tx, collection, sheet.headings, mapping)
    await progress.beforeCommit()
  })
  return { rows, counts, mapping: reported, unmatched }
}

const noSheet: Sheet = { delimiter: null, headings: [], chosen: null }

/** Names the columns of errors by the headings of the file where they are not ours. */
function nameSourceColumns(rows: readonly Planned[], { chosen }: Sheet): void {
  if (!chosen?.mapping) return
  for (const { errors } of rows)
    for (const error of errors) error.column = sourceColumn(chosen.headings, error.column)
}

/** Returns the problem with the errors by row and column: `12.title`. */
function rejectedRowsProblem(rows: readonly Planned[], rejected: number): Problem {
  const errors: FieldErrors = {}
  for (const { number, errors: rowErrors } of rows) {
    if (Object.keys(errors).length >= limits.problemsListed) break
    for (const { column, sentence } of rowErrors) {
      const name = column === '' ? String(number) : `${number}.${column}`
      errors[name] = [...(errors[name] ?? []), sentence]
    }
  }
  return new Problem('invalid', fill(importMessages.refused, { refused: rejected }), { errors })
}
