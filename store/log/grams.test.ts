import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gramsOf, soughtGrams } from './grams.ts'

/** Letters with and without case, accents and decomposition, and signs that take two units. */
const texts = fc.string({
  unit: fc.constantFrom(...'abc ABC éÉ ΣΑΣς ßẞ ﬁ “” 🍔 が %_\n'),
  maxLength: 20,
})

test('a text that contains a search has all its grams, whatever the case', () => {
  const cases = fc.constantFrom<(sign: string) => string>(
    (sign) => sign,
    (sign) => sign.toLowerCase(),
    // What has two letters as a capital, no database finds by them.
    (sign) => (sign.toUpperCase().length > sign.length ? sign : sign.toUpperCase()),
  )
  fc.assert(
    fc.property(texts, texts, texts, cases, (before, search, after, change) => {
      const grams = gramsOf(['other', before + [...search].map(change).join('') + after])
      const sought = soughtGrams(search)
      if (sought === null) return
      if ('begin' in sought) {
        const { begin } = sought
        expect([...grams].some((gram) => gram.startsWith(begin))).toBe(true)
      } else {
        expect(sought.all.filter((gram) => !grams.has(gram))).toEqual([])
      }
    }),
  )
})

test('a long search is looked up by some of its grams, from its beginning to its end', () => {
  const sought = soughtGrams('abcdefghijklmnopqrstuvwxyz')
  expect(sought).toEqual({ all: ['abc', 'def', 'hij', 'klm', 'nop', 'qrs', 'uvw', 'xyz'] })
  expect(soughtGrams('AB')).toEqual({ begin: 'ab' })
  expect(soughtGrams('')).toBeNull()
})
