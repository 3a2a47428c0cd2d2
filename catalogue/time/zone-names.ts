import { zoneNames } from './zone-names.gen.ts'

const zones = zoneNames
  .trim()
  .split('\n')
  .map((line) => {
    const [country = '', name = '', ...former] = line.split(' ')
    return {
      country: country === '--' ? '' : country,
      name: name === 'Etc/UTC' ? 'UTC' : name,
      former,
    }
  })

const byName = new Map(
  zones.flatMap((zone) => [zone.name, ...zone.former].map((name) => [name, zone] as const)),
).set('Etc/UTC', { country: '', name: 'UTC', former: [] })

/** Returns the current name of a time zone by any name of the IANA database. */
export function currentZone(name: string): string | undefined {
  return byName.get(name)?.name
}

/** Returns the country (ISO 3166-1) of a time zone, or ''. */
export function zoneCountry(name: string): string {
  return byName.get(name)?.country ?? ''
}

export const acceptedZones: readonly string[] = [...byName.keys()]
