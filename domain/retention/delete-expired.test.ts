import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { readConfig } from '#config.ts'
import { listLog } from '#domain/content/lists/list-log.ts'
import { newStem, queueMail } from '#domain/mail-queue/queue-mail.ts'
import { eraseUser } from '#domain/people/users/erase-user.ts'
import { forgetNames } from '#domain/people/users/forget-names.ts'
import { changeFact } from '#store/facts.ts'
import { addMail, finishMail } from '#store/mail/mails.ts'
import { findFaults } from '#test/backup/find-faults.ts'
import { icmLine } from '#test/content/content.ts'
import { after } from '#test/content/workspace.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import { deleteExpired } from './delete-expired.ts'

const day = 24 * 3_600_000
const usual = readConfig({}).keep
const month = { ...usual, log: 30 * day, revisions: 30 * day }

const count = async ({ store }: TestApp, table: 'activity' | 'revision' | 'mail' | 'session') =>
  Number(
    (
      await store.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

/** More lines than one transaction removes. */
const linesAtOnce = 500

/** A log longer than one transaction's part: one place that changed often, one that stands, one that is open. */
async function openLongSite() {
  const app = await openTestApp()
  const { desk } = app
  await desk.publishEntry(promotion, { title: 'Once' })
  const open = await desk.save(asEditor, discover, {})
  for (let turn = 1; (await count(app, 'activity')) < linesAtOnce + 20; turn += 1) {
    const at = { now: after(turn) }
    const sent = { ...icmLine(`Rejected ${turn}`), approval: 1 }
    const { revisionId } = await desk.save(asEditor, icmBanner, sent, at)
    await desk.reject(asApprover, icmBanner, revisionId, at)
    await desk.publish(icmBanner, icmLine(`Turn ${turn}`), at)
  }
  return { app, open: open.revisionId }
}

test('without being told the log and former versions stay for ever', {
  timeout: 60_000,
}, async () => {
  const { app } = await openLongSite()
  const before = [await count(app, 'activity'), await count(app, 'revision')]
  app.clock.pass({ days: 4_000 })
  expect(await deleteExpired(app.services, usual)).toMatchObject({ log: 0, revisions: 0 })
  expect([await count(app, 'activity'), await count(app, 'revision')]).toEqual(before)
})

test('old lines and the versions behind them go, and what stands, is open or could come back stays', {
  timeout: 60_000,
}, async () => {
  const { app, open } = await openLongSite()
  const { db } = app.store
  const revisions = await count(app, 'revision')
  expect(await deleteExpired(app.services, month)).toMatchObject({ log: 0, revisions: 0 })
  app.clock.pass({ days: 60 })
  const gone = await deleteExpired(app.services, month)
  expect(gone.log).toBeGreaterThan(linesAtOnce - 20)
  // Of each turn what was rejected; what was published may be brought back.
  expect(gone.revisions).toBeGreaterThan(50)
  expect(await count(app, 'revision')).toBe(revisions - gone.revisions)
  const left = await db.selectFrom('revision').select(['id', 'state']).execute()
  expect(left.find(({ id }) => id === open)?.state).toBe('draft')
  const published = await db.selectFrom('publication').select(['revision_id']).execute()
  for (const { revision_id } of published) expect(left.map(({ id }) => id)).toContain(revision_id)
  // The place that stands since its first day keeps who wrote it and who approved it.
  const old = await db
    .selectFrom('activity')
    .select(['subject', 'step'])
    .where('id', '<', linesAtOnce)
    .where('subject', '!=', icmBanner.key)
    .orderBy('id')
    .execute()
  expect(old.map(({ subject, step: transition }) => [subject, transition])).toEqual([
    ['promotion', 'save'],
    ['promotion', 'submit'],
    ['promotion', 'approve'],
    ['home.discover', 'save'],
  ])
  const { total } = await listLog(app.store, {}, { limit: 10, offset: 0 }, asAdmin)
  expect(total).toBe(await count(app, 'activity'))
  const found = await listLog(app.store, { search: 'Once' }, { limit: 10, offset: 0 })
  expect(found.total).toBe(3)
  expect(await findFaults(app.services)).toEqual([])
  expect(await deleteExpired(app.services, month)).toMatchObject({ log: 0, revisions: 0 })
  await app.desk.publish(icmBanner, icmLine('After'), { now: app.clock.now() })
  expect(await findFaults(app.services)).toEqual([])
})

test('the database lets go of no line that is younger than was said', async () => {
  const app = await openTestApp()
  await app.desk.publish(icmBanner, icmLine())
  await app.call(asEditor, 'POST', '/tickets', { title: 'Printer', description: 'On fire.' })
  await app.call(asAdmin, 'POST', `/users/${asEditor.id}/update`, { role: 3 })
  const remove = (table: string) =>
    app.store.write((tx) => sql`delete from ${sql.table(table)}`.execute(tx))
  const say = (moment: string) => app.store.write((tx) => changeFact(tx, 'log_gone_before', moment))
  const always = ['publication', 'ticket_line']
  const old = ['activity', 'person_log']
  await say('2020-01-01T00:00:00.000Z')
  for (const table of [...always, ...old]) {
    const { rows } = await sql`select at from ${sql.table(table)}`.execute(app.store.db)
    expect([table, rows.length > 0]).toEqual([table, true])
    await expect(remove(table), table).rejects.toThrow('is append-only')
  }
  await say('2100-01-01T00:00:00.000Z')
  for (const table of always) await expect(remove(table), table).rejects.toThrow('is append-only')
  for (const table of old) await remove(table)
})

test('mails that are done and sign-ins go by their own times; what waits stays', async () => {
  const app = await openTestApp()
  const payload = { at: app.clock.now() }
  for (const personId of [asEditor.id, asAdmin.id])
    await app.store.write((tx) =>
      queueMail(tx, app.clock.now(), { personId, kind: 'password-changed', payload }),
    )
  const toNobody = { stem: newStem(app.clock.now()), kind: 'reset', person_id: null, address: null }
  await app.store.write((tx) =>
    addMail(tx, app.clock.now(), { ...toNobody, payload: '{}' }, 'dropped'),
  )
  const sent = { state: 'sent', now: app.clock.now() } as const
  await app.store.write((tx) => finishMail(tx, { id: 1, tries: 1 }, sent))
  await app.tokenOf(asEditor)
  // Mails to unknown addresses are deleted after an hour, without a notice.
  app.clock.pass({ hours: 1 })
  expect(await deleteExpired(app.services, usual)).toMatchObject({ mails: 0 })
  expect(await count(app, 'mail')).toBe(2)
  app.clock.pass({ days: 2 })
  expect(await deleteExpired(app.services, usual)).toMatchObject({ mails: 0, sessions: 0 })
  const short = { ...usual, mails: day, sessions: day }
  expect(await deleteExpired(app.services, short)).toMatchObject({ mails: 1, sessions: 1 })
  expect([await count(app, 'mail'), await count(app, 'session')]).toEqual([1, 0])
})

test('a short log lets old lines go as well', async () => {
  const app = await openTestApp()
  const { desk } = app
  const publish = (text: string) => desk.publish(icmBanner, icmLine(text), { now: app.clock.now() })
  await publish('First')
  await publish('Second')
  app.clock.pass({ days: 60 })
  const before = await count(app, 'activity')
  const { log } = await deleteExpired(app.services, month)
  expect(log).toBeGreaterThan(0)
  expect(await count(app, 'activity')).toBe(before - log)
  const { total } = await listLog(app.store, {}, { limit: 10, offset: 0 }, asAdmin)
  expect(total).toBe(before - log)
  expect(await findFaults(app.services)).toEqual([])
  await publish('Third')
  const listed = await listLog(app.store, {}, { limit: 10, offset: 0 }, asAdmin)
  expect(listed.total).toBe(await count(app, 'activity'))
})

test('a version goes after the last line that is compared with it', async () => {
  const app = await openTestApp()
  const { desk } = app
  const turn = async (days: number, text: string) => {
    app.clock.pass({ days })
    const at = { now: app.clock.now() }
    const { revisionId } = await desk.save(
      asEditor,
      icmBanner,
      { ...icmLine(text), approval: 1 },
      at,
    )
    await desk.reject(asApprover, icmBanner, revisionId, at)
    return revisionId
  }
  const first = await turn(1, 'First')
  const second = await turn(40, 'Made of the first')
  const last = await turn(1, 'Made of the second')
  const ids = async () => {
    const rows = await app.store.db.selectFrom('revision').select('id').orderBy('id').execute()
    return rows.map(({ id }) => id)
  }
  expect(await deleteExpired(app.services, month)).toMatchObject({ revisions: 0 })
  expect(await ids()).toEqual([first, second, last])
  app.clock.pass({ days: 40 })
  expect(await deleteExpired(app.services, month)).toMatchObject({ revisions: 1 })
  // The last decision stays, and with it what it was about is compared with.
  expect(await ids()).toEqual([second, last])
})

test('a line that says which user name somebody had stays until they are erased', async () => {
  const app = await openTestApp()
  const change = (body: object) => app.call(asAdmin, 'POST', `/users/${asEditor.id}/update`, body)
  await change({ username: 'zelda' })
  await change({ last_name: 'Quickstep' })
  await change({ status: false })
  const steps = async () => {
    const rows = await app.store.db.selectFrom('person_log').selectAll().orderBy('id').execute()
    return rows.map(({ step, changes }) => [step, Object.keys(JSON.parse(changes))])
  }
  app.clock.pass({ days: 60 })
  expect(await deleteExpired(app.services, month)).toMatchObject({ log: 2 })
  expect(await steps()).toEqual([['change', ['username']]])
  const zelda = { id: asEditor.id, username: 'zelda' }
  await app.store.write((tx) => eraseUser({ db: tx, actor: asAdmin, now: app.clock.now() }, zelda))
  await forgetNames(app)
  expect(await steps()).toEqual([
    ['change', []],
    ['erase', []],
  ])
  expect(await deleteExpired(app.services, month)).toMatchObject({ log: 1 })
  expect(await steps()).toEqual([['erase', []]])
})
