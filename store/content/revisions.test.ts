import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { addRevision, changeRevision, findRevision } from './revisions.ts'

test('a change of another version or state than the stored one changes nothing', async () => {
  const store = await openTestStore()
  const at = '2026-05-01T09:00:00.000Z'
  const of = { type: 'home.icm', entryId: 0, language: '' } as const
  const content = { values: {}, items: [], lastItemId: 0 }
  const stamp = { author_id: 1, created_at: at, updated_at: at }
  const id = await store.write((tx) =>
    addRevision(tx, of, { content, state: 'draft', version: 2, ...stamp }),
  )
  const change = (state: 'draft' | 'pending', version: number) =>
    store.write((tx) => changeRevision(tx, { id, state, version }, { version: 3, remarks: 'x' }))
  expect([await change('draft', 1), await change('pending', 2)]).toEqual([false, false])
  expect(await findRevision(store.db, id)).toMatchObject({ version: 2, remarks: null })
  expect(await change('draft', 2)).toBe(true)
  expect(await findRevision(store.db, id)).toMatchObject({ version: 3, remarks: 'x' })
})
