import type { FieldMaker } from '#catalogue/field.ts'
import { timeZones } from '#catalogue/time/regions.ts'
import { knownZones, presentZone } from '#catalogue/time/zone-names.ts'
import { choice } from './choice.ts'

interface TimeZoneOptions {
  /** What '' means: that of the brand unless said. */
  none?: string
  /** A new entry starts with the brand's, and keeps it when the brand moves. */
  startsAsBrand?: boolean
}

/**
 * A time zone by its present name in the IANA database; its former names and links are taken in too.
 * All languages have the same.
 */
export function timeZone(
  label: string,
  { none = 'That of the brand', startsAsBrand = false }: TimeZoneOptions = {},
): FieldMaker<string> {
  return (key) => ({
    ...choice<string>(label, ['', ...timeZones], {
      labels: { '': none },
      isUnsought: true,
      spellings,
    })(key),
    ...(startsAsBrand ? { startsAs: 'brandZone' } : {}),
  })
}

/** The same where there is always one. */
export function someTimeZone(label: string): FieldMaker<string> {
  return choice(label, timeZones, { spellings })
}

const spellings = { taken: knownZones, valueOf: presentZone }
