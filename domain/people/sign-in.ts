import type { SignedInUser } from '#catalogue/wire.ts'
import { findPersonByLogin, holdSignedInPerson, type Person } from '#store/people/people.ts'
import { addSession, removeEndedSessions } from '#store/people/sessions.ts'
import { removeAttempt, removeAttemptsOn } from '#store/people/sign-in-attempts.ts'
import type { Services } from '../services.ts'
import { verifyPassword } from './password.ts'
import { RefusedSignIn, type SignInFault } from './refused-sign-in.ts'
import { accountKey, reserveAttempt } from './reserve-attempt.ts'
import { after, sessionLife } from './session-life.ts'
import { signedInUser } from './signed-in-user.ts'
import { newToken } from './token.ts'

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
  const login = typed.login.normalize('NFKC').trim().toLowerCase()
  const account = accountKey(login)
  const attempt = await reserveAttempt(services, account, typed.address)
  const { person, isRight } = await verified(services, attempt, login, typed.password)
  const fault = faultOf(person, isRight)
  if (!person || fault) throw refused(fault ?? 'unknown login', account, person)
  return openSession(services, person, account)
}

/** Looks and verifies; where that itself fails, nobody has guessed and the try is not counted. */
async function verified({ store }: Place, attempt: number, login: string, password: string) {
  try {
    // No login contains control characters, and PostgreSQL takes no NUL.
    const person = /\p{Cc}/u.test(login) ? undefined : await findPersonByLogin(store.db, login)
    const isRight = await verifyPassword(person?.password_hash ?? null, password)
    return { person, isRight }
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

async function openSession({ store, now }: Place, person: Person, account: string) {
  const time = now()
  const { token, hash } = newToken()
  const expiresAt = after(time, sessionLife.whole)
  await store.write(async (tx) => {
    // Nobody may have changed the password or deactivated the person while it was being verified.
    if (!(await holdSignedInPerson(tx, person))) throw refused('wrong password', account, person)
    await removeAttemptsOn(tx, account)
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

function refused(fault: SignInFault, account: string, person: Person | undefined): RefusedSignIn {
  return new RefusedSignIn({ fault, personId: person?.id ?? null, account: account.slice(0, 12) })
}
