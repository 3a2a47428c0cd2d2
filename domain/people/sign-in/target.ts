import { createHash } from 'node:crypto'
import { foldedLogin } from '#store/people/folded-login.ts'
import { findPersonByLogin, type Person } from '#store/people/people.ts'
import type { SignInAttempt } from '#store/people/sign-in-attempts.ts'
import type { Db } from '#store/tables.ts'
import { networkOf } from '../network-of.ts'

/** Kinds of attempts, counted separately for a person and together for an IP address. */
type Try = 'sign-in' | 'link'

/** The person of a sign-in, and what its attempts are counted by. */
export interface Target {
  person: Person | undefined
  counted: Omit<SignInAttempt, 'at'>
  /** For the log. */
  facts: { personId: number | null; account: string }
}

/**
 * Finds the person of a login by user name or e-mail in any spelling; an unknown name is counted as
 * itself. Both cost the same, and the key does not reveal the name.
 * @param login a user name or e-mail as typed
 * @param address the client's real address
 */
export async function findTarget(
  db: Db,
  login: string,
  address: string,
  what: Try = 'sign-in',
): Promise<Target> {
  return targetOf(await findPersonByLogin(db, login), login, address, what)
}

/** Returns the target of a known person. */
export function targetOf(
  person: Person | undefined,
  login: string,
  address: string,
  what: Try = 'sign-in',
): Target {
  const counted = person ? `person ${person.id}` : `nobody ${foldedLogin(login)}`
  const named = what === 'sign-in' ? counted : `${what} ${counted}`
  const account_key = createHash('sha256').update(named).digest('hex')
  const facts = { personId: person?.id ?? null, account: account_key.slice(0, 12) }
  return { person, counted: { account_key, address: networkOf(address) }, facts }
}
