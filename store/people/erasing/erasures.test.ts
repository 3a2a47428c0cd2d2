import { expect, test } from 'vitest'
import { changeFact } from '#store/facts.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addErasure, listErasures, removeErasure } from './erasures.ts'

// `test/postgres.ts` orders texts as a usual locale does: there `:` stands before digits.
test('who is being erased is found in whatever order a database has its texts, and nothing else', async () => {
  const store = await openTestStore()
  for (const personId of [2, 10, 300])
    await store.write((tx) => addErasure(tx, { personId, own: [`name ${personId}`], shared: [] }))
  await store.write((tx) => changeFact(tx, 'erasing', 'no'))
  await store.write((tx) => changeFact(tx, 'erasings/1', 'no'))
  const ids = async () => (await listErasures(store.db)).map(({ personId }) => personId)
  expect((await ids()).sort((a, b) => a - b)).toEqual([2, 10, 300])
  await store.write((tx) => removeErasure(tx, 10))
  expect((await ids()).sort((a, b) => a - b)).toEqual([2, 300])
})
