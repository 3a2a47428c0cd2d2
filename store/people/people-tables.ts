import type { Generated } from 'kysely'
import type { Language } from '#catalogue/languages.ts'
import type { RoleName } from '#catalogue/roles.ts'

export interface PersonTable {
  id: Generated<number>
  username: string
  email: string
  first_name: string
  last_name: string
  role: RoleName
  /** '' until an invited person has chosen a password. */
  password_hash: string
  active: number
  created_at: string
  /** Last and first name, user name and e-mail, `foldText`. */
  search_name: Generated<string>
  last_sign_in_at: Generated<string | null>
  language: Generated<Language | ''>
  /** JSON (`Scope`) of what the account is limited to; '' for everything. */
  scope: Generated<string>
}

export interface PersonLogTable {
  id: Generated<number>
  at: string
  actor_id: number
  actor_name: string
  person_id: number
  step: PersonLogAction
  /** JSON: the changed fields with their former and new values. Never a secret. */
  changes: string
}

export type PersonLogAction =
  | 'change'
  | 'password'
  | 'invite'
  | 'link'
  | 'accept'
  | 'app-on'
  | 'app-off'
  | 'codes'
  | 'passkey-on'
  | 'passkey-off'
  | 'factor-reset'
  | 'roles-secured'
  | 'groups'
  | 'campaign'
  | 'erase'
  | 'mail-retried'
  | 'mail-discarded'

export interface PersonLinkTable {
  token_hash: string
  /** `first`: creates the first Admin. */
  kind: 'invite' | 'reset' | 'first'
  person_id: number | null
  created_at: string
  expires_at: string
}

/** A person's secret link to the calendar. */
export interface CalendarFeedTable {
  person_id: number
  token_hash: string
  created_at: string
}

export interface SessionTable {
  token_hash: string
  kind: 'bearer' | 'preview'
  person_id: number
  /** Of a preview pass: the bearer session that it ends with. */
  parent_hash: string | null
  created_at: string
  last_seen_at: string
  expires_at: string
  address: Generated<string>
  agent: Generated<string>
  /** Of a preview pass: JSON of `PreviewShows`, or ''. */
  shows: Generated<string>
}

export interface SignInAttemptTable {
  id: Generated<number>
  /** SHA-256 of a person's id or, for an unknown login, of the login. */
  account_key: string
  address: string
  at: string
}
