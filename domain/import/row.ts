import type { Message } from '#catalogue/messages/message.ts'

/** A row of an imported table. */
export interface Row {
  /** From 1: the heading of a sheet, the first entry of a list. */
  number: number
  /** The entry that it names, or null. */
  id: number | null
  /** What a save would send. */
  sent: Record<string, unknown>
  /** Its cells as written, or the text of an entry in a list. */
  raw: readonly string[] | string
  refusals: Refusal[]
}

/** What is wrong with a row, and in which column; '' for the whole row. */
export interface Refusal {
  column: string
  sentence: Message
}
