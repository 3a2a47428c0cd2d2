import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lockedSentence, openSentence, readableTime } from './messages.ts'

test('times in sentences are DD-MMM-YYYY with am and pm', () => {
  expect(readableTime('2026-11-21T15:05:00.000Z')).toBe('21-Nov-2026, 3:05 pm UTC')
  expect(readableTime('2026-01-02T00:00:00.000Z')).toBe('02-Jan-2026, 12:00 am UTC')
  expect(readableTime('2026-09-30T12:59:59.999Z')).toBe('30-Sep-2026, 12:59 pm UTC')
})

test('a time in a sentence means the minute it was made of', () => {
  const minutes = fc.integer({ min: 0, max: 4_200_000_000 / 60 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const at = new Date(minute * 60_000)
      const words = readableTime(at.toISOString())
      expect(words).toMatch(/^\d\d-[A-Z][a-z]{2}-\d{4}, \d{1,2}:\d\d [ap]m UTC$/)
      expect(new Date(words.replace(/-/g, ' ')).getTime()).toBe(at.getTime())
    }),
  )
})

test('the sentences about open records name whose they are, and since when', () => {
  const at = '2026-11-21T15:05:00.000Z'
  for (const sentence of [lockedSentence, openSentence]) {
    expect(sentence('Hero Banner', 'editor2', at)).toContain('Hero Banner')
    expect(sentence('Hero Banner', 'editor2', at)).toContain('editor2')
    expect(sentence('Hero Banner', 'editor2', at)).toContain('21-Nov-2026, 3:05 pm UTC')
  }
})
