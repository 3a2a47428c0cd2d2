const raised = new Map(zip('0123456789+-=()', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'))
const lowered = new Map(zip('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'))

/** Endings of ordinal numbers (1st, 2nd, 1er, 2e), which belong to the whole number before them. */
const ordinal = /^(st|nd|rd|th|er|ers|re|res|e|es|ème|os|as|º|ª)$/i

/** Spanish and Portuguese have signs of their own for theirs; a note's letter looks the same. */
const ordinalSigns = new Map([
  ['a', 'ª'],
  ['o', 'º'],
])

/** How long a note's sign is at most; what is longer is a phrase that is only set small. */
const longest = 12

/**
 * Returns how raised or lowered text is written without its own height, so that it does not become part
 * of what it stands beside: `3.90` with a raised 1 is `3.90¹`, never `3.901`. Null: as it is.
 */
export function superscriptText(text: string, before: string, isRaised: boolean): string | null {
  const sign = text.trim()
  if (sign === '' || !/[\p{L}\p{N}]/u.test(sign) || /^[([]/.test(sign)) return null
  if (sign.length > longest) return before === '' || /\s$/.test(before) ? null : ` ${text}`
  const figures = isRaised ? raised : lowered
  // A comma between two notes has no raised form and needs none.
  const written = [...sign].map((one) => figures.get(one) ?? (/[,;*\s]/.test(one) ? one : null))
  if (written.every((one) => one !== null)) return written.join('')
  if (/^(tm|sm)$/i.test(sign)) return sign.toLowerCase() === 'tm' ? '™' : '℠'
  const last = before.trimEnd().at(-1) ?? ''
  const isWhole = isRaised && /\d/.test(last) && !/[.,]\d+$/.test(before.slice(-20))
  if (isWhole && ordinal.test(sign)) return null
  if (isWhole && ordinalSigns.has(sign)) return ordinalSigns.get(sign) ?? null
  // Nothing before it that it could be read together with.
  if (last === '' || /\s$/.test(before)) return null
  return isRaised || /\d/.test(last) ? ` (${sign})` : null
}

function zip(from: string, to: string): [string, string][] {
  const signs = [...to]
  return [...from].map((one, at) => [one, signs[at] ?? one])
}
