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
import { planRows } from './plan-rows.ts'
import type { Planned } from './planned.ts'
import type { Progress } from './progress.ts'
import { readRows } from './read-rows.ts'
import { writeRefused } from './sheet/write-refused.ts'
import { writeRows } from './write-rows.ts'

export interface Import {
  collection: Collection
  actor: Actor
  now: string
  /** Where the file lies. */
  path: string
  /** Only look at it. */
  isDry: boolean
  /** Submit what comes in, together. */
  submits: boolean
  /** Where a file of the refused rows is written, with what is wrong with them in a language. */
  refusedTo?: { path: string; language: Language }
}

/** What an import comes to. */
export interface Imported {
  rows: Planned[]
  counts: Record<Planned['outcome'], number>
}

/**
 * Takes a table's rows in as drafts, all of them or none: what is wrong with them is found first, and
 * only what is right is written, in one transaction. It leaves nobody else the thread (`apart/`). Refuses what cannot be read and, unless it is
 * only looked at, any wrong row (422, by row and column); what has changed meanwhile (409).
 */
export async function importEntries(
  store: Pick<Store, 'db' | 'write'>,
  { path, isDry, refusedTo, ...asked }: Import,
  progress: Progress,
): Promise<Imported> {
  const { collection, submits, now } = asked
  const region = await readBrandRegion(startReading(store.db, now))
  const { rows: found, sheet } = await readRows(collection, path, region.currency, progress)
  progress.total = isDry ? found.length : found.length * 2
  const rows = await planRows(store.db, { ...asked, region }, found, progress)
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  if (refusedTo) await writeRefused(refusedTo, sheet, found, rows)
  if (isDry) return { rows, counts }
  if (counts.refused > 0) throw refusal(rows, counts.refused)
  const drafts = rows.flatMap(({ draft }) => draft ?? [])
  progress.total = found.length + drafts.length
  await store.write(async (tx) => {
    await writeRows(tx, { ...asked, submits }, drafts, progress)
    await progress.beforeCommit()
  })
  return { rows, counts }
}

/** By row and column: `12.title`. */
function refusal(rows: readonly Planned[], refused: number): Problem {
  const errors: FieldErrors = {}
  for (const { number, refusals } of rows) {
    if (Object.keys(errors).length >= limits.refusalsShown) break
    for (const { column, sentence } of refusals) {
      const name = column === '' ? String(number) : `${number}.${column}`
      errors[name] = [...(errors[name] ?? []), sentence]
    }
  }
  return new Problem('invalid', fill(importMessages.refused, { refused }), { errors })
}
