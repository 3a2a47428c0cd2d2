import type { PasskeyRequest } from '#catalogue/wire/second-factor.ts'
import type { Passkey } from '#store/people/second-factor/passkeys.ts'
import { challengeLife, type MadeChallenge } from '../second-factor/challenge.ts'
import type { RelyingParty } from './relying-party.ts'

/**
 * What a browser asks its devices with (WebAuthn Level 3, 5.5): one of these passkeys or, with none,
 * whichever the person has for this site. The device has to verify the person.
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

/** A passkey as browsers name it. */
export function credentialOf({ credential_id, transports }: Passkey) {
  return {
    id: credential_id,
    type: 'public-key' as const,
    transports: JSON.parse(transports) as string[],
  }
}
