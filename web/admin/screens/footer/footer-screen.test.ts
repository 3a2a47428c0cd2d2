import { expect, test } from 'vitest'
import { latestOf } from './footer-screen.tsx'

test('Last Updated is the latest of footer and bottom navigation', () => {
  expect(latestOf(['2026-05-01T09:00:00Z', '2026-05-01T10:30:00+02:00'])).toBe(
    '2026-05-01T09:00:00Z',
  )
  expect(latestOf([null, '2026-04-30T23:00:00Z'])).toBe('2026-04-30T23:00:00Z')
  expect(latestOf([null, null])).toBeNull()
})
