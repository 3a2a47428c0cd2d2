import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Actor } from '#domain/actor.ts'
import { sessionLife } from '#domain/people/session-life.ts'
import { newToken } from '#domain/people/token.ts'
import { addSession } from '#store/people/sessions.ts'
import type { Store } from '#store/store.ts'

/** Signs somebody in without a password: gives the bearer token and its hash. */
export async function openSession(
  store: Store,
  actor: Actor,
  now: string,
): Promise<{ token: string; hash: string }> {
  const made = newToken()
  await store.write((tx) =>
    addSession(tx, {
      token_hash: made.hash,
      kind: 'bearer',
      person_id: actor.id,
      parent_hash: null,
      created_at: now,
      last_seen_at: now,
      expires_at: addMilliseconds(now, sessionLife.whole),
    }),
  )
  return made
}
