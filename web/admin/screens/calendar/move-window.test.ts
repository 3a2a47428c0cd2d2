import { expect, test } from 'vitest'
import { moveWindow } from './move-window.ts'

const plan = {
  entity_id: 1,
  state: 'draft',
  version: 1,
  starts_at: '2026-03-23T08:00:00.000Z',
  ends_at: '2026-03-27T22:59:00.000Z',
} as const

test('a start takes the end along, at the same hours, also where clocks change between', () => {
  const start = { at: plan.starts_at, what: 'starts', plan } as const
  expect(moveWindow(start, '2026-03-30', 'Europe/Berlin')).toEqual({
    starts_at: '2026-03-30T07:00:00.000Z',
    ends_at: '2026-04-03T21:59:00.000Z',
  })
})

test('an end moves alone', () => {
  const end = { at: plan.ends_at, what: 'ends', plan } as const
  // 23:59 in Berlin is the 27th there.
  expect(moveWindow(end, '2026-03-25', 'Europe/Berlin')).toEqual({
    starts_at: plan.starts_at,
    ends_at: '2026-03-25T22:59:00.000Z',
  })
  const open = { ...plan, starts_at: null }
  expect(moveWindow({ ...end, plan: open }, '2026-03-28', 'Europe/Berlin').starts_at).toBeNull()
})
