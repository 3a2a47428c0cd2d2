import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { claimSeeding } from '#domain/seeding.ts'
import type { Services } from '#domain/services.ts'
import { hasPeople, lockPeople } from '#store/people/people.ts'
import { addPersonLink, hasFirstLink } from '#store/people/person-links.ts'
import { newToken } from '../token.ts'
import { linkLife } from './link-life.ts'

/**
 * For an installation in which nobody has an account: the token of a link that makes whoever opens
 * it the first Admin. Null where there is somebody, or where a link that was given is still good: of
 * several processes that start together one gets it. With `replacesFormer` a new link takes the place
 * of a good one, which then no longer works.
 */
export async function inviteFirstAdmin(
  { store, now }: Pick<Services, 'store' | 'now'>,
  { replacesFormer = false } = {},
): Promise<string | null> {
  return store.write(async (tx) => {
    const at = now()
    await lockPeople(tx, at)
    if (await hasPeople(tx)) return null
    if (!replacesFormer && (await hasFirstLink(tx, at))) return null
    // The demo brand stays away from then on, whatever a later start is told.
    await claimSeeding(tx, at)
    const { token, hash } = newToken()
    const link = { token_hash: hash, kind: 'first', person_id: null, created_at: at } as const
    await addPersonLink(tx, { ...link, expires_at: addMilliseconds(at, linkLife.first) })
    return token
  })
}
