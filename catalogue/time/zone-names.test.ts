import unicode from 'cldr-bcp47/bcp47/timezone.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { countries, timeZones } from './regions.ts'
import { currentZone, zoneCountry } from './zone-names.ts'

interface Key {
  _alias?: string
  /** The name in the IANA database, where it is not the first alias. */
  _iana?: string
  _preferred?: string
}

/** Unicode's list of time zones: every name that each ever had. */
function readKeys(): Record<string, Key> {
  const { _description, _alias, unk, ...keys } = unicode.keyword.u.tz
  return keys
}

/** A line a zone: its country ("--" for none), its present name, then the former ones. */
function sourceOf(keys: Record<string, Key>): string {
  const presentOf = ({ _iana, _alias = '' }: Key) => _iana ?? _alias.split(' ')[0] ?? ''
  const countryOf = readCountries()
  const lines = Object.values(keys).flatMap((key) => {
    const present = presentOf(key)
    const former = (key._alias ?? '').split(' ').filter((name) => name !== present)
    const country = [present, ...former].map((name) => countryOf.get(name)).find(Boolean) ?? '--'
    return key._preferred || present === '' ? [] : [country, present, ...former].join(' ')
  })
  return [
    '// Made by `vitest run catalogue/time -u` from the package cldr-bcp47; not edited by hand.',
    '',
    '/** Time zones, a line each: country, present name, then all former names and links. */',
    'export const zoneNames = `',
    ...lines.sort(),
    '`',
    '',
  ].join('\n')
}

/** The country of each zone by any of its names, as Unicode has it. */
function readCountries(): Map<string, string> {
  return new Map(
    countries.flatMap((country) =>
      (new Intl.Locale(`und-${country}`).getTimeZones?.() ?? []).map((zone) => [zone, country]),
    ),
  )
}

test('the names of time zones are those of the data set that is installed', async () => {
  await expect(sourceOf(readKeys())).toMatchFileSnapshot('./zone-names.gen.ts')
})

test('a time zone is known by each name it has or had, and shown by its present one', () => {
  const present: Record<string, string> = {
    'Asia/Kolkata': 'Asia/Kolkata',
    'Asia/Calcutta': 'Asia/Kolkata',
    'Europe/Kyiv': 'Europe/Kyiv',
    'Europe/Kiev': 'Europe/Kyiv',
    'Asia/Ho_Chi_Minh': 'Asia/Ho_Chi_Minh',
    'Asia/Saigon': 'Asia/Ho_Chi_Minh',
    'America/Nuuk': 'America/Nuuk',
    'America/Godthab': 'America/Nuuk',
    'America/Argentina/Buenos_Aires': 'America/Argentina/Buenos_Aires',
    'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
    'Asia/Katmandu': 'Asia/Kathmandu',
    'Asia/Yangon': 'Asia/Yangon',
    'US/Pacific': 'America/Los_Angeles',
    'Asia/Istanbul': 'Europe/Istanbul',
    'Europe/Oslo': 'Europe/Oslo',
    'Atlantic/Faeroe': 'Atlantic/Faroe',
    'Pacific/Kanton': 'Pacific/Kanton',
    'America/Montreal': 'America/Toronto',
    'Etc/UTC': 'UTC',
    'Etc/GMT+5': 'Etc/GMT+5',
  }
  for (const [name, now] of Object.entries(present))
    expect([name, currentZone(name)]).toEqual([name, now])
  for (const no of ['Mars/Olympus', '', '+05:30', 'constructor'])
    expect(currentZone(no)).toBeUndefined()
})

test('each zone is offered once, by a name whose clocks can be read here', () => {
  expect(timeZones[0]).toBe('UTC')
  expect(new Set(timeZones).size).toBe(timeZones.length)
  for (const gone of ['Asia/Calcutta', 'Europe/Kiev', 'Asia/Saigon', 'US/Pacific']) {
    expect(timeZones).not.toContain(gone)
  }
  for (const zone of timeZones) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow()
    expect([zone, currentZone(zone)]).toEqual([zone, zone])
  }
})

test('no name that this machine knows is refused', () => {
  for (const name of Intl.supportedValuesOf('timeZone'))
    expect(currentZone(name), name).toBeDefined()
})

test('a zone is in the country whose clocks it sets', () => {
  const countriesOf = {
    'Europe/Berlin': 'DE',
    'Asia/Calcutta': 'IN',
    'Asia/Kolkata': 'IN',
    'Asia/Dubai': 'AE',
    'Europe/Vaduz': 'LI',
    'America/Argentina/Buenos_Aires': 'AR',
    'US/Pacific': 'US',
    'America/Curacao': 'CW',
    'Europe/Mariehamn': 'AX',
  }
  for (const [zone, country] of Object.entries(countriesOf)) {
    expect([zone, zoneCountry(zone)]).toEqual([zone, country])
  }
  for (const none of ['UTC', 'Etc/GMT+5', 'Mars/Olympus', '']) {
    expect([none, zoneCountry(none)]).toEqual([none, ''])
  }
})
