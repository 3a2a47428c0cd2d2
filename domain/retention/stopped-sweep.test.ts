import { expect, test } from 'vitest'
import { limits } from '#catalogue/limits.ts'
import { deleteOldNotices } from '#domain/inbox/delete-old-notices.ts'
import { newStem } from '#domain/mail-queue/queue-mail.ts'
import type { Store } from '#store/store.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addTestPeople, asEditor } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'
import { deleteExpired } from './delete-expired.ts'

const day = 24 * 3_600_000
const keep = { log: null, revisions: null, notices: 90 * day, mails: 30 * day, sessions: 7 * day }

/** Mails to nobody, and notices of one person, more of both than go at once. */
async function openFull() {
  const store = await openTestStore()
  await addTestPeople(store)
  const clock = testClock()
  const now = clock.now()
  const mail = { kind: 'reset', person_id: null, address: null, payload: '{}', fault: '' }
  const done = { state: 'dropped', tries: 0, due_at: now, created_at: now, done_at: now } as const
  const mails = Array.from({ length: 1_200 }, () => ({ stem: newStem(now), ...mail, ...done }))
  const about = { subject: 'home.icm', entry_id: 0, language: '', about_id: 1 } as const
  const by = { actor_id: 1, actor_name: 'admin', title: '', text: '', mail: 'none' } as const
  const told = {
    kind: 'approve',
    step: '',
    bundle: '',
    count: 1,
    created_at: now,
    at: now,
  } as const
  const notice = { person_id: asEditor.id, ...told, ...about, ...by }
  const notices = Array.from({ length: limits.notices.each + 1_200 }, () => notice)
  await store.write(async (tx) => {
    for (let at = 0; at < mails.length; at += 100)
      await tx
        .insertInto('mail')
        .values(mails.slice(at, at + 100))
        .execute()
    for (let at = 0; at < notices.length; at += 100)
      await tx
        .insertInto('notice')
        .values(notices.slice(at, at + 100))
        .execute()
  })
  clock.pass({ hours: 2 })
  return { store, clock }
}

const left = async ({ db }: Store, table: 'mail' | 'notice') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

/** Returns a store that aborts a signal once a write has deleted rows of a table. */
function stoppedAfter(store: Store, table: 'mail' | 'notice') {
  const stopping = new AbortController()
  const write: Store['write'] = async (work) => {
    const before = await left(store, table)
    const result = await store.write(work)
    if ((await left(store, table)) < before) stopping.abort()
    return result
  }
  return { store: { ...store, write }, signal: stopping.signal }
}

test('mails to nobody go in parts, and no more of them once it is to end', async () => {
  const { store, clock } = await openFull()
  const stopped = stoppedAfter(store, 'mail')
  await deleteExpired({ store: stopped.store, now: clock.now }, keep, stopped.signal)
  expect(await left(store, 'mail')).toBe(700)
  expect(await left(store, 'notice')).toBe(limits.notices.each + 1_200)
  await deleteExpired({ store, now: clock.now }, keep)
  expect([await left(store, 'mail'), await left(store, 'notice')]).toEqual([0, limits.notices.each])
})

test('notices go in parts, and no more of them once it is to end', async () => {
  const { store, clock } = await openFull()
  const beyond = stoppedAfter(store, 'notice')
  await deleteOldNotices({ store: beyond.store, now: clock.now }, keep.notices, beyond.signal)
  expect(await left(store, 'notice')).toBe(limits.notices.each + 700)
  clock.pass({ days: 100 })
  const old = stoppedAfter(store, 'notice')
  await deleteOldNotices({ store: old.store, now: clock.now }, keep.notices, old.signal)
  expect(await left(store, 'notice')).toBe(limits.notices.each + 200)
})
