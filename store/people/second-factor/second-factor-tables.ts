import type { Generated } from 'kysely'
import type { RoleName } from '#catalogue/roles.ts'

/** A person's authenticator app (RFC 6238). */
export interface AuthenticatorTable {
  person_id: number
  /** The secret that the app shares, encrypted with a key that is not in the database. */
  sealed: string
  created_at: string
  /** Null until a code has shown that the app has the secret: until then it protects nothing. */
  confirmed_at: string | null
  /** The 30 seconds whose code was used last: neither that code nor an older one is good again. */
  last_step: number
}

/** A code for who has lost the app, by its SHA-256; its row goes when it is used. */
export interface RecoveryCodeTable {
  code_hash: string
  person_id: number
}

/** A key that a device keeps for a person (WebAuthn). */
export interface PasskeyTable {
  id: Generated<number>
  person_id: number
  /** base64url, as browsers send it. */
  credential_id: string
  public_key: string
  /** What the device calls the person: random, one for each passkey. */
  user_handle: string
  /** How often the key has signed, where its device counts; else 0. */
  counter: number
  /** JSON list of the ways to the device. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/**
 * What a challenge is good for: the second step of one sign-in, a sign-in without a password, keeping
 * a new passkey, or showing once more who sits there.
 */
export type ChallengeKind = 'second' | 'passkey' | 'register' | 'proof'

/** Something random that one answer has to carry, by its SHA-256. */
export interface SignInChallengeTable {
  token_hash: string
  kind: ChallengeKind
  /** Whose answer it waits for; null: anybody's. */
  person_id: number | null
  /** The network it was asked from. */
  address: string
  created_at: string
  expires_at: string
}

/** A role whose people need a second factor. */
export interface SecuredRoleTable {
  role: RoleName
}
