import { expect, test } from 'vitest'
import { versionInForce } from './version-in-force.ts'

function on(today: string, ...days: (string | null)[]) {
  const versions = days.map((effective, at) => ({ number: at + 1, effective }))
  const found = versionInForce(versions, today)
  return (
    found && {
      current: found.current.number,
      coming: found.coming?.number ?? null,
      former: found.former.map(({ number }) => number),
    }
  )
}

test('a version is in force from its day on; until then the one before it, and it is told of', () => {
  const days = ['2025-03-01', '2026-06-01', '2027-01-01']
  expect(on('2026-12-31', ...days)).toEqual({ current: 2, coming: 3, former: [1] })
  expect(on('2027-01-01', ...days)).toEqual({ current: 3, coming: null, former: [2, 1] })
  expect(on('2025-03-01', ...days)).toMatchObject({ current: 1, coming: 3 })
})

test('before its day a first version is read all the same', () => {
  expect(on('2025-01-01', '2025-03-01')).toEqual({ current: 1, coming: null, former: [] })
  expect(on('2025-01-01', null)).toEqual({ current: 1, coming: null, former: [] })
  expect(on('2025-01-01')).toBeNull()
})

test('a correction takes the place of what it corrects, and one that was overtaken is never in force', () => {
  expect(on('2026-07-01', '2026-06-01', '2026-06-01')).toEqual({
    current: 2,
    coming: null,
    former: [1],
  })
  expect(on('2026-12-01', '2026-06-01', '2027-01-01', '2026-06-01')).toEqual({
    current: 3,
    coming: null,
    former: [1],
  })
  expect(on('2027-02-01', '2026-06-01', '2027-01-01', '2026-06-01')).toMatchObject({ current: 3 })
})
