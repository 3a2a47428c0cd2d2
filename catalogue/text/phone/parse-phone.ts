import { inputMessages } from '#catalogue/messages/input-messages.ts'

/** Why a text is no telephone number of any country. */
export const phoneFaults = {
  several: inputMessages.phoneSeveral,
  signs: inputMessages.phoneSigns,
} as const

type PhoneFault = keyof typeof phoneFaults

/** Digits around a slash: longest area code, the same with a country code, shortest number. */
const slash = { before: 6, afterCode: 8, behind: 4 }

/**
 * Returns the digits of a typed telephone number, in any script; with a plus when it has a country
 * code. A slash may only follow an area code: elsewhere it separates two numbers.
 */
export function parsePhone(typed: string): { digits: string } | { fault: PhoneFault } {
  const text = normalizePhone(typed)
  if (isSeveral(text)) return { fault: 'several' }
  const digits = text.replaceAll(/[ ()[\].\-/]/g, '')
  return /^\+?\d+$/.test(digits) ? { digits: digits } : { fault: 'signs' }
}

/** Returns a number in ASCII without invisible characters, which pasted numbers often contain. */
export function normalizePhone(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Mn}]/gu, '')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\u2044\u2215]/g, '/')
    .trim()
    .replaceAll(/[\p{Zs}\t]/gu, ' ')
    .replace(/^tel(?:\.?:|\.)/i, '')
    .trim()
  return /^00[^0]/.test(text) ? `+${text.slice(2)}` : text.replace(/^\( ?\+/, '+')
}

/** The digits of a script are consecutive from its zero. */
function digitOf(digit: string): string {
  const at = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value++
  return String(value)
}

function isSeveral(text: string): boolean {
  if (text.indexOf('+', 1) > 0 && /\d/.test(text.slice(0, text.indexOf('+', 1)))) return true
  const parts = text.split(/[,;&|\\\n\r\p{L}]/u).filter((part) => digitsIn(part) >= 2)
  if (parts.length > 1 && digitsIn(parts[0] ?? '') > slash.before) return true
  const [before = '', behind, ...more] = text.split('/')
  if (behind === undefined) return false
  const most = before.startsWith('+') ? slash.afterCode : slash.before
  return more.length > 0 || digitsIn(before) > most || digitsIn(behind) < slash.behind
}

function digitsIn(text: string): number {
  return text.replaceAll(/\D/g, '').length
}
