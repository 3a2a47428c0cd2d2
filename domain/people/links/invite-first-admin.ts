import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { claimSeeding } from '#domain/seeded.ts'
import type { Services } from '#domain/services.ts'
import { hasPeople, lockPeople } from '#store/people/people.ts'
import { addPersonLink, hasFirstLink } from '#store/people/person-links.ts'
import { newToken } from '../token.ts'
import { linkLife } from './link-life.ts'

/**
 * Creates the link for the first Admin of an installation without accounts, and returns its token.
 * Null when there are accounts, or when an earlier link still works: of several processes that start
 * together one gets it. `replacesFormer` revokes an earlier link.
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
    // A later start with a demo password adds no demo brand any more.
    await claimSeeding(tx, at)
    const { token, hash } = newToken()
    const link = { token_hash: hash, kind: 'first', person_id: null, created_at: at } as const
    await addPersonLink(tx, { ...link, expires_at: addMilliseconds(at, linkLife.first) })
    return token
  })
}
