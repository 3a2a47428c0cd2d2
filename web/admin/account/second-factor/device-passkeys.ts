import { errorMessage } from '#web/admin/api/api-error.ts'
import type { PasskeyCreation, PasskeyRequest } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'

/** The person cancelled the browser's dialog: no message needed. */
class PasskeyDeclined extends Error {}

/** Passkeys do not work in this browser or at this address; has the sentence for it. */
class PasskeyImpossible extends Error {}

/** Whether this browser can use passkeys here: only on https and localhost. */
export function hasPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window
}

/** Asks the device to sign with a passkey. Throws `PasskeyDeclined` or `PasskeyImpossible`. */
export async function signWithPasskey(request: PasskeyRequest) {
  // Loaded on use.
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = { ...request, allowCredentials: request.allowCredentials.map(asCredential) }
  const { id, rawId, response } = await askDevice(() => startAuthentication({ optionsJSON }))
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response
  const signed = { clientDataJSON, authenticatorData, signature, userHandle }
  return { id, rawId, type: 'public-key' as const, response: signed }
}

/** Asks the device to create a passkey. Throws like `signWithPasskey`. */
export async function makePasskey(creation: PasskeyCreation) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = {
    ...creation,
    excludeCredentials: creation.excludeCredentials.map(asCredential),
  }
  const { id, rawId, response } = await askDevice(() => startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject, transports = [] } = response
  const made = { clientDataJSON, attestationObject, transports }
  return { id, rawId, type: 'public-key' as const, response: made }
}

type Credential = PasskeyRequest['allowCredentials'][number]

function asCredential({ id, transports }: Credential) {
  return { id, transports, type: 'public-key' as const }
}

async function askDevice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyDeclined()
    if (name === 'InvalidStateError') throw new PasskeyImpossible(t('passkey.exists'))
    throw new PasskeyImpossible(t('passkey.unsupported'))
  }
}

/** Returns the sentence for an error; null where the person cancelled. */
export function faultOf(error: unknown): string | null {
  if (error instanceof PasskeyDeclined) return null
  return error instanceof PasskeyImpossible ? error.message : errorMessage(error)
}
