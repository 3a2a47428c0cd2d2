import type { Message } from '../messages/message.ts'

/** A window that means more than the time on the site: posting and closing, opening and closing. */
export interface WindowMeaning {
  /** The labels of the window, its start and its end. */
  heading: string
  starts: string
  ends: string
  hint: string
  /** The field with the time zone in which it is typed; `brandZone` for the brand's. */
  zone?: string
  /** Another name under which calls send and get its end. */
  endsWire?: string
  /** Whether an approval without a start sets one, which later changes keep. */
  isDated?: boolean
  /** Whether an ended entry keeps its page, so that an outcome can be approved after the end. */
  goesOn?: boolean
  /** The message when it is submitted without an end. */
  needsEnd?: Message
}

/** When guests see an entry (ISO 8601 UTC); null for no bound. */
export interface EntryWindow {
  starts_at: string | null
  ends_at: string | null
}
