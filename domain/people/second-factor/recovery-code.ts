import { createHash, randomInt } from 'node:crypto'

/** Excludes letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const groups = 4
const groupLength = 4
const count = 10

/** Returns ten new codes of 78 bits each, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: groups }, () => randomText(groupLength)).join('-'),
  )
}

/** Tells whether a text has the form of a recovery code; case, spaces and hyphens do not count. */
export function isRecoveryCode(typed: string): boolean {
  return plain(typed).length === groups * groupLength
}

/** Returns the stored hash of a code; a fast hash suffices for random codes. */
export function hashOfRecoveryCode(personId: number, code: string): string {
  return createHash('sha256')
    .update(`${personId} ${plain(code)}`)
    .digest('hex')
}

function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

function plain(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s\-‐-―]/g, '')
    .toUpperCase()
}
