import { expect, test } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import type { Actor } from '#domain/actor.ts'
import { noticeMessage } from '#domain/inbox/notice-of.ts'
import { chooseNoticeMail } from '#domain/inbox/notice-preferences.ts'
import { listNotices } from '#store/notices/notices.ts'
import { icmLine } from '#test/content/content.ts'
import { openWorkspace } from '#test/content/workspace.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'
import { assign } from './assign.ts'
import { remind } from './remind.ts'

/** A request that is due on 10 May, and what the approver was told. */
async function openDue(by: Actor = asEditor) {
  const desk = await openWorkspace()
  const clock = testClock('2026-05-04T10:00:00.000Z')
  const saved = await desk.save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  const target = { entityType: icmBanner.entityType, revisionId: saved.revisionId }
  const asked = { target, username: 'approver', note: 'Softer?' }
  const ask = (dueOn: string) =>
    desk.store.write((tx) => assign({ db: tx, actor: by, now: clock.now() }, { ...asked, dueOn }))
  await ask('2026-05-10')
  const look = () => remind({ store: desk.store, now: clock.now })
  const reminders = async () => {
    const page = { limit: 100, offset: 0 }
    const { rows } = await listNotices(desk.store.db, asApprover.id, { isUnread: false }, page)
    const reminding = rows.filter(({ kind, step }) => kind === 'assign' && step !== '')
    return reminding.map((row) => `${noticeMessage(row).key} ${row.mail}`).reverse()
  }
  return { ...desk, clock, ask, look, reminders, id: saved.revisionId }
}

test('who has something is reminded the day before and once it is overdue, once each', async () => {
  const { clock, look, reminders } = await openDue()
  clock.pass({ days: 4 })
  await look()
  expect(await reminders()).toEqual([])
  clock.pass({ days: 1 })
  // Three nodes at once.
  await Promise.all([look(), look(), look()])
  expect(await reminders()).toEqual(['notice.dueTomorrow now'])
  clock.pass({ days: 1 })
  await look()
  expect(await reminders()).toHaveLength(1)
  clock.pass({ days: 1 })
  await Promise.all([look(), look(), look()])
  clock.pass({ days: 1 })
  await look()
  expect(await reminders()).toEqual(['notice.dueTomorrow now', 'notice.overdue now'])
})

test('a site that stood still reminds late, and says what the day is', async () => {
  const { clock, look, reminders } = await openDue()
  clock.pass({ days: 6 })
  await look()
  expect(await reminders()).toEqual(['notice.dueToday now'])
})

test('nobody is reminded at night', async () => {
  const { clock, look, reminders } = await openDue()
  clock.pass({ days: 4, hours: 15 })
  await look()
  expect(await reminders()).toEqual([])
})

test('nobody is reminded of what was decided, nor at once of what is due tomorrow', async () => {
  const { clock, ask, look, reminders, approve, id } = await openDue()
  await ask('2026-05-05')
  await look()
  expect(await reminders()).toEqual([])
  await approve(asApprover, icmBanner, id)
  clock.pass({ days: 3 })
  await look()
  expect(await reminders()).toEqual([])
})

test('who assigned something to themselves is reminded, by mail as they chose', async () => {
  const { clock, look, reminders, store } = await openDue(asApprover)
  await store.write((tx) => chooseNoticeMail(tx, asApprover, { name: 'assign', mail: 'none' }))
  clock.pass({ days: 7 })
  await look()
  expect(await reminders()).toEqual(['notice.overdue none'])
})

test('a new date reminds anew', async () => {
  const { clock, ask, look, reminders } = await openDue()
  clock.pass({ days: 7 })
  await look()
  await ask('2026-05-20')
  clock.pass({ days: 5 })
  await look()
  expect(await reminders()).toEqual(['notice.overdue now'])
  clock.pass({ days: 3 })
  await look()
  expect(await reminders()).toEqual(['notice.overdue now', 'notice.dueTomorrow now'])
})

test('a round that is stopped before its end reminds in the next one', async () => {
  const { clock, look, reminders, store } = await openDue()
  clock.pass({ days: 7 })
  const stopped = { ...store, write: killedBefore(store) }
  await expect(remind({ store: stopped, now: clock.now })).rejects.toThrow('killed')
  expect(await reminders()).toEqual([])
  await look()
  expect(await reminders()).toEqual(['notice.overdue now'])
})

/** Writes as a process that dies before its transaction is committed. */
function killedBefore(store: Awaited<ReturnType<typeof openDue>>['store']): typeof store.write {
  return (work) =>
    store.write(async (tx) => {
      await work(tx)
      throw new Error('killed')
    })
}
