/** The mails there are, and what each is written from. Never a secret: a token is made as it leaves. */
export interface Mails {
  /** An account was made; its owner chooses a password. */
  invite: Record<string, never>
  /** A link for a new password, asked for by the person (`asked`) or made by an Admin. */
  reset: { asked: boolean }
  'password-changed': { at: string }
  /** What an account proves beside its password is another. */
  'factor-changed': { at: string; step: FactorChange }
  /** To the address that is to take the other's place. */
  'email-confirm': { email: string }
  /** To the address that is to be replaced. */
  'email-asked': { email: string }
  /** To the address that was replaced. */
  'email-changed': { email: string }
  notices: { notices: MailedNotice[]; more: number }
}

export type FactorChange =
  | 'app-on'
  | 'app-off'
  | 'codes'
  | 'passkey-on'
  | 'passkey-off'
  | 'factor-reset'

/** Something that happened, as it waits to be told. */
export interface MailedNotice {
  kind: string
  /** A `Sentence`, as text (`serializeMessage`). */
  sentence: string
  text: string
  /** How many pictures stand beside that; mails put by a version before say nothing. */
  pictures?: number
  /** Site-relative. */
  path: string
}
