import { type Insertable, sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import type { Store } from '../store.ts'
import type { ActivityTable } from '../tables.ts'
import { addActivity, countActivity, listActivity, listOwnWork } from './activity.ts'
import { addRevision } from './revisions.ts'

const at = '2026-05-01T09:00:00.000Z'
const whole = { limit: 100, offset: 0 }

async function openLog(...lines: Partial<Insertable<ActivityTable>>[]) {
  const store = await openTestStore()
  await store.write(async (tx) => {
    const content = { values: {}, items: [], lastItemId: 0 }
    const stamp = { created_at: at, updated_at: at }
    const draft = { content, state: 'draft' as const, version: 1, author_id: 2, ...stamp }
    await addRevision(tx, { subject: 'home.icm', entryId: 0, language: '' }, draft)
    for (const line of lines) {
      await addActivity(tx, {
        at,
        actor_id: 2,
        actor_name: 'editor',
        step: 'save',
        subject: 'home.icm',
        entry_id: 0,
        revision_id: 1,
        description: 'ICM Banner saved as draft',
        from_state: 'none',
        to_state: 'draft',
        remarks: null,
        author_name: 'editor',
        author_at: at,
        ...line,
      })
    }
  })
  return store
}

async function found(store: Store, search: string) {
  const filter = { search }
  const rows = await listActivity(store.db, filter, whole)
  expect(await countActivity(store.db, filter)).toBe(rows.length)
  return rows.map(({ remarks }) => remarks)
}

test('the database itself refuses to change or remove a line of the log', async () => {
  const store = await openLog({ remarks: 'first' })
  for (const statement of [
    "update activity set remarks = 'other'",
    'update activity set id = 9 where id = 1',
    'delete from activity',
    'delete from activity where id = 1',
  ]) {
    const writing = store.write((tx) => sql.raw(statement).execute(tx))
    await expect(writing, statement).rejects.toThrow('activity is append-only')
  }
  expect(await found(store, '')).toEqual(['first'])
})

test('a line of the log is about a revision that there is', async () => {
  await expect(openLog({ revision_id: 99 })).rejects.toThrow(/foreign key/i)
})

test('the log comes newest first, a page at a time', async () => {
  const store = await openLog(...['1', '2', '3', '4', '5'].map((remarks) => ({ remarks })))
  const page = async (offset: number) =>
    (await listActivity(store.db, {}, { limit: 2, offset })).map(({ remarks }) => remarks)
  expect([await page(0), await page(2), await page(4)]).toEqual([['5', '4'], ['3', '2'], ['1']])
})

test('a search finds words as they stand, whatever the case, and nothing is a wildcard', async () => {
  const remarks = ['50% off', '500 off', 'a_b', 'axb', 'back\\slash', "O'Neill", 'Über MENÜ']
  const store = await openLog(...remarks.map((words) => ({ remarks: words })))
  expect(await found(store, '50%')).toEqual(['50% off'])
  expect(await found(store, 'a_b')).toEqual(['a_b'])
  expect(await found(store, 'k\\s')).toEqual(['back\\slash'])
  expect(await found(store, "o'neill")).toEqual(["O'Neill"])
  expect(await found(store, 'OFF')).toEqual(['500 off', '50% off'])
  expect(await found(store, 'Über MENÜ')).toEqual(['Über MENÜ'])
  expect(await found(store, '%')).toEqual(['50% off'])
  expect(await found(store, "' or 1=1 --")).toEqual([])
})

test('the log is filtered by state and by section', async () => {
  const store = await openLog(
    { remarks: 'draft' },
    { remarks: 'pending', step: 'submit', from_state: 'draft', to_state: 'pending' },
    { remarks: 'elsewhere', subject: 'home.hero' },
  )
  const by = async (filter: Parameters<typeof listActivity>[1]) =>
    (await listActivity(store.db, filter, whole)).map(({ remarks }) => remarks)
  expect(await by({ state: 'pending' })).toEqual(['pending'])
  expect(await by({ subjects: ['home.icm'] })).toEqual(['pending', 'draft'])
  expect(await by({ subjects: ['home.icm'], state: 'draft' })).toEqual(['draft'])
})

test('own work is what one has saved or submitted, not what one has decided', async () => {
  const decision = { step: 'approve', from_state: 'pending', to_state: 'approved' } as const
  const store = await openLog({ actor_id: 2 }, { actor_id: 4, ...decision })
  expect(await listOwnWork(store.db, [1], 2)).toEqual(new Set([1]))
  expect(await listOwnWork(store.db, [1], 4)).toEqual(new Set())
  expect(await listOwnWork(store.db, [], 2)).toEqual(new Set())
})
