import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShowable } from '#catalogue/text/plain-text.ts'
import { anyCharacter } from '#test/any-character.ts'
import { normalizePaste } from './text-box.tsx'

test('what is pasted becomes what was meant', () => {
  const pasted = 'Two\u0000 for\u200b one\u000bat lunch\r\nand\u2029dinner'
  expect(normalizePaste(pasted, false)).toBe('Two for one\nat lunch\nand\ndinner')
  expect(normalizePaste(pasted, true)).toBe('Two for one at lunch and dinner')
  expect(normalizePaste('\u202eBurger\u202c', true)).toBe('Burger')
  expect(normalizePaste('می‌خواهم 👨‍👩‍👧', true)).toBe('می‌خواهم 👨‍👩‍👧')
})

test('whatever is pasted, the server takes what it becomes', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.boolean(), (text, isLine) => {
      const meant = normalizePaste(text, isLine)
      expect(isShowable(meant)).toBe(true)
      if (isLine) expect(meant).not.toMatch(/[\r\n]/)
    }),
  )
})
