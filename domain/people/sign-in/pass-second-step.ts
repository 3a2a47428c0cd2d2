import type { PasskeyAssertion } from '#catalogue/wire/second-factor.ts'
import type { Services } from '#domain/services.ts'
import { findPerson, lockSignedInPerson, type Person } from '#store/people/people.ts'
import { findChallenge, takeChallenge } from '#store/people/second-factor/challenges.ts'
import { recordPasskeyUse } from '#store/people/second-factor/passkeys.ts'
import { removeAttempts } from '#store/people/sign-in-attempts.ts'
import type { Tx } from '#store/tables.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import { verifyAssertion } from '../passkeys/verify-assertion.ts'
import { takeCode } from '../second-factor/take-code.ts'
import { hashOf, isToken } from '../token.ts'
import { failedSecondStep, type SecondStepFault } from './failed-sign-in.ts'
import { type From, type OpenedSession, openSession } from './open-session.ts'
import { type Target, targetOf } from './target.ts'
import { countTry } from './verify-counted.ts'

type SignInServices = Pick<Services, 'store' | 'now' | 'encryption'>

interface SecondStepResponse extends From {
  challenge: string
  /** Of the app, or a recovery code. */
  code?: string | undefined
  passkey?: PasskeyAssertion | undefined
}

/** Uses the response. Returns why it was rejected, or null. */
type Take = (tx: Tx) => Promise<SecondStepFault | null>

/**
 * Opens the session of a sign-in by a code or a passkey. Throws one message for every wrong, used
 * or late answer (401); attempts count as attempts to sign in (429).
 */
export async function passSecondStep(
  services: SignInServices,
  party: RelyingParty,
  response: SecondStepResponse,
): Promise<OpenedSession> {
  const { store, now } = services
  const hash = isToken(response.challenge) ? hashOf(response.challenge) : ''
  const query = { hash, kind: 'second', now: now() } as const
  const challenge = await findChallenge(store.db, query)
  const person = challenge?.person_id ? await findPerson(store.db, challenge.person_id) : undefined
  const target = targetOf(person, 'nobody was asked', response.address)
  if (!person) throw failedStep('unknown challenge', target)
  return countTry(services, target, async () => {
    const take = await takingOf(services, party, { hash, person, response })
    return store.write(async (tx) => {
      if (!(await lockSignedInPerson(tx, person))) throw failedStep('changed meanwhile', target)
      if (!(await takeChallenge(tx, hash))) throw failedStep('unknown challenge', target)
      const fault = await take(tx)
      if (fault) throw failedStep(fault, target)
      await removeAttempts(tx, target.counted)
      return openSession(tx, now(), person, response)
    })
  })
}

/** Verifies a signature before the transaction, which then only counts it. */
async function takingOf(
  services: SignInServices,
  party: RelyingParty,
  { hash, person, response }: { hash: string; person: Person; response: SecondStepResponse },
): Promise<Take> {
  const { store, now } = services
  const { code = '', passkey } = response
  if (!passkey) return (tx) => takeCode(tx, services, { personId: person.id, code, now: now() })
  const challenge = { kind: 'second', personId: person.id, now: now() } as const
  const verified = await verifyAssertion(store.db, party, passkey, challenge)
  if ('fault' in verified) return async () => verified.fault
  if (verified.challengeHash !== hash) return async () => 'unknown challenge'
  const { id, counter } = verified
  return async (tx) =>
    (await recordPasskeyUse(tx, id, { counter, now: now() })) ? null : 'used passkey'
}

function failedStep(fault: SecondStepFault, { facts }: Target) {
  return failedSecondStep({ ...facts, fault })
}
