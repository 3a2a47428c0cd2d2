/** Currencies by their ISO 4217 codes; a new brand starts with the first. */
export const currencies: [string, ...string[]] = withFirst(
  'EUR',
  Intl.supportedValuesOf('currency'),
)

/** Time zones by their names in the IANA database. */
export const timeZones: [string, ...string[]] = withFirst('UTC', Intl.supportedValuesOf('timeZone'))

/** What the Unicode list of regions has beside countries. */
const noCountry = new Set('EU EZ UN QO XA XB ZZ'.split(' '))

/** Making it takes longer than asking it for all of them. */
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Countries by their two letters (ISO 3166-1). */
export const countries: string[] = lettersInTwos().filter(
  (code) => !noCountry.has(code) && regionNames.of(code) !== undefined,
)

function lettersInTwos(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((first) => letters.map((second) => first + second))
}

function withFirst(first: string, all: string[]): [string, ...string[]] {
  return [first, ...all.filter((name) => name !== first)]
}
