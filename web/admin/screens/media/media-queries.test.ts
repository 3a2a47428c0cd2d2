import { expect, test } from 'vitest'
import { untilNextLook } from './media-queries.ts'

test('an open file shows within 30 s what others did with it, and its copies as they come', () => {
  expect(untilNextLook({ ready: true })).toBeLessThan(30_000)
  expect(untilNextLook({ ready: false })).toBeLessThan(untilNextLook({ ready: true }))
})
