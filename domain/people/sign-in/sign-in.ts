import type { Services } from '#domain/services.ts'
import { lockSignedInPerson, type Person } from '#store/people/people.ts'
import type { Passkey } from '#store/people/second-factor/passkeys.ts'
import { removeAttempt, removeAttempts } from '#store/people/sign-in-attempts.ts'
import { type MadeChallenge, makeChallenge } from '../second-factor/challenge.ts'
import { factorsOf, isSecured } from '../second-factor/factors-of.ts'
import { type From, type OpenedSession, openSession } from './open-session.ts'
import { RefusedSignIn, type SignInFault } from './refused-sign-in.ts'
import { findTarget, type Target } from './target.ts'
import { verifyCounted } from './verify-counted.ts'

type Place = Pick<Services, 'store' | 'now'>

interface Credentials extends From {
  /** User name or e-mail, as typed. */
  login: string
  password: string
}

/** What is still asked of somebody whose password is right. */
export interface RequiredSecondStep {
  challenge: MadeChallenge
  hasApp: boolean
  passkeys: readonly Passkey[]
}

/** A session, or what is asked before there is one. */
type SignedIn =
  | { opened: OpenedSession; wanted?: undefined }
  | { wanted: RequiredSecondStep; opened?: undefined }

/**
 * Opens a session; of a person with a second factor it asks for that first. Refuses (`RefusedSignIn`)
 * in one manner, after the same work, an unknown login, a wrong password and a deactivated person
 * (401), and too many tries (429).
 */
export async function signIn(services: Place, typed: Credentials): Promise<SignedIn> {
  const target = await findTarget(services.store.db, typed.login, typed.address)
  const { isRight, attempt } = await verifyCounted(services, target, typed.password)
  const { person } = target
  const fault = faultOf(person, isRight)
  if (!person || fault) throw refused(fault ?? 'unknown login', target)
  return services.store.write(async (tx) => {
    // Nobody may have changed the password or deactivated the person while it was being verified.
    if (!(await lockSignedInPerson(tx, person))) throw refused('wrong password', target)
    const now = services.now()
    const factors = await factorsOf(tx, person.id)
    if (isSecured(factors)) {
      // Wrong codes go on counting: who knows the password would else have as many as they like.
      await removeAttempt(tx, attempt)
      const asked = {
        kind: 'second',
        personId: person.id,
        address: target.counted.address,
      } as const
      const challenge = await makeChallenge(tx, now, asked)
      const { appSince, passkeys } = factors
      return { wanted: { challenge, hasApp: appSince !== null, passkeys } }
    }
    // What others have tried elsewhere goes on counting: this success says nothing of them.
    await removeAttempts(tx, target.counted)
    return { opened: await openSession(tx, now, person, typed) }
  })
}

function faultOf(person: Person | undefined, isRight: boolean): SignInFault | null {
  if (!person) return 'unknown login'
  if (!isRight) return 'wrong password'
  return person.active === 1 ? null : 'deactivated'
}

function refused(fault: SignInFault, { facts }: Target): RefusedSignIn {
  return new RefusedSignIn({ ...facts, fault })
}
