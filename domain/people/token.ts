import { createHash, randomBytes } from 'node:crypto'

/** Returns a new token of 32 random bytes (43 characters). Only its hash is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** Returns the SHA-256 of a token in hexadecimal; a fast hash suffices for random tokens. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Tells whether a text has the form of a token. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}
