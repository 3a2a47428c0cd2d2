import { isEverywhere, readScope } from '#catalogue/people/scope.ts'
import { findBearerSession } from '#store/people/sessions.ts'
import type { Actor } from '../actor.ts'
import type { Services } from '../services.ts'
import { lastUse, recordUse } from './last-use.ts'
import { isOver } from './session-life.ts'

/**
 * Returns the person of a bearer token's hash, with the current role; null when the session is unknown
 * or expired, or the person deactivated. Records the use of the session.
 */
export async function whoIs(
  { store, now }: Pick<Services, 'store' | 'now'>,
  tokenHash: string,
): Promise<Actor | null> {
  const session = await findBearerSession(store.db, tokenHash)
  if (!session) return null
  const time = now()
  const last_seen_at = lastUse(store, tokenHash, session.last_seen_at)
  if (isOver({ ...session, last_seen_at }, time)) return null
  recordUse(store, tokenHash, session.last_seen_at, time)
  const scope = readScope(session.scope)
  return {
    id: session.person_id,
    username: session.username,
    role: session.role,
    ...(isEverywhere(scope) ? {} : { scope }),
    ...(session.unsecured === 1 ? { isUnsecured: true } : {}),
  }
}
