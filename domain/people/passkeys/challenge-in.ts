import { isToken } from '../token.ts'

/** Returns the challenge that a device signed (`clientDataJSON`), or null when it is malformed. */
export function challengeIn(clientDataJson: string): string | null {
  try {
    const clientData: unknown = JSON.parse(
      Buffer.from(clientDataJson, 'base64url').toString('utf8'),
    )
    if (typeof clientData !== 'object' || clientData === null || !('challenge' in clientData))
      return null
    const { challenge } = clientData
    return typeof challenge === 'string' && isToken(challenge) ? challenge : null
  } catch {
    return null
  }
}
