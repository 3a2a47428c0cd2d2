import { expect, test } from 'vitest'
import { removeInvisible } from './fold-text.ts'
import { isBlankText, visibleName } from './visible.ts'

const invisible = [
  ...['\u200b', '\u00ad', '\u2060', '\u2800', '\u3164', '\u115f', '\u1160', '\uffa0', '\u180e'],
  ...[
    '\u200c',
    '\u200d',
    '\u200e',
    '\u061c',
    '\u034f',
    '\ufeff',
    '\ufe0f',
    '\u{e0020}',
    '\u{1d159}',
  ],
]

test.each([...invisible, invisible.join(' '), ' \t\n', ''])('%j has nothing to read', (text) => {
  expect(isBlankText(text)).toBe(true)
  expect(visibleName(text)).toBe('')
  expect(visibleName(`Ph${text}otos`.replaceAll(/\s/g, ''))).toBe('Photos')
})

test.each(['می‌روم', 'क्‍ष', '👩‍🍳 Kitchen', '❤️', 'Crème brûlée', '북', '.', '٣'])(
  '%s is read as it was written',
  (text) => {
    expect(isBlankText(text)).toBe(false)
    expect(visibleName(text)).toBe(text)
  },
)

test('a joiner between Latin letters, or at an edge, is nothing that is read', () => {
  expect(visibleName('ap\u200dpro\u200cver')).toBe('approver')
  expect(visibleName('\u200cروم\u200d')).toBe('روم')
  expect(removeInvisible('می‌روم')).toBe('میروم')
})
