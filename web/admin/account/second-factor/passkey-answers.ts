import { errorMessage } from '#web/admin/api/refusal.ts'
import type { PasskeyCreation, PasskeyRequest } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'

/** The person has turned away from what the browser asked: nothing needs to be said. */
class PasskeyDeclined extends Error {}

/** A browser, or an address, that cannot do it, in a sentence. */
class PasskeyImpossible extends Error {}

/** Can this browser use passkeys at this address? Only over https, and on this very machine. */
export function hasPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window
}

/** Asks the person's device to sign with a passkey. Throws `PasskeyDeclined` and `PasskeyImpossible`. */
export async function answerWithPasskey(request: PasskeyRequest) {
  // Only who uses passkeys loads what they take.
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = { ...request, allowCredentials: request.allowCredentials.map(asNamed) }
  const { id, rawId, response } = await asked(() => startAuthentication({ optionsJSON }))
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response
  const signed = { clientDataJSON, authenticatorData, signature, userHandle }
  return { id, rawId, type: 'public-key' as const, response: signed }
}

/** Asks it to make one. */
export async function makePasskey(creation: PasskeyCreation) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = { ...creation, excludeCredentials: creation.excludeCredentials.map(asNamed) }
  const { id, rawId, response } = await asked(() => startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject, transports = [] } = response
  const made = { clientDataJSON, attestationObject, transports }
  return { id, rawId, type: 'public-key' as const, response: made }
}

type Credential = PasskeyRequest['allowCredentials'][number]

function asNamed({ id, transports }: Credential) {
  return { id, transports, type: 'public-key' as const }
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyDeclined()
    if (name === 'InvalidStateError') throw new PasskeyImpossible(t('passkey.isThere'))
    throw new PasskeyImpossible(t('passkey.impossible'))
  }
}

/** What to say of what went wrong; null where the person only turned away. */
export function faultOf(error: unknown): string | null {
  if (error instanceof PasskeyDeclined) return null
  return error instanceof PasskeyImpossible ? error.message : errorMessage(error)
}
