import { findAuthenticator } from '#store/people/second-factor/authenticators.ts'
import { listPasskeys, type Passkey } from '#store/people/second-factor/passkeys.ts'
import type { Db } from '#store/tables.ts'

/** What a person can prove beside the password. */
export interface Factors {
  /** Since when the app is confirmed, or null. */
  appSince: string | null
  passkeys: Passkey[]
}

export async function factorsOf(db: Db, personId: number): Promise<Factors> {
  const app = await findAuthenticator(db, personId)
  return { appSince: app?.confirmed_at ?? null, passkeys: await listPasskeys(db, personId) }
}

/** Does signing in with the password ask this person for more? */
export function isSecured({ appSince, passkeys }: Factors): boolean {
  return appSince !== null || passkeys.length > 0
}
