import type { Language } from '../languages.ts'

export interface EmailContent {
  language: Language
  subject: string
  brand: string
  /** The button's colour, `#rrggbb`. */
  colour: string
  hello: string
  lines: readonly string[]
  notices: readonly EmailNotice[]
  button: EmailLink | null
  /** Text below the button, e.g. how long it works. */
  after: readonly string[]
  /** The text before the button's address, for readers without buttons. */
  beforeAddress: string
  /** Why it was sent. */
  foot: string
  footLinks: readonly EmailLink[]
  /** The address of one-click unsubscribing (RFC 8058); null for emails about the account. */
  unsubscribe: string | null
}

export interface EmailLink {
  text: string
  address: string
}

export interface EmailNotice {
  /** '' when the heading already says it. */
  text: string
  /** What somebody wrote, or ''. */
  quote: string
  /** A note that there are pictures, or ''; emails contain none. */
  pictures: string
  /** Null when the button leads there. */
  link: EmailLink | null
}
