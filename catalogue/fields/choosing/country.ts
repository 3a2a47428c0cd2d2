import type { FieldMaker } from '#catalogue/field.ts'
import { countries, currentCountry } from '#catalogue/time/regions.ts'
import { choice } from './choice.ts'

export function country(label: string): FieldMaker<string> {
  return (key) => ({
    ...choice<string>(label, ['', ...countries], {
      labels: { '': 'None' },
      isHiddenFromSearch: true,
      // Stored withdrawn codes are shown as their successors; saves may not send them.
      spellings: { taken: [], valueOf: currentCountry },
    })(key),
    optionNames: 'countries',
  })
}
