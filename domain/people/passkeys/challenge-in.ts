import { isToken } from '../token.ts'

/** Returns the challenge that a device signed (`clientDataJSON`), or null when it is malformed. */
export function challengeIn(clientDataJson: string): string | null {
  try {
    const found: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    if (typeof found !== 'object' || found === null || !('challenge' in found)) return null
    const { challenge } = found
    return typeof challenge === 'string' && isToken(challenge) ? challenge : null
  } catch {
    return null
  }
}
