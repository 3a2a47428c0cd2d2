import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#test/any-character.ts'
import { bytesOf, cleanName } from './clean-name.ts'

const names: [sent: string, cleaned: string][] = [
  ['fries.jpg', 'fries.jpg'],
  ['C:\\Users\\me\\fries.jpg', 'fries.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['..', 'Untitled'],
  ['/', 'Untitled'],
  ['.htaccess', 'htaccess'],
  ['  fries \t & dip.jpg ', 'fries & dip.jpg'],
  ['fries.jpg. . .', 'fries.jpg'],
  ['fries\u0000.jpg\r\nX-Header: 1', 'fries.jpgX-Header: 1'],
  ['invoice\u202egnp.exe', 'invoicegnp.exe'],
  ['\u200b', 'Untitled'],
  ['e\u0301clair.jpg', 'éclair.jpg'],
  ['صورة البطاطس.png', 'صورة البطاطس.png'],
  ['תמונה.jpg', 'תמונה.jpg'],
  ['薯条 🍟.jpg', '薯条 🍟.jpg'],
  ['\ud800.jpg', '\ufffd.jpg'],
]

test.each(names)('%j is cleaned to %j', (sent, cleaned) => {
  expect(cleanName(sent)).toBe(cleaned)
})

test('a long name is cut between letters as people see them, and keeps its ending', () => {
  for (const letter of ['x', 'é', '薯', '👩‍🍳', 'ก็']) {
    const name = cleanName(`${letter.repeat(300)}.jpeg`)
    expect(bytesOf(name)).toBeLessThanOrEqual(255)
    expect(bytesOf(name)).toBeGreaterThan(255 - bytesOf(letter))
    expect(name).toMatch(/\.jpeg$/)
    expect(name.slice(0, -5).length % letter.length).toBe(0)
  }
})

test('whatever is sent, the name can be shown, kept and cleaned again', () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 600 }),
    fc.string({
      unit: fc.constantFrom('.', '/', '\\', ' ', '\u202e', '\u0000', 'é', '\ud83c', 'a'),
    }),
  )
  fc.assert(
    fc.property(text, (sent) => {
      const name = cleanName(sent)
      expect(name).not.toBe('')
      expect(bytesOf(name)).toBeLessThanOrEqual(255)
      expect(name).not.toMatch(/[/\\\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]|^\.|^\s|\s$/)
      expect(name.isWellFormed()).toBe(true)
      expect(cleanName(name)).toBe(name)
    }),
  )
})
