import type { FieldMaker } from '#catalogue/field.ts'
import { timeZones } from '#catalogue/time/regions.ts'
import { choice } from './choice.ts'

/**
 * A time zone by its name in the IANA database. All languages have the same.
 * @param none what '' means: that of the brand unless said
 */
export function timeZone(
  label: string,
  { none = 'That of the brand' }: { none?: string } = {},
): FieldMaker<string> {
  return choice<string>(label, ['', ...timeZones], {
    labels: { '': none },
    isUnsought: true,
  })
}
