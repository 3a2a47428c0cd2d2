import { expect, test } from 'vitest'
import { queryOf, spanOf, stepped, viewOf } from './calendar-view.ts'

const month = (day: string) => ({ unit: 'month', day }) as const

test('a month is shown in whole weeks that begin with the first day of the reader', () => {
  expect(spanOf(month('2026-05-17'), 1)).toEqual({ from: '2026-04-27', days: 35 })
  expect(spanOf(month('2026-05-17'), 7)).toEqual({ from: '2026-04-26', days: 42 })
  // A February that fills four weeks.
  expect(spanOf(month('2027-02-28'), 1)).toEqual({ from: '2027-02-01', days: 28 })
  expect(spanOf({ unit: 'week', day: '2026-05-17' }, 1)).toEqual({ from: '2026-05-11', days: 7 })
})

test('the view goes on by months from the first, and by weeks', () => {
  expect(stepped(month('2026-01-31'), 1)).toEqual(month('2026-02-01'))
  expect(stepped(month('2026-01-31'), -1)).toEqual(month('2025-12-01'))
  const week = { unit: 'week', day: '2026-05-17' } as const
  expect(stepped(week, -1)).toEqual({ unit: 'week', day: '2026-05-10' })
})

test('the address keeps the view, and what it should not have shows the month of today', () => {
  const today = '2026-05-17'
  const again = (view: ReturnType<typeof viewOf>) =>
    viewOf(new URLSearchParams(queryOf(view, today)), today)
  for (const view of [month(today), month('2026-08-01'), { unit: 'week', day: today } as const])
    expect(again(view)).toEqual(view)
  expect(queryOf(month(today), today)).toBe('')
  for (const day of ['2026-13-01', 'soon', '0001-01-01', ''])
    expect(viewOf(new URLSearchParams({ day, by: 'year' }), today)).toEqual(month(today))
})
