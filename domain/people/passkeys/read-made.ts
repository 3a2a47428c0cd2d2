import type { PasskeyRegistration } from '#catalogue/wire/second-factor.ts'
import type { Passkey } from '#store/people/second-factor/passkeys.ts'
import { isToken } from '../token.ts'
import type { RelyingParty } from './relying-party.ts'

type MadeKey = Pick<Passkey, 'credential_id' | 'public_key' | 'counter' | 'transports'>

/** The ways to a device that browsers know (WebAuthn Level 3, 5.8.4). */
const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/**
 * The key in what a device made, for this site, after it had verified the person (WebAuthn Level 3,
 * 7.1); null where anything of it is not right. Whose the challenge is, is asked elsewhere.
 */
export async function readMade(
  party: RelyingParty,
  made: PasskeyRegistration,
): Promise<MadeKey | null> {
  // It brings much along, which only who uses passkeys pays for.
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
