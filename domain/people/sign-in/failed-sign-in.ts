import { messages, waitMessage } from '#catalogue/messages/messages.ts'
import { factorMessages } from '#catalogue/people/people-messages.ts'
import { Problem } from '#domain/problem.ts'
import type { PasskeyFault } from '../passkeys/verify-assertion.ts'
import type { CodeFault } from '../second-factor/take-code.ts'

/** Why a sign-in failed, for the log only. */
export type SignInFault = PasswordFault | SecondStepFault | ThrottleFault

type PasswordFault = 'unknown login' | 'wrong password' | 'deactivated'

/** Faults of the second step. */
export type SecondStepFault = CodeFault | PasskeyFault | 'unknown challenge' | 'changed meanwhile'

type ThrottleFault =
  | 'throttled on this person from this address'
  | 'throttled on this person'
  | 'throttled from this address'

interface Facts<Fault> {
  fault: Fault
  /** Null for an unknown login, which may be a password and is not logged. */
  personId: number | null
  /** The beginning of the hash that attempts are counted by. */
  account: string
}

/** A failed sign-in, with facts for the log. */
export class FailedSignIn extends Problem {
  readonly facts: Facts<SignInFault>

  constructor(facts: Facts<SignInFault>, retryAfter: number | null = null, why = wrongPassword) {
    if (retryAfter === null) super('unauthenticated', why)
    else super('too-many', waitMessage(retryAfter), { retryAfter })
    this.facts = facts
  }
}

/** Returns the same problem for every wrong second step. */
export function failedSecondStep(facts: Facts<SecondStepFault>): FailedSignIn {
  return new FailedSignIn(facts, null, factorMessages.wrong)
}

const wrongPassword = messages.wrongCredentials
