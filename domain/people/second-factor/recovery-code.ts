import { createHash, randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const groups = 4
const groupLength = 4
const count = 10

/** Ten new codes of 78 bits each, in groups of four; they are shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: groups }, () => letters(groupLength)).join('-'),
  )
}

/** Could this be a recovery code? Case, spaces and hyphens do not count. */
export function isRecoveryCode(typed: string): boolean {
  return plain(typed).length === groups * groupLength
}

/** How a code is kept. Fast is enough for what cannot be guessed. */
export function hashOfRecoveryCode(personId: number, code: string): string {
  return createHash('sha256')
    .update(`${personId} ${plain(code)}`)
    .digest('hex')
}

function letters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

function plain(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s\-‐-―]/g, '')
    .toUpperCase()
}
