import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openLog } from '#test/content/open-log.ts'
import { findActivity, listRevisionsWrittenBy } from './activity.ts'

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
  expect(await findActivity(store.db, 1)).toMatchObject({ remarks: 'first' })
})

test('a line of the log is about a revision that there is', async () => {
  await expect(openLog({ revision_id: 99 })).rejects.toThrow(/foreign key/i)
})

test('own work is what one has saved or submitted, not what one has decided', async () => {
  const decision = { step: 'approve', from_state: 'pending', to_state: 'approved' } as const
  const store = await openLog({ actor_id: 2 }, { actor_id: 4, ...decision })
  expect(await listRevisionsWrittenBy(store.db, [1], 2)).toEqual(new Set([1]))
  expect(await listRevisionsWrittenBy(store.db, [1], 4)).toEqual(new Set())
  expect(await listRevisionsWrittenBy(store.db, [], 2)).toEqual(new Set())
})
