import { wordForms } from '#catalogue/search/fold-words.ts'
import { keepAlphanumeric } from '#catalogue/text/fold-text.ts'
import { countries } from '#catalogue/time/regions.ts'
import { countryCodes } from './country-codes.ts'
import { plainName } from './plain-name.ts'
import { postTown } from './post-towns.ts'
import { townNames } from './town-names.ts'

/** Increase it when keys or services are derived differently: all are written again. */
export const keysVersion = 3

/** Returns the search keys of an entry: its place, its words, its telephone number. */
export function locationKeys(values: Readonly<Record<string, unknown>>): string[] {
  const { country, town, region, postcode, name, street, code, phone } = values
  const places = [town, region].filter(isText)
  const codes = [code, postcode].filter(isText)
  const words = [name, street, ...places, ...codes].filter(isText)
  const keys = [
    ...(isText(country) ? [`c:${country}`] : []),
    ...places.map((place) => `t:${plainName(place)}`),
    ...(isText(postcode) ? [`p:${plainCode(postcode)}`] : []),
    ...(isText(phone) ? [`n:${reversed(digitsOf(phone))}`] : []),
    ...[...words.flatMap(wordForms).flat(), ...codes.map(joined)].map((word) => `w:${word}`),
  ]
  return [...new Set(keys)].filter((key) => key.length > 2)
}

/** Returns a code without separators: "LDN-03" is also typed as "ldn03". */
function joined(code: string): string {
  return wordForms(code)
    .map(([form = '']) => form)
    .join('')
}

/**
 * Returns the key prefix of a telephone number, or null. The digits are reversed, as what precedes
 * the local number varies ("030", "+49 30").
 */
export function phoneKey(query: string): string | null {
  const isPhone = /^[\s\p{Nd}()+./\-–]+$/u.test(query)
  const digits = isPhone ? digitsOf(query).replace(/^0+/, '') : ''
  return digits.length >= 6 ? `n:${reversed(digits)}` : null
}

function digitsOf(phone: string): string {
  return wordForms(phone)
    .map(([form = '']) => form.replaceAll(/\D/g, ''))
    .join('')
}

function reversed(digits: string): string {
  return [...digits].reverse().join('')
}

/** Possible meanings of a query; the first with a result is used. */
export interface NamedLocation {
  /** `10115`, `SW1A1AA`; null where the query has none. */
  postcode: string | null
  /** Keys of the town or country that the whole query names, in every spelling. */
  whole: string[]
  /** Keys of towns that some words name. */
  towns: string[]
  /** Keys of countries that some words name. */
  countries: string[]
}

/** Words of a query that are used: addresses have no more. */
const maxWords = 8

/**
 * Returns the places that a query or a run of its words names ("10115 Berlin", "New York, USA").
 */
export function locationsIn(query: string): NamedLocation {
  const words = query
    .normalize('NFKC')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, maxWords)
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1)),
  )
  const names = runs.map((run) => plainName(run.join(' '))).filter(Boolean)
  const code = postcodeIn(runs)
  const postTowns = code === null ? [] : postTown(code)
  const all = plainName(words.join(' '))
  return {
    postcode: code,
    whole: all === '' ? [] : [...townKeys([all]), ...countryKeys([all]), ...codeKeys(words)],
    towns: townKeys([...postTowns, ...names]),
    countries: countryKeys(names),
  }
}

function townKeys(names: readonly string[]): string[] {
  const spelt = names.flatMap((name) => townNames.get(name) ?? [name])
  return [...new Set(spelt)].map((name) => `t:${name}`)
}

function countryKeys(names: readonly string[]): string[] {
  return names.flatMap((name) => countryCodes.get(name) ?? []).map((code) => `c:${code}`)
}

/** Two letters alone are a country's code; beside other words they are not ("calle de …"). */
function codeKeys([word = '', ...more]: readonly string[]): string[] {
  const code = word.toUpperCase()
  return more.length === 0 && countries.includes(code) ? [`c:${code}`] : []
}

/** Returns the length of the shared prefix of two postcodes; 0 for different areas. */
export function sharedCode(one: string, other: string): number {
  const area = /^[A-Z]*/.exec(one)?.[0] ?? ''
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  const isSameArea =
    shared >= area.length && !/[A-Z]/.test(area === '' ? '' : (other[area.length] ?? ''))
  return isSameArea ? shared : 0
}

/** Returns the longest one or two words that may be a postcode or its beginning. */
function postcodeIn(runs: readonly (readonly string[])[]): string | null {
  const codes = runs
    .filter((run) => run.length === 1 || (run.length === 2 && run.every((word) => word.length > 1)))
    .map((run) => plainCode(run.join('')))
    .filter((code) => code.length >= 2 && code.length <= 10 && /\d/.test(code) && isCode(code))
  return codes.toSorted((one, other) => other.length - one.length)[0] ?? null
}

/**
 * Tells whether it may be a postcode: letters come one or two at a time, and house numbers are
 * shorter.
 */
function isCode(code: string): boolean {
  return /^\d{3,10}$/.test(code) || (/^[A-Z0-9]+$/.test(code) && !/[A-Z]{3}/.test(code))
}

function plainCode(code: string): string {
  return keepAlphanumeric(code.normalize('NFKC').toUpperCase())
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
