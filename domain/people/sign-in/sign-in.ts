import type { SignedInUser } from '#catalogue/wire.ts'
import type { Services } from '#domain/services.ts'
import { holdSignedInPerson, type Person } from '#store/people/people.ts'
import { addSession, removeEndedSessions } from '#store/people/sessions.ts'
import { removeAttempt, removeAttempts } from '#store/people/sign-in-attempts.ts'
import { verifyPassword } from '../password.ts'
import { after, sessionLife } from '../session-life.ts'
import { signedInUser } from '../signed-in-user.ts'
import { newToken } from '../token.ts'
import { RefusedSignIn, type SignInFault } from './refused-sign-in.ts'
import { reserveAttempt } from './reserve-attempt.ts'
import { findTarget, type Target } from './target.ts'

type Place = Pick<Services, 'store' | 'now'>

interface Credentials {
  /** User name or e-mail, as typed. */
  login: string
  password: string
  /** The real address of the client. */
  address: string
}

interface SignedIn {
  token: string
  expiresAt: string
  user: SignedInUser
}

/**
 * Opens a session. Refuses (`RefusedSignIn`) in one manner, after the same work, an unknown login, a
 * wrong password and a deactivated person (401), and too many tries (429).
 */
export async function signIn(services: Place, typed: Credentials): Promise<SignedIn> {
  const target = await findTarget(services.store.db, typed.login, typed.address)
  const attempt = await reserveAttempt(services, target)
  const isRight = await verified(services, attempt, target, typed.password)
  const fault = faultOf(target.person, isRight)
  if (!target.person || fault) throw refused(fault ?? 'unknown login', target)
  return openSession(services, target.person, target)
}

/** Where verifying itself fails, nobody has guessed, and the try is not counted. */
async function verified({ store }: Place, attempt: number, { person }: Target, password: string) {
  try {
    return await verifyPassword(person?.password_hash ?? null, password)
  } catch (error) {
    await store.write((tx) => removeAttempt(tx, attempt)).catch(() => undefined)
    throw error
  }
}

function faultOf(person: Person | undefined, isRight: boolean): SignInFault | null {
  if (!person) return 'unknown login'
  if (!isRight) return 'wrong password'
  return person.active === 1 ? null : 'deactivated'
}

async function openSession({ store, now }: Place, person: Person, target: Target) {
  const time = now()
  const { token, hash } = newToken()
  const expiresAt = after(time, sessionLife.whole)
  await store.write(async (tx) => {
    // Nobody may have changed the password or deactivated the person while it was being verified.
    if (!(await holdSignedInPerson(tx, person))) throw refused('wrong password', target)
    // What others have tried elsewhere goes on counting: this success says nothing of them.
    await removeAttempts(tx, target.counted)
    await removeEndedSessions(tx, time)
    await addSession(tx, {
      token_hash: hash,
      kind: 'bearer',
      person_id: person.id,
      parent_hash: null,
      created_at: time,
      last_seen_at: time,
      expires_at: expiresAt,
    })
  })
  return { token, expiresAt, user: signedInUser(person) }
}

function refused(fault: SignInFault, { facts }: Target): RefusedSignIn {
  return new RefusedSignIn({ ...facts, fault })
}
