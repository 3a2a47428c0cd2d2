import { expect, test } from 'vitest'
import { stateAt } from './state-at.ts'

const end = '2026-05-01T09:20:00.000Z'
const before = '2026-05-01T09:19:59.999Z'

test('an approved record is expired from the millisecond of its end on, any other is what it is', () => {
  const at = (state: 'approved' | 'pending', ends_at: string | null, now: string) =>
    stateAt({ state, ends_at }, now)
  expect(at('approved', end, before)).toBe('approved')
  expect(at('approved', end, end)).toBe('expired')
  expect(at('approved', null, end)).toBe('approved')
  expect(at('pending', end, end)).toBe('pending')
})
