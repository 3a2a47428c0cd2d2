import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'

/** Why a sign-in was refused. For the log only: the answer never tells. */
export type SignInFault =
  | 'unknown login'
  | 'wrong password'
  | 'deactivated'
  | 'throttled on this person from this address'
  | 'throttled on this person'
  | 'throttled from this address'

interface Facts {
  fault: SignInFault
  /** Of the person with that login, or null. What was typed is not here: it may be a password. */
  personId: number | null
  /** The beginning of the hash that tries are counted by, to tell one target from another. */
  account: string
}

/** A refused sign-in, with what the log should know beside address, time and request. */
export class RefusedSignIn extends Problem {
  readonly facts: Facts

  constructor(facts: Facts, retryAfter: number | null = null) {
    if (retryAfter === null) super('unauthenticated', messages.wrongCredentials)
    else super('too-many', messages.tooManyTries, { retryAfter })
    this.facts = facts
  }
}
