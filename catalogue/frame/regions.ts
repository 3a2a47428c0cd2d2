/** Currencies by their ISO 4217 codes; a new brand starts with the first. */
export const currencies: [string, ...string[]] = withFirst(
  'EUR',
  Intl.supportedValuesOf('currency'),
)

/** Time zones by their names in the IANA database. */
export const timeZones: [string, ...string[]] = withFirst('UTC', Intl.supportedValuesOf('timeZone'))

function withFirst(first: string, all: string[]): [string, ...string[]] {
  return [first, ...all.filter((name) => name !== first)]
}
