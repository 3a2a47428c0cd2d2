import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { limits } from '#catalogue/limits.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import type { Actor } from '#domain/actor.ts'
import type { NoticeTable } from '#store/notices/notice-tables.ts'
import type { Store } from '#store/store.ts'
import { icmLine } from '#test/content/content.ts'
import { openWorkspace } from '#test/content/workspace.ts'
import { openSmtp } from '#test/mail/open-smtp.ts'
import { openOutgoing } from '#test/mail/outgoing.ts'
import { asApprover, asApprover2, asEditor, asSupport } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'
import { deleteOldNotices } from './delete-old-notices.ts'
import { mailDue } from './mail-due.ts'
import { noticeMessage } from './notice-of.ts'
import { chooseNoticeMail, setMailPreference, stopMails } from './notice-preferences.ts'
import { mailNotices } from './notice-worker.ts'

/** Opens a workspace that records the queued mails: recipients and numbers of notices. */
async function openOutbox() {
  const desk = await openWorkspace()
  const clock = testClock()
  const put: [number, ...string[]][] = []
  const look = () =>
    mailDue({ store: desk.store, now: clock.now }, async (_tx, personId, notices) => {
      put.push([personId, ...notices.map((row) => `${noticeMessage(row).key} ${row.count}`)])
    })
  const rejected = async (remarks: string) => {
    const now = clock.now()
    const { revisionId } = await desk.save(
      asEditor,
      icmBanner,
      { ...icmLine(), approval: 1 },
      { now },
    )
    await desk.reject(asApprover, icmBanner, revisionId, { remarks, now })
  }
  return { ...desk, clock, put, look, rejected }
}

function choose(
  store: Store,
  who: Actor,
  name: 'reject' | 'everySubmission',
  mail: 'now' | 'daily' | 'none',
) {
  return store.write((tx) => chooseNoticeMail(tx, who, { name, mail }))
}

test('what is told at once is put once it is quiet, and once only', async () => {
  const { clock, look, put, rejected } = await openOutbox()
  await rejected('No.')
  await look()
  expect(put).toEqual([])
  clock.pass({ seconds: 8 })
  await Promise.all([look(), look()])
  await look()
  expect(put).toEqual([[asEditor.id, 'notice.reject 1']])
})

test('a burst is one mail, and what comes after it another', async () => {
  const { clock, look, put, publishEntry, save, store } = await openOutbox()
  const entries: number[] = []
  for (const title of ['One', 'Two', 'Three', 'Four'])
    entries.push(await publishEntry(promotion, { title }))
  await choose(store, asApprover2, 'everySubmission', 'now')
  for (const entry of entries) {
    if (entry === entries[3]) clock.pass({ minutes: 5 })
    await look()
    const submitted = { summary: 'New', approval: 1 }
    await save(asEditor, promotion, submitted, { entry, now: clock.now() })
    clock.pass({ seconds: 5 })
  }
  clock.pass({ minutes: 5 })
  await look()
  const mine = put.filter(([id]) => id === asApprover2.id)
  expect(mine).toEqual([
    [asApprover2.id, 'notice.submitMany 3'],
    [asApprover2.id, 'notice.submit 1'],
  ])
})

test('once a day is seven in the morning by the brand’s clocks', async () => {
  const { clock, look, put, rejected, store } = await openOutbox()
  await choose(store, asEditor, 'reject', 'daily')
  await rejected('One.')
  clock.pass({ hours: 1 })
  await rejected('Two.')
  clock.pass({ hours: 12 })
  await look()
  expect(put).toEqual([])
  clock.pass({ hours: 12 })
  await look()
  await look()
  const mine = put.filter(([id]) => id === asEditor.id)
  expect(mine).toEqual([[asEditor.id, 'notice.reject 1', 'notice.reject 1']])
})

test('what was read is not mailed, nor what nobody wants by mail', async () => {
  const { clock, look, put, rejected, store } = await openOutbox()
  await rejected('Read.')
  await store.write((tx) => tx.updateTable('notice').set({ read_at: clock.now() }).execute())
  await store.write((tx) => setMailPreference(tx, asEditor.id, 'reject', 'none'))
  await rejected('Unwanted.')
  clock.pass({ days: 2 })
  await look()
  expect(put.filter(([id]) => id === asEditor.id)).toEqual([])
})

test('a mail that fails to be put is put the next time', async () => {
  const { clock, look, put, rejected, store } = await openOutbox()
  await rejected('No.')
  clock.pass({ minutes: 1 })
  const failing = mailDue({ store, now: clock.now }, () => Promise.reject(new Error('no room')))
  await expect(failing).rejects.toThrow('no room')
  await look()
  expect(put).toEqual([[asEditor.id, 'notice.reject 1']])
})

test('who stops all mails gets none, and follows on in the inbox', async () => {
  const { clock, look, put, rejected, store } = await openOutbox()
  await choose(store, asApprover2, 'everySubmission', 'now')
  for (const who of [asEditor, asApprover2]) await store.write((tx) => stopMails(tx, who.id))
  await rejected('No.')
  clock.pass({ days: 2 })
  await look()
  expect(put).toEqual([])
  const rows = await store.db.selectFrom('notice').select(['person_id', 'kind']).execute()
  expect(rows).toContainEqual({ person_id: asApprover2.id, kind: 'submit' })
  expect(rows).toContainEqual({ person_id: asEditor.id, kind: 'reject' })
})

test('the mail arrives once, in the reader’s language, with the remarks and the way to the card', async () => {
  const { clock, rejected, store } = await openOutbox()
  await store.write((tx) =>
    tx.updateTable('person').set({ language: 'de' }).where('id', '=', asEditor.id).execute(),
  )
  await rejected('We never say cheap.\nNot even quietly.')
  clock.pass({ seconds: 10 })
  const services = { store, now: clock.now }
  await Promise.all([mailNotices(services), mailNotices(services)])
  const smtp = await openSmtp()
  const outgoing = openOutgoing(smtp.url)
  await outgoing.send(services)
  await outgoing.send(services)
  expect(smtp.received.map(({ subject }) => subject)).toEqual(['approver hat ICM-Banner abgelehnt'])
  expect(smtp.received[0]?.text).toContain('> We never say cheap.\n> Not even quietly.')
  expect(smtp.received[0]?.text).toContain('/admin/pages/home#home.icm')
})

test('an inbox keeps its newest notices, and none for longer than it says', async () => {
  const { store, clock } = await openWorkspace().then((desk) => ({ ...desk, clock: testClock() }))
  const { each, days } = limits.notices
  const row = (person_id: number, at: string): Insertable<NoticeTable> => ({
    person_id,
    kind: 'mention',
    step: '',
    created_at: at,
    at,
    count: 1,
    bundle: '',
    actor_id: 1,
    actor_name: 'admin',
    subject: 'home.icm',
    entry_id: 0,
    language: '',
    about_id: 1,
    title: '',
    text: '',
    mail: 'none',
  })
  const old = clock.now()
  clock.pass({ days: days + 1 })
  const now = clock.now()
  const many = Array.from({ length: each + 7 }, () => row(asEditor.id, now))
  await store.write((tx) =>
    tx
      .insertInto('notice')
      .values([row(asSupport.id, old), row(asSupport.id, now), ...many])
      .execute(),
  )
  await deleteOldNotices({ store, now: clock.now }, days * 24 * 3_600_000)
  const left = await store.db
    .selectFrom('notice')
    .select(['id', 'person_id'])
    .orderBy('id')
    .execute()
  expect(left.filter(({ person_id }) => person_id === asSupport.id)).toHaveLength(1)
  const kept = left.filter(({ person_id }) => person_id === asEditor.id)
  expect(kept).toHaveLength(each)
  expect(kept[0]?.id).toBe(3 + 7)
})
