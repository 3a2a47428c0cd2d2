import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Services } from '#domain/services.ts'
import {
  addAttempt,
  listAttempts,
  lockSignInAttempts,
  moveAttemptsBack,
  removeAttemptsUntil,
  type SignInAttempt,
} from '#store/people/sign-in-attempts.ts'
import type { Db } from '#store/tables.ts'
import { FailedSignIn, type SignInFault } from './failed-sign-in.ts'
import type { Target } from './target.ts'

/** Failures within `window` ms before attempts are rejected (contract section 3). */
const throttle = { onPersonFromAddress: 5, onPerson: 30, fromAddress: 50, window: 15 * 60_000 }

/** In ms: how far the clocks of two nodes may differ. */
const tolerance = 60_000

/**
 * Counts an attempt before it is verified, so that parallel guesses are all counted; the caller
 * deletes it on success. Returns its id. Throws `Problem('too-many')` after too many on the person,
 * existing or not, or from the address.
 */
export async function reserveAttempt(
  { store, now }: Pick<Services, 'store' | 'now'>,
  target: Target,
): Promise<number> {
  const at = now()
  // A clock that was ahead and was set back must not lock anybody out for longer.
  const known = await listAttempts(store.db, target.counted, addMilliseconds(at, tolerance))
  if (known.length > 0) await store.write((tx) => moveAttemptsBack(tx, at))
  // Checking first saves a write for each attempt of a flood.
  await limitAttempts(store.db, target, at)
  return store.write(async (tx) => {
    await lockSignInAttempts(tx, at)
    await removeAttemptsUntil(tx, addMilliseconds(at, -throttle.window))
    await limitAttempts(tx, target, at)
    return addAttempt(tx, { ...target.counted, at })
  })
}

async function limitAttempts(db: Db, target: Target, now: string): Promise<void> {
  const { account_key, address } = target.counted
  const tries = await listAttempts(db, target.counted, addMilliseconds(now, -throttle.window))
  const onPerson = tries.filter((each) => each.account_key === account_key)
  const fromAddress = tries.filter((each) => each.address === address)
  const onPersonFromAddress = onPerson.filter((each) => each.address === address)
  const waits: [fault: SignInFault, seconds: number][] = [
    [
      'throttled on this person from this address',
      waitFor(onPersonFromAddress, throttle.onPersonFromAddress, now),
    ],
    ['throttled on this person', waitFor(onPerson, throttle.onPerson, now)],
    ['throttled from this address', waitFor(fromAddress, throttle.fromAddress, now)],
  ]
  const longest = Math.max(...waits.map(([, seconds]) => seconds))
  const [fault] = waits.find(([, seconds]) => seconds === longest && seconds > 0) ?? []
  if (fault) throw new FailedSignIn({ ...target.facts, fault }, longest)
}

/** Returns the seconds until there are fewer than `most` attempts in the window. */
function waitFor(tries: readonly SignInAttempt[], most: number, now: string): number {
  const first = tries[most - 1]
  if (!first) return 0
  const free = Math.min(Date.parse(first.at), Date.parse(now)) + throttle.window
  return Math.max(1, Math.ceil((free - Date.parse(now)) / 1000))
}
