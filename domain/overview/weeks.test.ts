import { expect, test } from 'vitest'
import { lastWeeks } from './weeks.ts'

test('a week begins with the day of the reader, at midnight of the clocks of the brand', () => {
  // A Sunday evening in Chicago is a Monday in UTC.
  const now = '2026-05-11T01:30:00.000Z'
  const [monday] = lastWeeks('America/Chicago', now, 1, 1)
  expect(monday?.days).toEqual([
    '2026-05-04',
    '2026-05-05',
    '2026-05-06',
    '2026-05-07',
    '2026-05-08',
    '2026-05-09',
    '2026-05-10',
  ])
  expect([monday?.moments[0], monday?.moments.at(-1)]).toEqual([
    '2026-05-04T05:00:00.000Z',
    '2026-05-11T05:00:00.000Z',
  ])
  const [sunday] = lastWeeks('America/Chicago', now, 7, 1)
  expect(sunday?.days[0]).toBe('2026-05-10')
  const [saturday] = lastWeeks('Asia/Dubai', now, 6, 1)
  expect(saturday?.days[0]).toBe('2026-05-09')
})

test('weeks follow each other without a gap, also where clocks are changed', () => {
  const weeks = lastWeeks('Europe/Berlin', '2026-04-02T12:00:00.000Z', 1, 3)
  expect(weeks.map(({ days }) => days[0])).toEqual(['2026-03-16', '2026-03-23', '2026-03-30'])
  for (const [at, week] of weeks.entries()) {
    const next = weeks[at + 1]
    if (next) expect(week.moments.at(-1)).toBe(next.moments[0])
  }
  expect(weeks[1]?.moments[0]).toBe('2026-03-22T23:00:00.000Z')
  expect(weeks[2]?.moments[0]).toBe('2026-03-29T22:00:00.000Z')
})
