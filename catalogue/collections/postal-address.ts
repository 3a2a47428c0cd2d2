import type { Reader } from '../entries/derived.ts'
import { type Language, locales } from '../languages.ts'

/** The parts of a postal address. */
export interface Address {
  street: string
  town: string
  region: string
  postcode: string
  /** ISO 3166-1; '' for none. */
  country: string
}

/** Where something is on a map. */
export interface Place {
  map_url: string
  latitude: number | null
  longitude: number | null
}

/** An address in one line: "Marina Walk 12, 10115 Berlin, Germany". */
export function addressLine(address: Address, { language, say }: Reader): string {
  const { street, town, region, postcode, country } = address
  const place = [postcode, town].filter(Boolean).join(' ')
  const parts = [street, place, region === town ? '' : region, countryName(country, language)]
  return parts.filter(Boolean).join(say('hours.comma'))
}

/** A country by its code (ISO 3166-1), as readers call it; '' for none. */
export function countryName(code: string, language: Language): string {
  if (code === '') return ''
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code
}

/** Where a map of it is; '' where nobody has said where it is. */
export function mapLink({ map_url, latitude, longitude }: Place): string {
  if (map_url !== '' || latitude === null || longitude === null) return map_url
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}
