import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeZones } from './regions.ts'
import { localTime, matchingMoments, resolveLocalTime } from './zone.ts'

const iso = (at: number) => new Date(at).toISOString()

test('a time of day is a moment by the clocks of its zone', () => {
  expect(matchingMoments('Asia/Dubai', '2026-05-01T09:00').map(iso)).toEqual([
    '2026-05-01T05:00:00.000Z',
  ])
  expect(localTime('Asia/Dubai', Date.parse('2026-04-30T20:00:00Z'))).toBe('2026-05-01T00:00')
  expect(matchingMoments('Asia/Kathmandu', '2026-01-01T00:00').map(iso)).toEqual([
    '2025-12-31T18:15:00.000Z',
  ])
})

test('where clocks go forward a time is none, and the one as much later is meant', () => {
  expect(matchingMoments('Europe/Berlin', '2026-03-29T02:30')).toEqual([])
  expect(iso(resolveLocalTime('Europe/Berlin', '2026-03-29T02:30'))).toBe(
    '2026-03-29T01:30:00.000Z',
  )
  expect(localTime('Europe/Berlin', resolveLocalTime('Europe/Berlin', '2026-03-29T02:30'))).toBe(
    '2026-03-29T03:30',
  )
})

test('where clocks go back a time is two, and the first is meant', () => {
  const both = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']
  expect(matchingMoments('Europe/Berlin', '2026-10-25T02:30').map(iso)).toEqual(both)
  expect(iso(resolveLocalTime('Europe/Berlin', '2026-10-25T02:30'))).toBe(both[0])
})

test('every moment is found again by what the clocks show, in every zone of a brand', () => {
  const moment = fc
    .integer({ min: 0, max: Date.UTC(2100, 0) / 60_000 })
    .map((minutes) => minutes * 60_000)
  fc.assert(
    fc.property(fc.constantFrom(...timeZones, 'Australia/Lord_Howe'), moment, (zone, at) => {
      // A zone whose clocks once were ahead by seconds is shown to the minute.
      const shown = localTime(zone, at)
      const found = matchingMoments(zone, shown)
      expect(found.map((each) => localTime(zone, each))).toEqual(found.map(() => shown))
      if (at > Date.UTC(1980, 0)) expect(found).toContain(at)
      if (found.length === 1) expect(resolveLocalTime(zone, shown)).toBe(found[0])
    }),
    { numRuns: 500 },
  )
})
