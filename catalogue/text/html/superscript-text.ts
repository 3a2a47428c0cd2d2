const raised = new Map(pairs('0123456789+-=()', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'))
const lowered = new Map(pairs('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'))

/** Suffixes of ordinal numbers (1st, 2nd, 1er, 2e). */
const ordinal = /^(st|nd|rd|th|er|ers|re|res|e|es|ème|os|as|º|ª)$/i

/** Spanish and Portuguese ordinals have their own characters. */
const ordinalSigns = new Map([
  ['a', 'ª'],
  ['o', 'º'],
])

/** Longer text is a phrase in small type, not a footnote's mark. */
const maxLength = 12

/** Returns raised or lowered text as characters: `3.90` with a raised 1 is never `3.901`. */
export function superscriptText(text: string, before: string, isRaised: boolean): string | null {
  const sign = text.trim()
  if (sign === '' || !/[\p{L}\p{N}]/u.test(sign) || /^[([]/.test(sign)) return null
  if (sign.length > maxLength) return before === '' || /\s$/.test(before) ? null : ` ${text}`
  const figures = isRaised ? raised : lowered
  // A comma between two notes has no raised form and needs none.
  const characters = [...sign].map((one) => figures.get(one) ?? (/[,;*\s]/.test(one) ? one : null))
  if (characters.every((one) => one !== null)) return characters.join('')
  if (/^(tm|sm)$/i.test(sign)) return sign.toLowerCase() === 'tm' ? '™' : '℠'
  const last = before.trimEnd().at(-1) ?? ''
  const isWhole = isRaised && /\d/.test(last) && !/[.,]\d+$/.test(before.slice(-20))
  if (isWhole && ordinal.test(sign)) return null
  if (isWhole && ordinalSigns.has(sign)) return ordinalSigns.get(sign) ?? null
  // There is nothing before it to merge with.
  if (last === '' || /\s$/.test(before)) return null
  return isRaised || /\d/.test(last) ? ` (${sign})` : null
}

function pairs(from: string, to: string): [string, string][] {
  const signs = [...to]
  return [...from].map((one, at) => [one, signs[at] ?? one])
}
