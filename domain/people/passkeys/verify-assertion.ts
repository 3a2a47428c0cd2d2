import type { PasskeyAssertion } from '#catalogue/wire/second-factor.ts'
import { findChallenge } from '#store/people/second-factor/challenges.ts'
import { findPasskey, type Passkey } from '#store/people/second-factor/passkeys.ts'
import type { ChallengeKind } from '#store/people/second-factor/second-factor-tables.ts'
import type { Db } from '#store/tables.ts'
import { hashOf, isToken } from '../token.ts'
import { challengeIn } from './challenge-in.ts'
import type { RelyingParty } from './relying-party.ts'

/** Why an assertion was rejected, for the log only. */
export type PasskeyFault =
  | 'unknown challenge'
  | 'unknown passkey'
  | 'wrong passkey'
  | 'used passkey'

interface Verified {
  /** The passkey's. */
  id: number
  /** The new signature counter (`recordPasskeyUse`). */
  counter: number
  /** The challenge to delete with it. */
  challengeHash: string
}

/**
 * Verifies that a known passkey signed an open challenge of this kind for this site, with user
 * verification (WebAuthn Level 3, 7.2). With `personId` it must be that person's. Deletes nothing.
 */
export async function verifyAssertion(
  db: Db,
  party: RelyingParty,
  assertion: PasskeyAssertion,
  asked: { kind: ChallengeKind; personId: number | null; now: string },
): Promise<Verified | { fault: PasskeyFault }> {
  const token = challengeIn(assertion.response.clientDataJSON)
  const challenge = token ? await findChallenge(db, { ...asked, hash: hashOf(token) }) : undefined
  if (!challenge || challenge.person_id !== asked.personId) return { fault: 'unknown challenge' }
  const passkey = await findPasskey(db, assertion.id)
  const isTheirs = challenge.person_id === null || passkey?.person_id === challenge.person_id
  if (!passkey || !isTheirs) return { fault: 'unknown passkey' }
  const { userHandle } = assertion.response
  if (userHandle && userHandle !== passkey.user_handle) return { fault: 'wrong passkey' }
  const counter = await signedCount(party, assertion, passkey)
  if (counter === null) return { fault: 'wrong passkey' }
  return { id: passkey.id, counter, challengeHash: challenge.token_hash }
}

/** Returns the signed counter; null when the assertion is not valid. */
async function signedCount(
  party: RelyingParty,
  assertion: PasskeyAssertion,
  passkey: Passkey,
): Promise<number | null> {
  // A large module, loaded only for people with passkeys.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { authenticatorData, clientDataJSON, signature } = assertion.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: assertion.id,
        rawId: assertion.rawId,
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
