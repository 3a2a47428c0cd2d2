import { expect, test } from 'vitest'
import { lockedSentence, openSentence } from './messages.ts'

test('the sentences about open records name whose they are, and the moment since when', () => {
  const at = '2026-11-21T15:05:00.000Z'
  for (const sentence of [lockedSentence, openSentence]) {
    expect(sentence('Hero Banner', 'editor2', at)).toContain('Hero Banner')
    expect(sentence('Hero Banner', 'editor2', at)).toContain('editor2')
    expect(sentence('Hero Banner', 'editor2', at)).toContain(`on ${at}`)
  }
})
