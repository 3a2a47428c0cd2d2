import { formatAddress } from 'localized-address-format'
import type { Reader } from '../derived.ts'
import { type Language, locales } from '../languages.ts'
import { currentCountry } from '../time/regions.ts'

export interface Address {
  street: string
  town: string
  region: string
  postcode: string
  /** ISO 3166-1; '' for none. */
  country: string
}

export interface GeoPoint {
  map_url: string
  latitude: number | null
  longitude: number | null
}

/** Returns an address on one line, in its country's order: "350 5th Ave, New York, NY 10118, …". */
export function addressLine(address: Address, { language, t }: Reader): string {
  const country = currentCountry(address.country)
  const name = countryName(country, language)
  const comma = t('hours.comma')
  const lines = addressLines({ ...address, country }, comma)
  // East Asian addresses go from large to small and begin with the country.
  if (isEastAsian(address)) {
    const line = lines.join(' ')
    return (
      language === 'cn' ? [name, line].join(' ') : [line, name].filter(Boolean).join(comma)
    ).trim()
  }
  return [...lines, name].filter(Boolean).join(comma)
}

function addressLines(address: Address, comma: string): string[] {
  const { street, town, postcode, country } = address
  const region = address.region === town ? '' : address.region
  if (country === '') {
    return [street, [postcode, town].filter(Boolean).join(' '), region].filter(Boolean)
  }
  const script = isEastAsian(address) ? 'local' : 'latin'
  const place = {
    postalCountry: country,
    administrativeArea: region,
    postalCode: postcode,
    locality: town,
  }
  // Some countries (Japan, the Emirates) have no line for a town: it is added to the street.
  const hasTown = formatAddress(place, script).some((line) => hasWords(line, town))
  const streets = hasTown ? street : joined(script === 'local' ? [town, street] : [street, town])
  const lines = formatAddress({ ...place, addressLines: [streets] }, script)
  const english = countryName(country, 'en').toUpperCase()
  return lines.filter((line) => line !== english).map((line) => withoutCode(line, address))

  function joined(parts: string[]): string {
    return parts.filter(Boolean).join(script === 'local' ? '' : comma)
  }
}

function hasWords(line: string, words: string): boolean {
  return line.toLowerCase().includes(words.toLowerCase())
}

/** Removes the prefix of mail from abroad ("CH-8001 Zürich"): the country is named at the end. */
function withoutCode(line: string, { country, postcode, town }: Address): string {
  if (postcode === '') return line
  const bare = ['-', ' ', ''].reduce(
    (text, sign) => text.replace(`${country}${sign}${postcode}`, postcode),
    line,
  )
  return town === '' ? bare : bare.replace(town.toUpperCase(), town)
}

const eastAsian = new Set(['CN', 'HK', 'JP', 'KP', 'KR', 'MO', 'TW'])

function isEastAsian({ country, street, town }: Address): boolean {
  const eastAsianScript = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
  return eastAsian.has(country) && eastAsianScript.test(street + town)
}

export function countryName(code: string, language: Language): string {
  if (code === '') return ''
  const names =
    countryNames.get(language) ?? new Intl.DisplayNames(locales[language], { type: 'region' })
  countryNames.set(language, names)
  return names.of(code) ?? code
}

/** `Intl.DisplayNames` is slow to create. */
const countryNames = new Map<Language, Intl.DisplayNames>()

export function mapLink({ map_url, latitude, longitude }: GeoPoint): string {
  if (map_url !== '' || latitude === null || longitude === null) return map_url
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}
