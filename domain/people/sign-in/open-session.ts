import type { Language } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { SignedInUser } from '#catalogue/wire/users.ts'
import { type Person, recordSignIn } from '#store/people/people.ts'
import { addSession, removeEndedSessions } from '#store/people/sessions.ts'
import type { Tx } from '#store/tables.ts'
import { sessionLife } from '../session-life.ts'
import { signedInUser } from '../signed-in-user.ts'
import { newToken } from '../token.ts'

/** The client that signs in. */
export interface From {
  address: string
  /** The User-Agent header. */
  agent?: string
  /** From Accept-Language. */
  language?: Language | null
}

export interface OpenedSession {
  token: string
  expiresAt: string
  user: SignedInUser
}

/** Opens a session for a fully verified person. */
export async function openSession(
  tx: Tx,
  now: string,
  person: Person,
  { address, agent = '', language = null }: From,
): Promise<OpenedSession> {
  const { token, hash } = newToken()
  const expiresAt = addMilliseconds(now, sessionLife.whole)
  await removeEndedSessions(tx, now)
  await recordSignIn(tx, person.id, now, language)
  await addSession(tx, {
    token_hash: hash,
    kind: 'bearer',
    person_id: person.id,
    parent_hash: null,
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
    address,
    agent: agent.slice(0, limits.agent),
  })
  return { token, expiresAt, user: signedInUser(person) }
}
