import type { PasskeyRegistration } from '#catalogue/wire/second-factor.ts'
import type { Passkey } from '#store/people/second-factor/passkeys.ts'
import { isToken } from '../token.ts'
import type { RelyingParty } from './relying-party.ts'

type MadeKey = Pick<Passkey, 'credential_id' | 'public_key' | 'counter' | 'transports'>

/** WebAuthn Level 3, 5.8.4. */
const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/**
 * Verifies a registration for this site (WebAuthn Level 3, 7.1) and returns its key; null when it
 * is not valid. The caller checks whose the challenge is.
 */
export async function readMade(
  party: RelyingParty,
  made: PasskeyRegistration,
): Promise<MadeKey | null> {
  // A large module, loaded only for people with passkeys.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: made.id,
        rawId: made.rawId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: isToken,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    const known = transports.filter((way) => knownTransports.includes(way))
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(known),
    }
  } catch {
    return null
  }
}
