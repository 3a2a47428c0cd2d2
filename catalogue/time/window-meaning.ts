import type { Message } from '../messages/message.ts'

/** A window that is a date of its own: what is posted and closes, opens and closes. */
export interface WindowMeaning {
  /** The heading over it, and what its start and its end are called. */
  heading: string
  starts: string
  ends: string
  hint: string
  /** The field that names the time zone by whose clocks people type and read it; `brandZone` is the brand's. */
  zone?: string
  /** An approval that says no start dates the entry: it is kept through every later change. */
  isDated?: boolean
  /**
   * What has ended keeps a page on which more is said, an outcome: it is submitted and approved with
   * the end that has passed.
   */
  goesOn?: boolean
  /** It cannot be submitted without an end: what somebody who tries is told. */
  needsEnd?: Message
}

/** When guests see an entry (ISO 8601 UTC); null: since ever, for ever. */
export interface EntryWindow {
  starts_at: string | null
  ends_at: string | null
}
