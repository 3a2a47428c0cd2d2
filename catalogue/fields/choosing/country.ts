import type { FieldMaker } from '#catalogue/field.ts'
import { countries, currentCountry } from '#catalogue/time/regions.ts'
import { choice } from './choice.ts'

/** A country by its two letters (ISO 3166-1); '' while none is said. All languages have the same. */
export function country(label: string): FieldMaker<string> {
  return (key) => ({
    ...choice<string>(label, ['', ...countries], {
      labels: { '': 'None' },
      isUnsought: true,
      // Withdrawn codes are shown by their successor's, and never taken in.
      spellings: { taken: [], valueOf: currentCountry },
    })(key),
    optionsAre: 'countries',
  })
}
