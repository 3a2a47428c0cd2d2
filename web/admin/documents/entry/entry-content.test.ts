import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { collections } from '#catalogue/catalogue.ts'
import { cut, fieldGroups, findableFields } from './entry-content.tsx'

test.each(collections.map((one) => [one.key, one] as const))(
  '%s: each field of an entry stands in one group of its form',
  (_, collection) => {
    const shown = fieldGroups(collection).flatMap(({ fields }) => fields)
    const keys = [...shown, ...findableFields(collection)].map(({ key }) => key)
    expect(keys.toSorted()).toEqual(collection.fields.map(({ key }) => key).toSorted())
  },
)

test('a description is cut between words, as search engines do', () => {
  expect(cut('Two burgers for one', 60)).toBe('Two burgers for one')
  expect(cut('Two burgers for the price of one', 20)).toBe('Two burgers for the …')
  expect(cut('Two burgers for the price of one', 18)).toBe('Two burgers for …')
  expect(cut('  Lines\n\nand   spaces ', 60)).toBe('Lines and spaces')
})

test('a word that is longer than the line is cut where the line ends', () => {
  expect(cut('a'.repeat(30), 10)).toBe(`${'a'.repeat(9)} …`)
})
