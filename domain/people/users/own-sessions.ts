import { peopleMessages } from '#catalogue/people/people-messages.ts'
import type { OpenSession } from '#catalogue/wire/users.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import { listBearerSessions, removeSession } from '#store/people/sessions.ts'
import { lastUse } from '../last-use.ts'
import { isOver } from '../session-life.ts'

/** Returns a person's sessions, the most recently used first; `tokenHash` is the current one. */
export async function listSessions(
  { store, now }: Pick<Services, 'store' | 'now'>,
  actor: Actor,
  tokenHash: string,
): Promise<OpenSession[]> {
  const rows = await listBearerSessions(store.db, actor.id)
  const used = rows.map((row) => ({
    ...row,
    last_seen_at: lastUse(store, row.token_hash, row.last_seen_at),
  }))
  return used
    .filter((session) => !isOver(session, now()))
    .sort((a, b) => (a.last_seen_at < b.last_seen_at ? 1 : -1))
    .map(({ token_hash, ...session }) => ({
      id: numberOf(token_hash),
      current: token_hash === tokenHash,
      ...session,
    }))
}

/**
 * Ends one of the actor's sessions with its preview passes. Throws `Problem('not-found')` for
 * another's.
 */
export async function endSession(
  { store }: Pick<Services, 'store'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await store.write(async (tx) => {
    const rows = await listBearerSessions(tx, actor.id)
    const session = rows.filter(({ token_hash }) => numberOf(token_hash) === id)
    if (session.length === 0) throw new Problem('not-found', peopleMessages.noSuchSession)
    for (const { token_hash } of session) await removeSession(tx, token_hash)
  })
}

/** Returns a session's id on the wire: 28 bits of its hash do not reveal the token. */
function numberOf(tokenHash: string): number {
  return Number.parseInt(tokenHash.slice(0, 7), 16) + 1
}
