import { expect, test } from 'vitest'
import { inEnglish } from './localize.ts'
import { lockedMessage, openMessage } from './messages.ts'

test('the sentences about open records name whose they are, and the moment since when', () => {
  const at = '2026-11-21T15:05:00.000Z'
  for (const sentence of [lockedMessage, openMessage]) {
    const words = inEnglish(sentence('Hero Banner', 'editor2', at))
    expect(words).toContain('Hero Banner')
    expect(words).toContain('editor2')
    expect(words).toContain(`on ${at}`)
  }
})
