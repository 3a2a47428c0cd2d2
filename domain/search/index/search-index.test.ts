import { expect, test } from 'vitest'
import { SearchIndex } from './search-index.ts'

test('a slip in a town is corrected, and no code becomes the code of another restaurant', () => {
  const index = new SearchIndex()
  index.addLocationWords(['lisbon', 'r031337', '12345'])
  expect(index.nearLocationWords(['lisbpn', 'r031338', '1234a'])).toEqual([['lisbon'], [], []])
})
