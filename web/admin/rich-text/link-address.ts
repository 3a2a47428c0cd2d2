import { isMailAddress } from '#catalogue/text/link.ts'

/**
 * The address that somebody means who types one as people write it: an e-mail address, a telephone
 * number with its country, a site without https.
 */
export function linkAddress(typed: string): string {
  const text = typed.trim()
  if (isMailAddress(text)) return `mailto:${text}`
  if (/^\+\d[\d\s().-]{5,}$/.test(text)) return `tel:${text.replaceAll(/[^+\d]/g, '')}`
  if (/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#:].*)?$/i.test(text)) return `https://${text}`
  return text
}
