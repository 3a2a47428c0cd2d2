import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { addChallenge } from '#store/people/second-factor/challenges.ts'
import type { ChallengeKind } from '#store/people/second-factor/second-factor-tables.ts'
import type { Tx } from '#store/tables.ts'
import { networkOf } from '../network-of.ts'
import { newToken } from '../token.ts'

/** How long a challenge is good, in milliseconds: to find a telephone and unlock it. */
export const challengeLife = 5 * 60_000

/** What the answer has to carry, once; nothing but its hash is kept. */
export interface MadeChallenge {
  token: string
  expiresAt: string
}

/**
 * Asks a person, or with null anybody, for one answer to one purpose.
 *
 * @param address the real address of the client
 */
export async function makeChallenge(
  tx: Tx,
  now: string,
  { kind, personId, address }: { kind: ChallengeKind; personId: number | null; address: string },
): Promise<MadeChallenge> {
  const { token, hash } = newToken()
  const expiresAt = addMilliseconds(now, challengeLife)
  await addChallenge(tx, {
    token_hash: hash,
    kind,
    person_id: personId,
    address: networkOf(address),
    created_at: now,
    expires_at: expiresAt,
  })
  return { token, expiresAt }
}
