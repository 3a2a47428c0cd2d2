import type { PasskeyRequest } from '#catalogue/wire/second-factor.ts'
import type { Passkey } from '#store/people/second-factor/passkeys.ts'
import { challengeLife, type MadeChallenge } from '../second-factor/challenge.ts'
import type { RelyingParty } from './relying-party.ts'

/**
 * Returns the options of a passkey request (WebAuthn Level 3, 5.5): for these passkeys or, with
 * none, any of this site. User verification is required.
 */
export function requestOptions(
  { id }: RelyingParty,
  { token }: MadeChallenge,
  passkeys: readonly Passkey[] = [],
): PasskeyRequest {
  return {
    challenge: token,
    rpId: id,
    timeout: challengeLife,
    userVerification: 'required',
    allowCredentials: passkeys.map(credentialOf),
  }
}

/** Returns a passkey as browsers name it. */
export function credentialOf({ credential_id, transports }: Passkey) {
  return {
    id: credential_id,
    type: 'public-key' as const,
    transports: JSON.parse(transports) as string[],
  }
}
