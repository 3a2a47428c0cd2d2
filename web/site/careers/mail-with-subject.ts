/** What previews write before a text that comes from a field (`domain/reading/field-marks.ts`). */
const fieldMarks = /[\u{F0000}-\u{FFFFD}]/gu

/**
 * Returns a `mailto:` address with a subject, unless it has one (RFC 6068); another address as it is.
 * Spaces are `%20`: mail programs show a `+`.
 */
export function mailWithSubject(address: string, subject: string): string {
  if (!address.startsWith('mailto:') || /[?&]subject=/i.test(address)) return address
  const separator = address.includes('?') ? '&' : '?'
  return `${address}${separator}subject=${encodeURIComponent(subject.replaceAll(fieldMarks, ''))}`
}
