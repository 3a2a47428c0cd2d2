import { expect, test } from 'vitest'
import { liveAt, nextChangeAt, scheduledAt, stateAt } from './timeline.ts'

const start = '2026-05-01T09:10:00.000Z'
const beforeStart = '2026-05-01T09:09:59.999Z'
const end = '2026-05-01T09:20:00.000Z'
const beforeEnd = '2026-05-01T09:19:59.999Z'

const nothing = {
  live_id: null,
  live_since: null,
  live_ends_at: null,
  live_archived: 0,
  scheduled_id: null,
  scheduled_starts_at: null,
  scheduled_ends_at: null,
  scheduled_archived: 0,
}
const lunch = { ...nothing, live_id: 1, live_since: start, live_ends_at: end }
const dinner = { scheduled_id: 2, scheduled_starts_at: start, scheduled_ends_at: end }

test('an approved record is expired from the millisecond of its end on, any other is what it is', () => {
  const at = (state: 'approved' | 'pending', now: string) => stateAt({ id: 1, state }, lunch, now)
  expect(at('approved', beforeEnd)).toBe('approved')
  expect(at('approved', end)).toBe('expired')
  expect(at('pending', end)).toBe('pending')
  expect(stateAt({ id: 9, state: 'approved' }, lunch, beforeEnd)).toBe('expired')
})

test('what is scheduled takes the place of what is live at the very millisecond of its start', () => {
  const state = { ...nothing, live_id: 1, ...dinner }
  expect(liveAt(state, beforeStart)?.id).toBe(1)
  expect(liveAt(state, start)).toMatchObject({ id: 2, since: start, endsAt: end })
  expect([scheduledAt(state, beforeStart), scheduledAt(state, start)]).toEqual([2, null])
  expect(liveAt(state, end)).toBeNull()
  expect(stateAt({ id: 1, state: 'approved' }, state, start)).toBe('expired')
})

test('the clock changes a place at its starts and ends, soonest first, and then never', () => {
  const state = { ...nothing, live_id: 1, ...dinner }
  expect(nextChangeAt(state, beforeStart)).toBe(start)
  expect(nextChangeAt(state, start)).toBe(end)
  expect(nextChangeAt(state, end)).toBeNull()
  expect(nextChangeAt(undefined, start)).toBeNull()
})
