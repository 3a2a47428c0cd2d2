import type { PasskeyAssertion } from '#catalogue/wire/second-factor.ts'
import type { Services } from '#domain/services.ts'
import { findPerson, lockSignedInPerson } from '#store/people/people.ts'
import { countOpenChallenges, takeChallenge } from '#store/people/second-factor/challenges.ts'
import { findPasskey, recordPasskeyUse } from '#store/people/second-factor/passkeys.ts'
import { lockSignInAttempts, removeAttempts } from '#store/people/sign-in-attempts.ts'
import type { Db } from '#store/tables.ts'
import { networkOf } from '../network-of.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import { verifyAssertion } from '../passkeys/verify-assertion.ts'
import { challengeLife, type MadeChallenge, makeChallenge } from '../second-factor/challenge.ts'
import { FailedSignIn, failedSecondStep } from './failed-sign-in.ts'
import { type From, type OpenedSession, openSession } from './open-session.ts'
import { targetOf } from './target.ts'
import { countTry } from './verify-counted.ts'

type SignInServices = Pick<Services, 'store' | 'now'>

/** Open challenges of unknown people from one network. */
const maxOpen = 20

/**
 * Returns a challenge for any passkey. Throws `Problem('too-many')` for a network with many
 * unanswered ones.
 */
export async function offerPasskey(
  { store, now }: SignInServices,
  { address }: From,
): Promise<MadeChallenge> {
  const network = networkOf(address)
  // Checking first saves a write for each attempt of a flood.
  await limitAttempts(store.db, network, now(), address)
  const challenge = { kind: 'passkey', personId: null, address } as const
  return store.write(async (tx) => {
    const at = now()
    await lockSignInAttempts(tx, at)
    await limitAttempts(tx, network, at, address)
    return makeChallenge(tx, at, challenge)
  })
}

async function limitAttempts(db: Db, network: string, now: string, address: string): Promise<void> {
  if ((await countOpenChallenges(db, network, now)) < maxOpen) return
  const { facts } = targetOf(undefined, 'a passkey', address)
  const fault = 'throttled from this address'
  throw new FailedSignIn({ ...facts, fault }, challengeLife / 1000)
}

/**
 * Opens a session by a passkey alone, which counts as both factors. Throws one message for an
 * unknown passkey, a wrong, late or repeated answer and a deactivated person (401); attempts count
 * as attempts to sign in (429).
 */
export async function signInByPasskey(
  services: SignInServices,
  party: RelyingParty,
  { passkey: assertion, ...from }: From & { passkey: PasskeyAssertion },
): Promise<OpenedSession> {
  const { store, now } = services
  const known = await findPasskey(store.db, assertion.id)
  const person = known && (await findPerson(store.db, known.person_id))
  const target = targetOf(person, 'a passkey', from.address)
  const { facts } = target
  return countTry(services, target, async () => {
    const challenge = { kind: 'passkey', personId: null, now: now() } as const
    const verified = await verifyAssertion(store.db, party, assertion, challenge)
    if ('fault' in verified) throw failedSecondStep({ ...facts, fault: verified.fault })
    const { id, counter, challengeHash } = verified
    return store.write(async (tx) => {
      if (!person || !(await lockSignedInPerson(tx, person))) {
        throw failedSecondStep({ ...facts, fault: 'changed meanwhile' })
      }
      if (!(await takeChallenge(tx, challengeHash))) {
        throw failedSecondStep({ ...facts, fault: 'unknown challenge' })
      }
      if (!(await recordPasskeyUse(tx, id, { counter, now: now() }))) {
        throw failedSecondStep({ ...facts, fault: 'used passkey' })
      }
      await removeAttempts(tx, target.counted)
      return openSession(tx, now(), person, from)
    })
  })
}
