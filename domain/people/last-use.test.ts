import { expect, test } from 'vitest'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { lastUse, recordUse } from './last-use.ts'

const written = '2026-05-01T09:00:00.000Z'
const later = addMilliseconds(written, 5 * 60_000)
const latest = addMilliseconds(written, 10 * 60_000)

test('of 10,000 sessions the last use is known while nothing can be written, then the oldest goes', async () => {
  const store = await openTestStore()
  await store.close()
  for (let each = 0; each < 10_000; each++) recordUse(store, `token ${each}`, written, later)
  recordUse(store, 'token 0', written, latest)
  const known = () => [0, 1, 2].map((each) => lastUse(store, `token ${each}`, written))
  expect(known()).toEqual([latest, later, later])
  recordUse(store, 'one more', written, latest)
  expect(known()).toEqual([latest, written, later])
})
