import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import {
  type AttemptKey,
  addAttempt,
  listAttemptTimes,
  removeAttemptsUntil,
  takeSignInTurn,
} from '#store/people/sign-in-attempts.ts'
import type { Db } from '#store/tables.ts'
import type { Services } from '../services.ts'
import { RefusedSignIn } from './refused-sign-in.ts'
import { after } from './session-life.ts'

/** Failures within `window` milliseconds after which tries are refused (contract section 3). */
const throttle = { account: 5, address: 50, window: 15 * 60_000 } as const

/**
 * Counts a try before anything is verified, so that guesses that come together cannot slip
 * through: it stays unless the sign-in succeeds. Gives its id.
 * Refuses (429) while the account, existing or not, or the address has had too many.
 */
export async function reserveAttempt(
  { store, now }: Pick<Services, 'store' | 'now'>,
  account: string,
  address: string,
): Promise<number> {
  const at = now()
  const network = networkOf(address)
  // Looking first spares the database a write for each try of a flood.
  await refuseTooMany(store.db, account, network, at)
  return store.write(async (tx) => {
    await takeSignInTurn(tx, at)
    await removeAttemptsUntil(tx, after(at, -throttle.window))
    await refuseTooMany(tx, account, network, at)
    return addAttempt(tx, { account_key: account, address: network, at })
  })
}

/** What tries on an account are counted by, however its login is spelled: it tells nothing of the login. */
export function accountKey(login: string): string {
  return createHash('sha256').update(login).digest('hex')
}

async function refuseTooMany(db: Db, account: string, address: string, now: string): Promise<void> {
  const facts = { personId: null, account: account.slice(0, 12) }
  const onAccount = { column: 'account_key', value: account } as const
  const accountWait = await waitFor(db, onAccount, throttle.account, now)
  if (accountWait) throw new RefusedSignIn({ ...facts, fault: 'account throttled' }, accountWait)
  const fromAddress = { column: 'address', value: address } as const
  const addressWait = await waitFor(db, fromAddress, throttle.address, now)
  if (addressWait) throw new RefusedSignIn({ ...facts, fault: 'address throttled' }, addressWait)
}

/** Seconds until another try may be made, 0 for now. */
async function waitFor(db: Db, key: AttemptKey, most: number, now: string): Promise<number> {
  const times = await listAttemptTimes(db, key, after(now, -throttle.window), most)
  const first = times[most - 1]
  if (!first) return 0
  const free = Date.parse(first) + throttle.window
  return Math.max(1, Math.ceil((free - Date.parse(now)) / 1000))
}

/** Who has one IPv6 address has the 2^64 beside it: they count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...new Array<string>(zeros).fill('0'), ...last]
  const numbers = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${numbers.join(':')}::/64`
}
