import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#test/any-character.ts'
import { fill, shortenName } from './fill.ts'
import { fileFaults } from './media-messages.ts'
import { messages } from './messages.ts'

test('what is filled in is taken as it is, also where it looks like a name or a pattern', () => {
  const name = "{other} $& $1 $' <b> '{'"
  expect(fill(fileFaults.empty, { name })).toEqual(`${name} is empty.`)
  expect(fill(messages.placedAfter, { title: name })).toEqual(`After “${name}”`)
})

test('a long name keeps its beginning and its end, and no letter is cut in two', () => {
  expect(shortenName('fries.jpg')).toBe('fries.jpg')
  expect(shortenName('x'.repeat(60))).toBe('x'.repeat(60))
  expect(shortenName(`${'a'.repeat(100)}${'b'.repeat(100)}.jpg`)).toBe(
    `${'a'.repeat(30)}…${'b'.repeat(25)}.jpg`,
  )
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (name) => {
      const short = shortenName(name)
      expect([...short].length).toBeLessThanOrEqual(60)
      expect(short.isWellFormed()).toBe(true)
      if ([...name].length <= 60) expect(short).toBe(name)
    }),
  )
})
