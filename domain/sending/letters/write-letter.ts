import type { Letter } from '#catalogue/mail/letter.ts'
import type { MailKind } from '#catalogue/mail/mail-wire.ts'
import type { Mails } from '#domain/mail/mail-kinds.ts'
import type { Mail } from '#store/mail/mails.ts'
import {
  emailAskedLetter,
  emailChangedLetter,
  factorChangedLetter,
  passwordChangedLetter,
} from './changed-letters.ts'
import { confirmLetter } from './confirm-letter.ts'
import type { Desk } from './desk.ts'
import { inviteLetter, resetLetter } from './link-letters.ts'
import { noticesLetter } from './notices-letter.ts'

/** Writes what a mail says; null where what it was about is over. */
type Writer<Kind extends MailKind> = (desk: Desk, payload: Mails[Kind]) => Promise<Letter | null>

const writers: { [Kind in MailKind]: Writer<Kind> } = {
  invite: inviteLetter,
  reset: resetLetter,
  'password-changed': passwordChangedLetter,
  'factor-changed': factorChangedLetter,
  'email-confirm': confirmLetter,
  'email-asked': emailAskedLetter,
  'email-changed': emailChangedLetter,
  notices: noticesLetter,
}

/** The letter of a mail; null where there is nothing to say any more, or nobody knows how. */
export async function writeLetter(desk: Desk, mail: Mail): Promise<Letter | null> {
  const kind = Object.keys(writers).find((known): known is MailKind => known === mail.kind)
  return kind ? writeOf(kind, desk, mail.payload) : null
}

function writeOf<Kind extends MailKind>(kind: Kind, desk: Desk, payload: string) {
  return writers[kind](desk, JSON.parse(payload))
}
