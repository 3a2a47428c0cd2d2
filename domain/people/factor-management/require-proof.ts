import { messages } from '#catalogue/messages/messages.ts'
import { factorMessages, peopleMessages } from '#catalogue/people/people-messages.ts'
import type { PasskeyAssertion } from '#catalogue/wire/second-factor.ts'
import type { Actor } from '#domain/actor.ts'
import { invalid, Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import { findPerson, lockSignedInPerson, type Person } from '#store/people/people.ts'
import { takeChallenge } from '#store/people/second-factor/challenges.ts'
import { recordPasskeyUse } from '#store/people/second-factor/passkeys.ts'
import { removeAttempt } from '#store/people/sign-in-attempts.ts'
import type { Tx } from '#store/tables.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import { verifyAssertion } from '../passkeys/verify-assertion.ts'
import { factorsOf, isSecured } from '../second-factor/factors-of.ts'
import { takeCode } from '../second-factor/take-code.ts'
import { targetOf } from '../sign-in/target.ts'
import { verifyCounted } from '../sign-in/verify-counted.ts'

/**
 * Proof that the person is at the screen: a passkey, or the password, with a code where two-step
 * sign-in is on.
 */
export interface Proof {
  password?: string | undefined
  code?: string | undefined
  passkey?: PasskeyAssertion | undefined
}

type SignInServices = Pick<Services, 'store' | 'now' | 'encryption'>

/** A verified proof, to be held once in the transaction of the change. */
export interface Proven {
  person: Person
  /**
   * Call first in the transaction of the change: uses the proof and locks the password. Throws
   * `Problem('conflict')` when the password was changed meanwhile, and `Problem('invalid')` for a
   * code that is missing, wrong or used.
   */
  hold(tx: Tx): Promise<void>
}

/**
 * Verifies a proof. Throws `Problem('invalid')` for a wrong password or passkey, and `Problem('too-
 * many')`: attempts count as attempts to sign in.
 */
export async function requireProof(
  services: SignInServices,
  actor: Actor,
  { proof, address, party }: { proof: Proof; address: string; party: RelyingParty },
): Promise<Proven> {
  const person = await findPerson(services.store.db, actor.id)
  if (!person) throw new Problem('unauthenticated', messages.unauthenticated)
  const { password, code, passkey } = proof
  if (password !== undefined) return byPassword(services, person, { password, code, address })
  if (passkey) return byPasskey(services, person, { passkey, party })
  throw invalid({ current_password: [factorMessages.proofMissing] })
}

async function byPassword(
  services: SignInServices,
  person: Person,
  { password, code, address }: { password: string; code: string | undefined; address: string },
): Promise<Proven> {
  const target = targetOf(person, person.username, address)
  const { isRight, attempt } = await verifyCounted(services, target, password)
  if (!isRight) throw invalid({ current_password: [peopleMessages.passwordWrong] })
  return {
    person,
    async hold(tx) {
      await requireUnchanged(tx, person)
      await takeRequiredCode(tx, services, person.id, code)
      // Earlier failures stay counted: who knows the password could guess codes without end.
      await removeAttempt(tx, attempt)
    },
  }
}

async function takeRequiredCode(
  tx: Tx,
  services: SignInServices,
  personId: number,
  code: string | undefined,
) {
  if (!isSecured(await factorsOf(tx, personId))) return
  if (code === undefined) throw invalid({ code: [factorMessages.codeMissing] })
  const typed = { personId, code, now: services.now() }
  if (await takeCode(tx, services, typed)) throw invalid({ code: [factorMessages.codeWrong] })
}

async function byPasskey(
  { store, now }: SignInServices,
  person: Person,
  { passkey, party }: { passkey: PasskeyAssertion; party: RelyingParty },
): Promise<Proven> {
  const challenge = { kind: 'proof', personId: person.id, now: now() } as const
  const verified = await verifyAssertion(store.db, party, passkey, challenge)
  if ('fault' in verified) throw wrongPasskey()
  const { id, counter, challengeHash } = verified
  return {
    person,
    async hold(tx) {
      await requireUnchanged(tx, person)
      if (!(await takeChallenge(tx, challengeHash))) throw wrongPasskey()
      if (!(await recordPasskeyUse(tx, id, { counter, now: now() }))) throw wrongPasskey()
    },
  }
}

async function requireUnchanged(tx: Tx, person: Person): Promise<void> {
  if (await lockSignedInPerson(tx, person)) return
  throw new Problem('conflict', peopleMessages.changedMeanwhile)
}

function wrongPasskey(): Problem {
  return invalid({ passkey: [factorMessages.passkeyWrong] })
}
