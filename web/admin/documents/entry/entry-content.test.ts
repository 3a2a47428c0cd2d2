import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { collections } from '#catalogue/catalogue.ts'
import { fieldGroups, findableFields } from './entry-content.tsx'

test.each(collections.map((one) => [one.key, one] as const))(
  '%s: each field of an entry stands in one group of its form',
  (_, collection) => {
    const shown = fieldGroups(collection).flatMap(({ fields }) => fields)
    const keys = [...shown, ...findableFields(collection)].map(({ key }) => key)
    expect(keys.toSorted()).toEqual(collection.fields.map(({ key }) => key).toSorted())
  },
)
