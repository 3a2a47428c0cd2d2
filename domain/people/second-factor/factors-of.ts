import { findAuthenticator } from '#store/people/second-factor/authenticators.ts'
import { listPasskeys, type Passkey } from '#store/people/second-factor/passkeys.ts'
import type { Db } from '#store/tables.ts'

/** The second factors of a person. */
export interface Factors {
  /** When the app was confirmed, or null. */
  appSince: string | null
  passkeys: Passkey[]
}

export async function factorsOf(db: Db, personId: number): Promise<Factors> {
  const app = await findAuthenticator(db, personId)
  return { appSince: app?.confirmed_at ?? null, passkeys: await listPasskeys(db, personId) }
}

/** Tells whether signing in with the password needs a second step. */
export function isSecured({ appSince, passkeys }: Factors): boolean {
  return appSince !== null || passkeys.length > 0
}
