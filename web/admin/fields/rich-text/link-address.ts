import { plainPhone, typedPhone } from '#catalogue/phone/typed-phone.ts'
import { isMailAddress } from '#catalogue/text/link.ts'

/**
 * The address that somebody means who types one as people write it: an e-mail address, a telephone
 * number, a site without https.
 */
export function linkAddress(typed: string): string {
  const text = typed.trim()
  if (isMailAddress(text)) return `mailto:${text}`
  const phone = phoneIn(text)
  if (phone !== null && 'digits' in phone) return `tel:${phone.digits}`
  if (/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#:].*)?$/i.test(text)) return `https://${text}`
  return text
}

/** Returns true where somebody typed two telephone numbers, of which a link can call but one. */
export function isSeveralPhones(typed: string): boolean {
  const phone = phoneIn(typed.trim())
  return phone !== null && 'fault' in phone && phone.fault === 'several'
}

/** What holds at least seven digits and no letters, as no address of a page does. */
function phoneIn(text: string) {
  const plain = plainPhone(text)
  if (!/^[+(\d]/.test(plain) || /\p{L}/u.test(plain)) return null
  return plain.replaceAll(/\D/g, '').length < 7 ? null : typedPhone(text)
}
