import type { Services } from '#domain/services.ts'
import { lockSignedInPerson, type Person } from '#store/people/people.ts'
import type { Passkey } from '#store/people/second-factor/passkeys.ts'
import { removeAttempt, removeAttempts } from '#store/people/sign-in-attempts.ts'
import { type MadeChallenge, makeChallenge } from '../second-factor/challenge.ts'
import { factorsOf, isSecured } from '../second-factor/factors-of.ts'
import { FailedSignIn, type SignInFault } from './failed-sign-in.ts'
import { type From, type OpenedSession, openSession } from './open-session.ts'
import { findTarget, type Target } from './target.ts'
import { verifyCounted } from './verify-counted.ts'

type SignInServices = Pick<Services, 'store' | 'now'>

interface Credentials extends From {
  /** User name or e-mail, as typed. */
  login: string
  password: string
}

/** The challenge for a second step. */
export interface RequiredSecondStep {
  challenge: MadeChallenge
  hasApp: boolean
  passkeys: readonly Passkey[]
}

type SignedIn =
  | { opened: OpenedSession; wanted?: undefined }
  | { wanted: RequiredSecondStep; opened?: undefined }

/**
 * Opens a session, or asks for the second step. Throws `FailedSignIn`: the same message after the
 * same work for an unknown login, a wrong password and a deactivated person (401), or after too
 * many attempts (429).
 */
export async function signIn(services: SignInServices, typed: Credentials): Promise<SignedIn> {
  const target = await findTarget(services.store.db, typed.login, typed.address)
  const { isRight, attempt } = await verifyCounted(services, target, typed.password)
  const { person } = target
  const fault = faultOf(person, isRight)
  if (!person || fault) throw failedSignIn(fault ?? 'unknown login', target)
  return services.store.write(async (tx) => {
    // The password may have been changed, or the person deactivated, meanwhile.
    if (!(await lockSignedInPerson(tx, person))) throw failedSignIn('wrong password', target)
    const now = services.now()
    const factors = await factorsOf(tx, person.id)
    if (isSecured(factors)) {
      // Earlier failures stay counted: who knows the password could guess codes without end.
      await removeAttempt(tx, attempt)
      const newChallenge = {
        kind: 'second',
        personId: person.id,
        address: target.counted.address,
      } as const
      const challenge = await makeChallenge(tx, now, newChallenge)
      const { appSince, passkeys } = factors
      return { wanted: { challenge, hasApp: appSince !== null, passkeys } }
    }
    // Attempts from elsewhere stay counted.
    await removeAttempts(tx, target.counted)
    return { opened: await openSession(tx, now, person, typed) }
  })
}

function faultOf(person: Person | undefined, isRight: boolean): SignInFault | null {
  if (!person) return 'unknown login'
  if (!isRight) return 'wrong password'
  return person.active === 1 ? null : 'deactivated'
}

function failedSignIn(fault: SignInFault, { facts }: Target): FailedSignIn {
  return new FailedSignIn({ ...facts, fault })
}
