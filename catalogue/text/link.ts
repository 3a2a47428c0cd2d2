import { limits } from '../limits.ts'
import { linkTarget } from './link-target.ts'

const schemes = new Set(['http:', 'https:'])
const proseSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Returns whether pages may link here: http(s), a path of this site or, with `targets`, an entry or a
 * file. Rejects control characters and backslashes, which browsers drop or replace (trust.md, "Habits").
 */
export function isSafeLink(
  href: string,
  { prose = false, mail = false, targets = true } = {},
): boolean {
  if (/[\u0000-\u0020\u007f\\]/.test(href)) return false
  if (targets && linkTarget(href) !== null) return true
  if (href.startsWith('/')) return !href.startsWith('//')
  if (href.startsWith('#') || href.startsWith('?')) return true
  if (!URL.canParse(href)) return false
  const { protocol } = new URL(href)
  return (prose ? proseSchemes : schemes).has(protocol) || (mail && protocol === 'mailto:')
}

export type LinkFault = 'form' | 'signs' | 'length'

/** Returns why a text may not link to an address (scheme, characters or length), or null. */
export function linkFault(address: string): LinkFault | null {
  if (address.length > limits.url) return 'length'
  if (!address.isWellFormed() || /[\u0000-\u0020\u007f\\]/.test(address)) return 'signs'
  return isSafeLink(address, { prose: true }) ? null : 'form'
}

/** A link that is not allowed: its text and its address. */
export interface InvalidLink {
  text: string
  address: string
}

export function isMailAddress(text: string): boolean {
  return /^[^\s@:/?#]+@[^\s@:/?#.]+(?:\.[^\s@:/?#.]+)+$/.test(text)
}
