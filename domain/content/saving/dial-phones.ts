import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { Json, SentValues } from '#catalogue/json.ts'
import type { FieldErrors, Message } from '#catalogue/messages/message.ts'
import { dialPhoneLinks, toE164 } from '#catalogue/text/phone/e164.ts'
import type { RichText } from '#catalogue/text/rich-text.ts'

/**
 * Returns the content with each telephone number that was sent in international form, also in links
 * of texts, and the errors of those that cannot be. National numbers belong to the entry's country,
 * else to the brand's.
 *
 * @param brandCountry ISO 3166-1; '' where it is not known
 */
export function dialPhones(
  { fields }: Declaration,
  content: Content,
  sent: SentValues,
  brandCountry: string,
): { content: Content; errors: FieldErrors } {
  const values = { ...content.values }
  const errors: FieldErrors = {}
  for (const field of fields) {
    const typed = sent[field.wire]
    const value = values[field.key] ?? null
    if (typed === undefined || value === null || value === '') continue
    const country = countryFor(field, values) || brandCountry
    const [dialled, faults] = dialledValue(field, value, typed, country)
    values[field.key] = dialled
    if (faults.length > 0) errors[field.wire] = faults
  }
  return { content: { ...content, values }, errors }
}

function countryFor({ countryKey = 'country' }: Field, values: Record<string, Json>): string {
  const country = values[countryKey]
  return typeof country === 'string' ? country : ''
}

function dialledValue(
  { kind }: Field,
  value: Json,
  typed: unknown,
  country: string,
): [value: Json, faults: Message[]] {
  if (kind === 'phone' && typeof typed === 'string') {
    const read = toE164(typed, country)
    return 'number' in read ? [read.number, []] : [value, [read.fault]]
  }
  if (kind === 'richText' && isText(value)) {
    const { text, faults } = dialPhoneLinks(value, country)
    return [text, faults.slice(0, 1)]
  }
  return [value, []]
}

function isText(value: Json): value is RichText {
  return typeof value === 'object' && value !== null && 'content' in value
}
