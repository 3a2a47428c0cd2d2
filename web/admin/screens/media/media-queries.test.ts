import { expect, test } from 'vitest'
import { untilNextRefetch } from './media-queries.ts'

test('an open file shows within 30 s what others did with it, and its copies as they come', () => {
  expect(untilNextRefetch({ ready: true })).toBeLessThan(30_000)
  expect(untilNextRefetch({ ready: false })).toBeLessThan(untilNextRefetch({ ready: true }))
})
