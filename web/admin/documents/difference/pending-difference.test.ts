import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { windowDifferences } from './pending-difference.tsx'

const at = '2026-11-22T12:00:00.000Z'
const nothing = { starts_at: null, ends_at: null, archived: false }

const fieldsOf = (before: typeof nothing | null, after: object) =>
  windowDifferences('promotion', before, { ...nothing, ...after }, at).map(({ field }) => field)

test('a start that has passed is no change of when guests see something', () => {
  const starts_at = '2026-11-01T00:00:00.000Z'
  expect(fieldsOf(null, { starts_at })).toEqual([])
  expect(fieldsOf(nothing, { starts_at, archived: true })).toEqual(['archived'])
})

test('a start that is to come is told, and so is an end', () => {
  const [starts_at, ends_at] = ['2026-12-01T00:00:00.000Z', '2026-12-31T00:00:00.000Z']
  expect(fieldsOf(null, { starts_at, ends_at })).toEqual(['starts_at', 'ends_at'])
})

test('what is posted and closes is told by those words', () => {
  const after = { ...nothing, ends_at: '2026-12-31T00:00:00.000Z' }
  const labels = windowDifferences('vacancy', null, after, at).map(({ label }) => label)
  expect(labels).toEqual(['Closes'])
})
