import { expect, test } from 'vitest'
import { badgesOf } from './entry-badges.tsx'

const off = { live: false, archived: false, scheduled: false, changes_at: null }
const later = '2026-12-01T09:00:00.000Z'

test('an entry is live, archived or not on the website, and never two of them', () => {
  expect(badgesOf(off)).toEqual(['off'])
  expect(badgesOf({ ...off, live: true })).toEqual(['live'])
  expect(badgesOf({ ...off, live: true, archived: true })).toEqual(['archived'])
})

test('what the clock will change is marked beside it', () => {
  expect(badgesOf({ ...off, live: true, changes_at: later })).toEqual(['live', 'ends'])
  expect(badgesOf({ ...off, scheduled: true, changes_at: later })).toEqual(['scheduled'])
  expect(badgesOf({ ...off, live: true, scheduled: true, changes_at: later })).toEqual([
    'live',
    'scheduled',
  ])
})
