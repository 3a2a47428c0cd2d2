import { messages, waitMessage } from '#catalogue/messages/messages.ts'
import { factorMessages } from '#catalogue/people/people-messages.ts'
import { Problem } from '#domain/problem.ts'
import type { PasskeyFault } from '../passkeys/verify-assertion.ts'
import type { CodeFault } from '../second-factor/take-code.ts'

/** Why a sign-in was refused. For the log only: the answer never tells. */
export type SignInFault = PasswordFault | SecondStepFault | ThrottleFault

type PasswordFault = 'unknown login' | 'wrong password' | 'deactivated'

/** What goes wrong after the password, or without one. */
export type SecondStepFault = CodeFault | PasskeyFault | 'unknown challenge' | 'changed meanwhile'

type ThrottleFault =
  | 'throttled on this person from this address'
  | 'throttled on this person'
  | 'throttled from this address'

interface Facts<Fault> {
  fault: Fault
  /** Of the person with that login, or null. What was typed is not here: it may be a password. */
  personId: number | null
  /** The beginning of the hash that tries are counted by, to tell one target from another. */
  account: string
}

/** A refused sign-in, with what the log should know beside address, time and request. */
export class RefusedSignIn extends Problem {
  readonly facts: Facts<SignInFault>

  constructor(facts: Facts<SignInFault>, retryAfter: number | null = null, why = wrongPassword) {
    if (retryAfter === null) super('unauthenticated', why)
    else super('too-many', waitMessage(retryAfter), { retryAfter })
    this.facts = facts
  }
}

/** The same for whoever answers a challenge: one sentence for all that can be wrong with an answer. */
export function refusedStep(facts: Facts<SecondStepFault>): RefusedSignIn {
  return new RefusedSignIn(facts, null, factorMessages.wrong)
}

const wrongPassword = messages.wrongCredentials
