import { expect, test } from 'vitest'
import { spansOf } from './campaign-spans.ts'

const berlin = { now: '2026-03-20T00:00:00.000Z', zone: 'Europe/Berlin', most: 100 }
const always = { starts_at: null, ends_at: null, repeats: null }

test('without times it begins now and goes on until somebody ends it', () => {
  expect(spansOf(always, berlin)).toEqual([{ starts_at: berlin.now, ends_at: null }])
})

test('what is over has no span', () => {
  expect(spansOf({ ...always, ends_at: berlin.now }, berlin)).toEqual([])
})

test('days of the week are those of the brand’s clock, before and after it changes', () => {
  const repeats = { days: [6, 7], from: '10:00', to: '12:30', until: '2026-03-29' }
  expect(spansOf({ ...always, repeats }, berlin)).toEqual([
    { starts_at: '2026-03-21T09:00:00.000Z', ends_at: '2026-03-21T11:30:00.000Z' },
    { starts_at: '2026-03-22T09:00:00.000Z', ends_at: '2026-03-22T11:30:00.000Z' },
    { starts_at: '2026-03-28T09:00:00.000Z', ends_at: '2026-03-28T11:30:00.000Z' },
    { starts_at: '2026-03-29T08:00:00.000Z', ends_at: '2026-03-29T10:30:00.000Z' },
  ])
})

test('a time that the clock skips is the moment of its change', () => {
  const repeats = { days: [7], from: '02:30', to: '04:00', until: '2026-03-29' }
  expect(spansOf({ ...always, repeats }, { ...berlin, now: '2026-03-28T00:00:00.000Z' })).toEqual([
    { starts_at: '2026-03-29T01:00:00.000Z', ends_at: '2026-03-29T02:00:00.000Z' },
  ])
})

test('past midnight it goes on, also what began yesterday', () => {
  const repeats = { days: [4, 5], from: '22:00', to: '02:00', until: '2026-03-20' }
  expect(spansOf({ ...always, repeats }, berlin)).toEqual(
    [
      { starts_at: '2026-03-19T23:00:00.000Z', ends_at: '2026-03-20T01:00:00.000Z' },
      { starts_at: '2026-03-20T21:00:00.000Z', ends_at: '2026-03-21T01:00:00.000Z' },
    ].map((span, at) => (at === 0 ? { ...span, starts_at: berlin.now } : span)),
  )
})

test('the window bounds what repeats, and so does the number of spans', () => {
  const repeats = { days: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '12:00', until: '2027-12-31' }
  const window = {
    repeats,
    starts_at: '2026-03-21T10:00:00.000Z',
    ends_at: '2026-03-22T10:00:00.000Z',
  }
  expect(spansOf(window, berlin)).toEqual([
    { starts_at: '2026-03-21T10:00:00.000Z', ends_at: '2026-03-21T11:00:00.000Z' },
    { starts_at: '2026-03-22T09:00:00.000Z', ends_at: '2026-03-22T10:00:00.000Z' },
  ])
  expect(spansOf({ ...always, repeats }, berlin)).toHaveLength(100)
})
