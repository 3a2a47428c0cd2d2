import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openLog } from '#test/content/open-log.ts'
import { after, morning } from '#test/content/workspace.ts'
import {
  addActivity,
  findActivity,
  listNewestActivities,
  listRevisionsWrittenBy,
} from './activity.ts'

test('the database itself refuses to change or remove a line of the log', async () => {
  const store = await openLog({ remarks: 'first' })
  for (const statement of [
    "update activity set remarks = 'other'",
    'update activity set id = 9 where id = 1',
    "update activity set batch = 'other'",
    'update activity set folded_into = 1',
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

test('lines of one import are listed under the first that shows the same, for a day', async () => {
  const store = await openLog({})
  const line: Parameters<typeof addActivity>[1] = {
    ...{ at: morning, actor_id: 2, actor_name: 'editor', step: 'save', subject: 'faq' },
    ...{ entry_id: 1, revision_id: 1, description: '', from_state: 'none', to_state: 'draft' },
    ...{ remarks: null, author_name: 'editor', author_at: morning, batch: 'one' },
  }
  const foldedInto = (other: Partial<typeof line>) =>
    store.write(async (tx) => {
      const id = await addActivity(tx, { ...line, ...other })
      return (await findActivity(tx, id))?.folded_into
    })
  expect(await foldedInto({})).toBeNull()
  const first = (await listNewestActivities(store.db, 1))[0]?.id
  expect(await foldedInto({ entry_id: 2 })).toBe(first)
  expect(await foldedInto({ entry_id: 3, at: after(23 * 60) })).toBe(first)
  for (const other of [
    { batch: null },
    { batch: 'other' },
    { step: 'submit', to_state: 'pending' },
    { subject: 'promotion' },
    { language: 'de' },
    { from_state: 'draft' },
    { actor_id: 4, actor_name: 'approver' },
    { author_name: 'editor2' },
    { remarks: 'Look again.' },
    { at: after(24 * 60) },
  ] as const)
    expect([other, await foldedInto(other)]).toEqual([other, null])
})
