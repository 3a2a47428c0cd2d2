import { onlyVisible } from '#catalogue/text/visible.ts'

/**
 * A user name or e-mail in the one spelling by which it is compared: without case, Unicode form,
 * invisible characters and surrounding space. Upper case in between brings together what has several small letters (ß and ss,
 * the two sigmas).
 */
export function foldedLogin(written: string): string {
  return casedLogin(onlyVisible(written.normalize('NFKC')))
}

/**
 * The same with invisible characters, as older versions compared and stored them: who has such a name
 * still signs in by it.
 */
export function casedLogin(written: string): string {
  const upper = written.normalize('NFKC').toLowerCase().toUpperCase()
  return upper.toLowerCase().normalize('NFKC').trim()
}

/**
 * A user name or e-mail as it is stored: as it was written where the databases' `lower()` makes the
 * folded one of it, else folded. (SQLite knows case in ASCII only.)
 */
export function storedLogin(written: string): string {
  const plain = onlyVisible(written.normalize('NFKC')).trim()
  const folded = foldedLogin(written)
  const lowered = plain.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  return lowered === folded ? plain : folded
}
