import type { Language } from '../languages.ts'

/** A mail before it has a form: what it says, in one language, with its links whole. */
export interface EmailContent {
  language: Language
  /** What mailboxes list; also the heading. */
  subject: string
  /** Who writes, by the name that guests know. */
  brand: string
  /** Of the button, as `#rrggbb`. */
  colour: string
  hello: string
  lines: readonly string[]
  notices: readonly EmailNotice[]
  button: EmailLink | null
  /** What stands below the button: how long it is good, what to do otherwise. */
  after: readonly string[]
  /** What the button's address is told by, for whoever sees no button. */
  beforeAddress: string
  /** Why it was sent. */
  foot: string
  footLinks: readonly EmailLink[]
  /** Where one click ends such mails (RFC 8058); null: they are about the account and always come. */
  unsubscribe: string | null
}

export interface EmailLink {
  text: string
  address: string
}

/** Something that happened, in a mail that tells of it. */
export interface EmailNotice {
  /** '' where the letter's heading says it. */
  text: string
  /** What somebody wrote, as it was typed; '' for nothing. */
  quote: string
  /** That pictures stand beside it; '' for none. A mail carries none itself. */
  pictures: string
  /** Null where the letter's button leads there. */
  link: EmailLink | null
}
