/**
 * A telephone number in E.164 (`+97145550123`) as people type it: with spaces, brackets, hyphens, 00
 * for the plus, and the zero in brackets that is left out from abroad. Null where it is none, as one
 * without its country's code.
 */
export function phoneNumber(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(/^00/, '+')
    .replace('(0)', '')
    .replaceAll(/[\s\u00a0\u200e\u200f().\-–/]/g, '')
  return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : null
}
