import { languages, locales } from '#catalogue/languages.ts'
import { countries } from '#catalogue/time/regions.ts'
import { plainName } from './plain-name.ts'

/** Common names beside the official ones. */
const others: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  greatbritain: 'GB',
  britain: 'GB',
  grossbritannien: 'GB',
  usa: 'US',
  america: 'US',
  uae: 'AE',
  emirates: 'AE',
  vae: 'AE',
  holland: 'NL',
  hongkong: 'HK',
  macau: 'MO',
  turkey: 'TR',
  czechrepublic: 'CZ',
}

/**
 * Countries by their names in all our languages. Built at start: it takes longer than a search may.
 */
export const countryCodes: ReadonlyMap<string, string> = new Map([
  ...languages.flatMap((language) => {
    const names = new Intl.DisplayNames(locales[language], { type: 'region' })
    return countries.map((code) => [plainName(names.of(code) ?? code), code] as const)
  }),
  ...Object.entries(others).map(([name, code]) => [plainName(name), code] as const),
])
