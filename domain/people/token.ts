import { createHash, randomBytes } from 'node:crypto'

/** A new bearer token or preview pass: 32 random bytes, 43 characters. Only its hash is kept. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** How a token is kept: its SHA-256, in hexadecimal. Fast is enough for what cannot be guessed. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Could this text be a token of ours? */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}
