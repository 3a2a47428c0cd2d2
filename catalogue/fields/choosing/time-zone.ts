import type { FieldMaker } from '#catalogue/field.ts'
import { timeZones } from '#catalogue/time/regions.ts'
import { acceptedZones, currentZone } from '#catalogue/time/zone-names.ts'
import { choice } from './choice.ts'

interface TimeZoneOptions {
  /** What '' means in the list; by default the brand's time zone. */
  none?: string
  /** Whether a new entry starts with the brand's zone and keeps it when the brand's changes. */
  startsInBrandZone?: boolean
}

export function timeZone(
  label: string,
  { none = 'That of the brand', startsInBrandZone = false }: TimeZoneOptions = {},
): FieldMaker<string> {
  return (key) => ({
    ...choice<string>(label, ['', ...timeZones], {
      labels: { '': none },
      isHiddenFromSearch: true,
      spellings,
    })(key),
    ...(startsInBrandZone ? { defaultFrom: 'brandZone' } : {}),
  })
}

export function requiredTimeZone(label: string): FieldMaker<string> {
  return choice(label, timeZones, { spellings })
}

const spellings = { taken: acceptedZones, valueOf: currentZone }
