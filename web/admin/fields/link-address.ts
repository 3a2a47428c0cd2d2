import { isMailAddress } from '#catalogue/text/link.ts'
import { normalizePhone, parsePhone } from '#catalogue/text/phone/parse-phone.ts'

/** Returns the address meant by an e-mail address, a telephone number or a site without https. */
export function linkAddress(typed: string): string {
  const text = typed.trim()
  if (isMailAddress(text)) return `mailto:${text}`
  const phone = phoneIn(text)
  if (phone !== null && 'digits' in phone) return `tel:${phone.digits}`
  if (/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#:].*)?$/i.test(text)) return `https://${text}`
  return text
}

/** Whether two telephone numbers were typed, of which a link can call only one. */
export function isSeveralPhones(typed: string): boolean {
  const phone = phoneIn(typed.trim())
  return phone !== null && 'fault' in phone && phone.fault === 'several'
}

/** Returns the telephone number in a text with at least seven digits and no letters. */
function phoneIn(text: string) {
  const plain = normalizePhone(text)
  if (!/^[+(\d]/.test(plain) || /\p{L}/u.test(plain)) return null
  return plain.replaceAll(/\D/g, '').length < 7 ? null : parsePhone(text)
}
