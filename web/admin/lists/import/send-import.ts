import type { Collection } from '#catalogue/declaration.ts'
import { importPath } from '#web/admin/api/collection-calls.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { type Sending, sendFiles } from '#web/admin/media/upload/send-files.ts'

/** What a browser offers to choose. */
export const acceptedTables = '.csv,.json'

/** A table as it was when it was chosen: what is shown before is what is brought in afterwards. */
export interface ChosenTable {
  name: string
  bytes: Blob
}

export interface ImportPhase {
  /** Only look at it. */
  isDry: boolean
  /** Submit what comes in, together. */
  submits: boolean
}

/** Null where the file cannot be read any more. */
export async function readChosen(file: File): Promise<ChosenTable | null> {
  try {
    return { name: file.name, bytes: new Blob([await file.arrayBuffer()], { type: file.type }) }
  } catch {
    return null
  }
}

/** Why a file need not even be sent, or null. */
export function refusalOfTable(name: string): string | null {
  const ends = acceptedTables.split(',')
  return ends.some((end) => name.toLowerCase().endsWith(end)) ? null : t('import.notTable')
}

/** Throws a `Refusal` for every answer that is not a success. */
export function sendImport(
  collection: Collection,
  table: ChosenTable,
  step: ImportPhase,
  sending: Sending,
) {
  return sendFiles(importPath(collection), { body: formOf(table, step) }, sending)
}

/** What a call about a table takes. */
export function formOf({ name, bytes }: ChosenTable, { isDry, submits }: ImportPhase): FormData {
  const body = new FormData()
  body.set('dry_run', isDry ? '1' : '0')
  body.set('approval', submits ? '1' : '0')
  body.append('file', bytes, name)
  return body
}
