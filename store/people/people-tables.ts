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
  /** Last and first name, user name and e-mail, as they are searched and sorted (`foldText`). */
  search_name: Generated<string>
  last_sign_in_at: Generated<string | null>
  /** In which language this person reads; '' while nobody knows. */
  language: Generated<Language | ''>
}

/** Append-only: what was changed of a person, by whom. */
export interface PersonLogTable {
  id: Generated<number>
  at: string
  actor_id: number
  actor_name: string
  person_id: number
  step: PersonLogAction
  /** JSON: the fields that changed, each with what it was and what it is. Never a secret. */
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
  | 'erase'
  | 'mail-retried'
  | 'mail-discarded'

/** A link by which somebody chooses a password, by the SHA-256 of its token. */
export interface PersonLinkTable {
  token_hash: string
  /** `first`: whoever opens it becomes the first Admin. */
  kind: 'invite' | 'reset' | 'first'
  person_id: number | null
  created_at: string
  expires_at: string
}

/** A bearer token or a preview pass, by the SHA-256 of its random text. */
export interface SessionTable {
  token_hash: string
  kind: 'bearer' | 'preview'
  person_id: number
  /** The bearer session that a preview pass ends with. */
  parent_hash: string | null
  created_at: string
  last_seen_at: string
  expires_at: string
  /** Where it was opened from, and what the browser called itself. */
  address: Generated<string>
  agent: Generated<string>
}

/** One try to sign in that has not succeeded (yet). */
export interface SignInAttemptTable {
  id: Generated<number>
  /** SHA-256 that stands for a person or, where nobody has the name, for the name. */
  account_key: string
  address: string
  at: string
}
