import { createHash } from 'node:crypto'
import { foldedLogin } from '#store/people/folded-login.ts'
import { findPersonByLogin, type Person } from '#store/people/people.ts'
import type { SignInAttempt } from '#store/people/sign-in-attempts.ts'
import type { Db } from '#store/tables.ts'
import { networkOf } from '../network-of.ts'

/** What is tried, each with a count of its own on a person; those from an address count together. */
type Try = 'sign-in' | 'link'

/** Whom a sign-in means, and what its tries are counted by. */
export interface Target {
  person: Person | undefined
  counted: Omit<SignInAttempt, 'at'>
  /** For the log. */
  facts: { personId: number | null; account: string }
}

/**
 * Looks up whom a sign-in means. A person is the same one by user name and by e-mail, in any
 * spelling; a name that nobody has is counted as itself. Both cost the same, and the key tells
 * nothing of the name.
 *
 * @param login a user name or e-mail as typed
 * @param address the real address of the client
 * @param what a sign-in, or a mail with a link
 */
export async function findTarget(
  db: Db,
  login: string,
  address: string,
  what: Try = 'sign-in',
): Promise<Target> {
  return targetOf(await findPersonByLogin(db, login), login, address, what)
}

/** The same of somebody who has been looked up. */
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
