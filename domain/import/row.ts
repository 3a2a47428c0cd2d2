import type { Message } from '#catalogue/messages/message.ts'

/** A row of a table that came in. */
export interface Row {
  /** As people count: of a sheet its heading is 1, of a list its first entry is 1. */
  number: number
  /** The entry that it names; null where it names none. */
  id: number | null
  /** What a save would send. */
  sent: Record<string, unknown>
  /** Its cells as they came, or the text of an entry in a list. */
  raw: readonly string[] | string
  /** What is wrong with it so far. */
  refusals: Refusal[]
}

/** What is wrong with a row, and in which of its columns; '' where it is about the whole. */
export interface Refusal {
  column: string
  sentence: Message
}
