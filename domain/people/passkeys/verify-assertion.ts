import type { PasskeyAssertion } from '#catalogue/wire/second-factor.ts'
import { findChallenge } from '#store/people/second-factor/challenges.ts'
import { findPasskey, type Passkey } from '#store/people/second-factor/passkeys.ts'
import type { ChallengeKind } from '#store/people/second-factor/second-factor-tables.ts'
import type { Db } from '#store/tables.ts'
import { hashOf, isToken } from '../token.ts'
import { challengeIn } from './challenge-in.ts'
import type { RelyingParty } from './relying-party.ts'

/** Why a passkey's answer is not taken. For the log only. */
export type PasskeyFault =
  | 'unknown challenge'
  | 'unknown passkey'
  | 'wrong passkey'
  | 'used passkey'

interface Verified {
  /** The passkey's. */
  id: number
  /** What it is to be counted with (`recordPasskeyUse`). */
  counter: number
  /** What is to be used up with it. */
  challengeHash: string
}

/**
 * Has a passkey of ours signed a challenge of this kind that is open, for this site, and its device
 * verified the person (WebAuthn Level 3, 7.2)? With `personId` it has to be that person's. Nothing is
 * used up.
 */
export async function verifyAssertion(
  db: Db,
  party: RelyingParty,
  answer: PasskeyAssertion,
  asked: { kind: ChallengeKind; personId: number | null; now: string },
): Promise<Verified | { fault: PasskeyFault }> {
  const token = challengeIn(answer.response.clientDataJSON)
  const challenge = token ? await findChallenge(db, { ...asked, hash: hashOf(token) }) : undefined
  if (!challenge || challenge.person_id !== asked.personId) return { fault: 'unknown challenge' }
  const passkey = await findPasskey(db, answer.id)
  const isTheirs = challenge.person_id === null || passkey?.person_id === challenge.person_id
  if (!passkey || !isTheirs) return { fault: 'unknown passkey' }
  const { userHandle } = answer.response
  if (userHandle && userHandle !== passkey.user_handle) return { fault: 'wrong passkey' }
  const counter = await signedCount(party, answer, passkey)
  if (counter === null) return { fault: 'wrong passkey' }
  return { id: passkey.id, counter, challengeHash: challenge.token_hash }
}

/** The count that the device signed; null where anything of its answer is not right. */
async function signedCount(
  party: RelyingParty,
  answer: PasskeyAssertion,
  passkey: Passkey,
): Promise<number | null> {
  // It brings much along, which only who uses passkeys pays for.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { authenticatorData, clientDataJSON, signature } = answer.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: answer.id,
        rawId: answer.rawId,
        type: 'public-key',
        response: { authenticatorData, clientDataJSON, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => isToken(challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
