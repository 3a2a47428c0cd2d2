import type { Message } from '#catalogue/messages/message.ts'
import type { TranslationImport } from '#domain/import/translations/import-translations.ts'
import { Problem } from '#domain/problem.ts'
import { storeFailure } from '#domain/store-failure.ts'
import type { StoreLocation } from '#store/store.ts'
import { StoreBusy, StoreFull, storeError } from '#store/store-errors.ts'
import type { Import } from '../import-entries.ts'
import type { ImportReport } from '../import-report.ts'
import type { RowError } from '../row.ts'
import { packed, unpacked } from './packed.ts'

/** An import for the child process, and the location of the store. */
export interface Work {
  location: StoreLocation
  /** With the collection's key, or of translations. */
  input: (Omit<Import, 'collection'> & { collection: string }) | TranslationImport
}

/** Sent to the process to cancel the import. */
export const cancelMessage = 'cancel'

/** The process sends its progress from time to time, and the outcome at the end. */
export type Reply =
  | { done: number; total: number }
  | { isCommitting: true }
  | PackedReport
  | { failed: Failure }

/** Only errors contain sentences. */
interface PackedReport {
  counts: ImportReport['counts']
  mapping: ImportReport['mapping']
  unmatched: string[]
  rows: (Omit<ImportReport['rows'][number], 'errors'> & { errors: unknown })[]
  problems: unknown
}

/** An error in the form in which it is sent between processes. */
type Failure =
  | { problem: unknown }
  | { store: 'busy' | 'full'; part: StoreBusy['part']; why: string }
  /** A bug, or a database that is damaged. */
  | { why: string; code: unknown; errcode: unknown }

export function reportReply({ rows, problems, ...rest }: ImportReport): Reply {
  const packedRows = rows.map((row) => ({ ...row, errors: packed(row.errors) }))
  return { ...rest, rows: packedRows, problems: packed(problems) }
}

export function reportIn({ rows, problems, ...rest }: PackedReport): ImportReport {
  const unpackedRow = (row: PackedReport['rows'][number]) => {
    return { ...row, errors: unpacked(row.errors) as RowError[] }
  }
  return {
    ...rest,
    rows: rows.map(unpackedRow),
    problems: unpacked(problems) as ImportReport['problems'],
  }
}

export function failedReply(error: unknown): Reply {
  return { failed: failureOf(error) }
}

function failureOf(error: unknown): Failure {
  if (error instanceof Problem) {
    const { code, userMessage: sentence, details } = error
    return { problem: packed({ code, sentence, details }) }
  }
  const failure = storeFailure(error)
  const cause = storeError(error)
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
  if (failure === 'busy' || failure === 'full') {
    const part = cause instanceof StoreBusy || cause instanceof StoreFull ? cause.part : 'database'
    return { store: failure, part, why }
  }
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return { why, code, errcode }
}

/** Returns the error of the other process, to be thrown here. */
export function thrownIn({ failed }: { failed: Failure }): Error {
  if ('problem' in failed) {
    const { code, sentence, details } = unpacked(failed.problem) as {
      code: Problem['code']
      sentence: Message
      details: Problem['details']
    }
    return new Problem(code, sentence, details)
  }
  const cause = new Error(failed.why)
  if ('store' in failed) {
    const { part } = failed
    return new (failed.store === 'full' ? StoreFull : StoreBusy)('it said so to an import', {
      cause,
      part,
    })
  }
  const { code, errcode } = failed
  return Object.assign(new Error('an import failed', { cause }), { code, errcode })
}
