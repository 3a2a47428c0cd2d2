/** The kinds of mail with the data of each. Never a secret: tokens are created when the mail is sent. */
export interface Mails {
  /** Invites the owner of a new account to choose a password. */
  invite: Record<string, never>
  /** A password link, requested by the person (`asked`) or by an Admin. */
  reset: { asked: boolean }
  'password-changed': { at: string }
  'factor-changed': { at: string; step: FactorChange }
  /** To the new address. */
  'email-confirm': { email: string }
  /** To the current address, before the change is confirmed. */
  'email-asked': { email: string }
  /** To the former address. */
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

export interface MailedNotice {
  kind: string
  /** A `Message` as text (`serializeMessage`). */
  sentence: string
  text: string
  /** Number of attached pictures; absent in mails queued by an older version. */
  pictures?: number
  /** Site-relative. */
  path: string
}
