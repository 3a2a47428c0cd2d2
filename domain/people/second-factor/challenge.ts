import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { addChallenge } from '#store/people/second-factor/challenges.ts'
import type { ChallengeKind } from '#store/people/second-factor/second-factor-tables.ts'
import type { Tx } from '#store/tables.ts'
import { networkOf } from '../network-of.ts'
import { newToken } from '../token.ts'

/** In ms: long enough to find and unlock a telephone. */
export const challengeLife = 5 * 60_000

/** Only the hash is stored. */
export interface MadeChallenge {
  token: string
  expiresAt: string
}

/**
 * Creates a challenge for one answer, to a person or (null) to anybody.
 * @param address the client's real address
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
