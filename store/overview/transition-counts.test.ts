import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import {
  countTransition,
  inTwoDigits,
  sumTransitionsByPart,
  sumTransitionsByPerson,
} from './transition-counts.ts'

test('of minutes two digits are kept', () => {
  const minutes = [-3, 0, 0.9, 7, 99.9, 100, 128, 1449, 20_160]
  expect(minutes.map(inTwoDigits)).toEqual([0, 0, 0, 7, 99, 100, 120, 1400, 20_000])
})

test('steps are counted by stretches of time and by people', async () => {
  const store = await openTestStore()
  const steps = [
    ['2026-05-04T08:10:00.000Z', 2, 'submit', 0],
    ['2026-05-04T08:50:00.000Z', 2, 'submit', 0],
    ['2026-05-04T09:00:00.000Z', 4, 'approve', 45],
    ['2026-05-11T09:00:00.000Z', 4, 'reject', 128],
    ['2026-05-18T00:00:00.000Z', 4, 'approve', 1],
  ] as const
  await store.write(async (tx) => {
    for (const [at, person_id, step, minutes] of steps)
      await countTransition(tx, { at, person_id, step, minutes, count: 1 })
  })
  const moments = ['2026-05-04', '2026-05-11', '2026-05-18'].map((day) => `${day}T00:00:00.000Z`)
  const counted = async () => {
    const parts = await sumTransitionsByPart(store.db, moments)
    const people = await sumTransitionsByPerson(store.db, moments)
    return [
      parts.toSorted((a, b) => a.part - b.part || b.step.localeCompare(a.step)),
      people.toSorted((a, b) => a.person_id - b.person_id || a.minutes - b.minutes),
    ]
  }
  const expected = [
    [
      { part: 0, step: 'submit', minutes: 0, count: 2 },
      { part: 0, step: 'approve', minutes: 45, count: 1 },
      { part: 1, step: 'reject', minutes: 120, count: 1 },
    ],
    [
      { person_id: 2, step: 'submit', minutes: 0, count: 2 },
      { person_id: 4, step: 'approve', minutes: 45, count: 1 },
      { person_id: 4, step: 'reject', minutes: 120, count: 1 },
    ],
  ]
  expect(await counted()).toEqual(expected)
})
