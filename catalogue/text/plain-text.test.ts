import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#test/any-character.ts'
import { idNumber, lineOfText, plainText } from './plain-text.ts'

test('text is kept trimmed, in every language, with its line ends', () => {
  expect(plainText(100).parse('  Fries,\n\tsalted \r\n')).toBe('Fries,\n\tsalted')
  for (const words of ['Überraschung', '招牌汉堡', 'عرض اليوم', '🍟', "O'Neill & <b>"]) {
    expect(lineOfText().parse(words)).toBe(words)
  }
})

test('what a database or a page cannot show is refused', () => {
  const refused = [
    'a\u0000b',
    '\ud83c',
    'x\udc00',
    '\u001b[31m',
    '\u202etxt.exe',
    '\u2066a',
    '\u007f',
  ]
  for (const words of refused) {
    expect(plainText(100).safeParse(words).success, JSON.stringify(words)).toBe(false)
  }
})

test('a title is one line', () => {
  expect(lineOfText().safeParse('Two\nlines').success).toBe(false)
  expect(lineOfText().parse('One line\n')).toBe('One line')
})

test('text is exactly as long as it may be, and a million characters are refused', () => {
  expect(lineOfText().safeParse('x'.repeat(200)).success).toBe(true)
  expect(lineOfText().safeParse('x'.repeat(201)).success).toBe(false)
  for (const unit of ['x', ' ', '\n', '\u0000', '🍟']) {
    expect(plainText(2_000).safeParse(unit.repeat(1_000_000)).success).toBe(false)
  }
})

test('whatever is typed is refused, or comes out well-formed, trimmed and short enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), (typed) => {
      const { success, data } = plainText(30).safeParse(typed)
      if (!success) return
      expect(data.isWellFormed()).toBe(true)
      // Invisible text alone is empty (contract section 9).
      expect(['', typed.trim()]).toContain(data)
      if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(typed)) expect(data).not.toBe('')
      expect(data.length).toBeLessThanOrEqual(30)
      expect(plainText(30).parse(data)).toBe(data)
    }),
    { numRuns: 1_000 },
  )
})

test('ids are whole numbers that both databases can hold', () => {
  for (const id of [1, 7, 2_147_483_647]) expect(idNumber.safeParse(id).success).toBe(true)
  for (const id of [0, -1, 1.5, 2_147_483_648, 1e300, Number.NaN, Infinity, '1', null, true]) {
    expect(idNumber.safeParse(id).success, String(id)).toBe(false)
  }
})
