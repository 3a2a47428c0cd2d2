import type { Message } from '#catalogue/messages/message.ts'

/** A row of an imported table. */
export interface Row {
  /** From 1: the heading of a sheet, the first entry of a list. */
  number: number
  /** The entry that it names, or null. */
  id: number | null
  /** Body of the save. */
  sent: Record<string, unknown>
  /** Its cells as written, or the text of an entry in a list. */
  raw: readonly string[] | string
  errors: RowError[]
  /** Names of the groups that a restaurant is to be in by hand; undefined without such a column. */
  groupNames?: readonly string[]
  /** Wire names whose value is a default: only a new entry takes them. */
  defaulted?: string[]
}

/** An error in a row and its column; '' for the whole row. */
export interface RowError {
  column: string
  sentence: Message
}
