import { limits } from '../limits.ts'

const schemes = new Set(['http:', 'https:'])
const proseSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Is this an address that a page may link to: http(s), or a path of this site?
 * Control characters, white space and backslashes are refused before parsing, because browsers
 * drop or turn them (`/\t/evil.example` is `//evil.example`; trust.md, "Habits").
 */
export function isSafeLink(href: string, { prose = false, mail = false } = {}): boolean {
  if (/[\u0000-\u0020\u007f\\]/.test(href)) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  if (href.startsWith('#') || href.startsWith('?')) return true
  if (!URL.canParse(href)) return false
  const { protocol } = new URL(href)
  return (prose ? proseSchemes : schemes).has(protocol) || (mail && protocol === 'mailto:')
}

/** Why a text may not link there: its form, its signs or its length. */
export type LinkFault = 'form' | 'signs' | 'length'

/** Returns why a text may not link to an address, or null. */
export function linkFault(address: string): LinkFault | null {
  if (address.length > limits.url) return 'length'
  if (!address.isWellFormed() || /[\u0000-\u0020\u007f\\]/.test(address)) return 'signs'
  return isSafeLink(address, { prose: true }) ? null : 'form'
}

/** A link that a text may not have: what it said and where it led. */
export interface RefusedLink {
  text: string
  address: string
}

/** `crew@marigold.example`, as people type it. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@:/?#]+@[^\s@:/?#.]+(?:\.[^\s@:/?#.]+)+$/.test(text)
}
