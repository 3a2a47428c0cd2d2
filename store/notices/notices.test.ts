import { expect, test } from 'vitest'
import { addPerson } from '#store/people/people.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addNotices, listNotices, markRead } from './notices.ts'

test('what happens again after a notice was read is a new notice', async () => {
  const store = await openTestStore()
  const [early, late] = ['2026-05-01T09:00:00.000Z', '2026-05-01T09:05:00.000Z']
  const about = { subject: 'home.icm', entry_id: 0, language: '', about_id: 1 } as const
  const by = { actor_id: 2, actor_name: 'editor', title: '', text: '', pictures: 0 }
  const bundled = { kind: 'submit', step: '', count: 1, bundle: 'submit home.icm' } as const
  const happened = { ...about, ...by, ...bundled }
  const person_id = await store.write((tx) => {
    const name = { username: 'approver', email: 'a@example.org', first_name: 'A', last_name: 'B' }
    const account = { role: 'Approver', password_hash: '', active: 1, created_at: early } as const
    return addPerson(tx, { ...name, ...account })
  })
  const notify = (at: string) =>
    store.write((tx) => {
      return addNotices(tx, [{ person_id, mail: 'none' }], { ...happened, at }, early)
    })
  const counts = async () => {
    const page = { limit: 10, offset: 0 }
    const { rows } = await listNotices(store.db, person_id, { isUnread: true }, page)
    return rows.map(({ count }) => count)
  }
  await notify(early)
  await notify(late)
  expect(await counts()).toEqual([2])
  await store.write((tx) => markRead(tx, person_id, late, { until: late }))
  await notify(late)
  expect(await counts()).toEqual([1])
})
