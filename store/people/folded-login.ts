import { removeInvisible } from '#catalogue/text/fold-text.ts'

/** Upper case in between merges letters with several lower cases (ß and ss). */
export function foldedLogin(written: string): string {
  return casedLogin(removeInvisible(written.normalize('NFKC')))
}

/** Keeps invisible characters: accounts of older versions may have them. */
export function casedLogin(written: string): string {
  const upper = written.normalize('NFKC').toLowerCase().toUpperCase()
  return upper.toLowerCase().normalize('NFKC').trim()
}

/**
 * Returns it as typed where the database's `lower()` makes the folded one of it. (SQLite: ASCII
 * only.)
 */
export function storedLogin(written: string): string {
  const plain = removeInvisible(written.normalize('NFKC')).trim()
  const folded = foldedLogin(written)
  const lowered = plain.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  return lowered === folded ? plain : folded
}
