import type { Collection } from '#catalogue/declaration.ts'
import { importPath } from '#web/admin/api/collection-calls.ts'
import type { ImportMapping } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { type SendOptions, sendFiles } from '#web/admin/media/upload/send-files.ts'

export const acceptedTables = '.csv,.json'
export const acceptedZip = '.zip'

/** The bytes of a chosen file, so that what was previewed is what is imported. */
export interface ChosenTable {
  name: string
  bytes: Blob
}

export interface ImportPhase {
  isDry: boolean
  submits: boolean
  /** What the columns of another system's sheet are for. */
  mapping: ImportMapping | null
  /** Ids of uploaded pictures by the name of their file. */
  pictures?: Readonly<Record<string, number>>
}

/** Reads a chosen file; null where it can no longer be read. */
export async function readChosen(file: File): Promise<ChosenTable | null> {
  try {
    return { name: file.name, bytes: new Blob([await file.arrayBuffer()], { type: file.type }) }
  } catch {
    return null
  }
}

/** Returns why a file cannot be imported, or null. */
export function tableError(name: string): string | null {
  const ends = acceptedTables.split(',')
  return ends.some((end) => name.toLowerCase().endsWith(end)) ? null : t('import.notTable')
}

/** Sends a table. Throws an `ApiError` for every response that is not a success. */
export function sendImport(
  collection: Collection,
  table: ChosenTable | null,
  step: ImportPhase,
  sending: SendOptions,
) {
  return sendFiles(importPath(collection), { body: formOf(table, step) }, sending)
}

export function formOf(table: ChosenTable | null, phase: ImportPhase): FormData {
  const { isDry, submits, mapping, pictures = {} } = phase
  const body = new FormData()
  body.set('dry_run', isDry ? '1' : '0')
  body.set('approval', submits ? '1' : '0')
  if (mapping) {
    const columns = Object.fromEntries(mapping.columns.map((one) => [one.heading, one.field]))
    body.set('mapping', JSON.stringify({ columns, defaults: mapping.defaults }))
  }
  if (Object.keys(pictures).length > 0) body.set('pictures', JSON.stringify(pictures))
  if (table) body.append('file', table.bytes, table.name)
  return body
}
