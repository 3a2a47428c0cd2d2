import type { Generated } from 'kysely'
import type { RoleName } from '#catalogue/roles.ts'

/** A person's authenticator app (RFC 6238). */
export interface AuthenticatorTable {
  person_id: number
  /** The shared secret, encrypted with a key that is not in the database. */
  sealed: string
  created_at: string
  /** Null until a first code has proved that the app has the secret. */
  confirmed_at: string | null
  /** The 30-second step whose code was used last. */
  last_step: number
}

export interface RecoveryCodeTable {
  code_hash: string
  person_id: number
}

/** A WebAuthn credential. */
export interface PasskeyTable {
  id: Generated<number>
  person_id: number
  credential_id: string
  public_key: string
  /** The device's id of the person: random, one a passkey. */
  user_handle: string
  /** The device's signature counter; 0 where it has none. */
  counter: number
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/**
 * The second step, a sign-in without password, adding a passkey, or a renewed proof of presence.
 */
export type ChallengeKind = 'second' | 'passkey' | 'register' | 'proof'

export interface SignInChallengeTable {
  token_hash: string
  kind: ChallengeKind
  /** Null: anybody may answer it. */
  person_id: number | null
  address: string
  created_at: string
  expires_at: string
}

export interface SecuredRoleTable {
  role: RoleName
}
