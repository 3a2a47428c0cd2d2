import { expect, test } from 'vitest'
import { limits } from '#catalogue/limits.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { FailedMail, MailKind } from '#catalogue/wire/mails.ts'
import type { UserLine } from '#catalogue/wire/users.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { listFailedMails } from '#domain/mail-delivery/failed/list-failed-mails.ts'
import { queueMail } from '#domain/mail-queue/queue-mail.ts'
import { endLinks } from '#domain/people/end-links.ts'
import { claimDueMail, failUnsureMails, finishMail, markHandedOver } from '#store/mail/mails.ts'
import { erasePerson } from '#store/people/erasing/erase-person.ts'
import { openSmtp } from '#test/mail/open-smtp.ts'
import { openOutgoing } from '#test/mail/outgoing.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import {
  asAdmin,
  asApprover,
  asEditor,
  asEditor2,
  asSupport,
  testPassword,
  testPeople,
} from '#test/people.ts'

/** A mail server that has no mailbox for anybody. */
const refusing = () =>
  openSmtp({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
  })

/** A link for a new password to somebody, which the mail server has rejected for good. */
async function giveUp(app: TestApp, ...personIds: number[]): Promise<void> {
  for (const personId of personIds) {
    await app.store.write((tx) =>
      queueMail(tx, app.clock.now(), { personId, kind: 'reset', payload: { asked: false } }),
    )
  }
  const smtp = await refusing()
  await openOutgoing(smtp.url).send(app.services)
  await smtp.close()
}

async function list(app: TestApp, query = ''): Promise<ListPage<FailedMail>> {
  const { status, body } = await app.call<ListPage<FailedMail>>(asAdmin, 'GET', `/mails${query}`)
  expect(status).toBe(200)
  return body.data
}

async function only(app: TestApp): Promise<FailedMail> {
  const [mail, ...more] = (await list(app)).data
  if (!mail || more.length > 0) throw new Error('there is not one mail')
  return mail
}

async function send(app: TestApp) {
  const smtp = await openSmtp()
  const count = await openOutgoing(smtp.url).send(app.services)
  return { count, mails: smtp.received }
}

const statesOf = async (app: TestApp) =>
  (await app.store.db.selectFrom('mail').select(['state', 'payload']).orderBy('id').execute()).map(
    ({ state, payload }) => `${state} ${payload}`,
  )

test('only an Admin sees mails that were given up, and does something about them', async () => {
  const app = await openTestApp()
  await giveUp(app, asEditor.id)
  const { id } = await only(app)
  for (const [method, path] of [
    ['GET', '/mails'],
    ['POST', `/mails/${id}/discard`],
    ['POST', `/mails/${id}/retry`],
    ['POST', '/mails/retry'],
  ] as const) {
    const body = method === 'GET' ? undefined : {}
    expect((await app.call(null, method, path, body)).status).toBe(401)
    for (const who of testPeople.filter(({ role }) => role !== 'Admin')) {
      expect([who.role, (await app.call(who, method, path, body)).status]).toEqual([who.role, 403])
    }
  }
  expect(await only(app)).toMatchObject({ id })
  for (const step of ['retry', 'discard']) {
    expect((await app.call(asAdmin, 'POST', `/mails/9999/${step}`, {})).status).toBe(404)
  }
})

test('it says to whom, about what, when and why, and never what stands in it', async () => {
  const app = await openTestApp()
  await giveUp(app, asEditor.id)
  expect(await only(app)).toEqual({
    id: expect.any(Number),
    kind: 'reset',
    to: { id: asEditor.id, username: 'editor', name: 'editor Test' },
    email: 'editor@marigold.example',
    created_at: app.clock.now(),
    given_up_at: app.clock.now(),
    tries: 1,
    trouble: 'never',
    detail: expect.stringContaining('550'),
    can_retry: true,
  })
})

test('what was given up leaves again, with a link that is made as it leaves', async () => {
  const app = await openTestApp()
  await giveUp(app, asEditor.id)
  const { id } = await only(app)
  app.clock.pass({ minutes: 10 })
  const { status, body } = await app.call<{ retried: number }>(
    asAdmin,
    'POST',
    `/mails/${id}/retry`,
    {},
  )
  expect([status, body.message]).toEqual([200, 'The e-mail is being sent again.'])
  expect((await list(app)).total).toBe(0)
  expect((await app.call(asAdmin, 'POST', `/mails/${id}/retry`, {})).status).toBe(404)
  const { count, mails } = await send(app)
  expect(count).toBe(1)
  const [, token] = /\/admin\/welcome#(\S+)/.exec(mails[0]?.text ?? '') ?? []
  const opened = await app.call(null, 'POST', '/auth/links/view', { token })
  expect(opened.status).toBe(200)
  expect(await statesOf(app)).toEqual(['sent {}'])
  const log = await app.call<ListPage<UserLine>>(asAdmin, 'GET', `/users/${asEditor.id}/log`)
  expect(log.body.data.data).toMatchObject([
    { by: 'admin', step: 'mail-retried', changes: [{ field: 'mail', after: 'reset' }] },
  ])
  expect(app.lines.join()).toContain('a failed mail is sent again')
})

test('one that is tried again has all its tries before it is given up once more', async () => {
  const app = await openTestApp()
  await giveUp(app, asEditor.id)
  const { id } = await only(app)
  await app.call(asAdmin, 'POST', `/mails/${id}/retry`, {})
  const away = await openSmtp()
  await away.close()
  const { send: tryIt, told } = openOutgoing(away.url)
  for (let day = 0; day < 12; day += 1) {
    await tryIt(app.services)
    app.clock.pass({ hours: 25 })
  }
  expect(told.map((line) => line.slice(0, 8))).toEqual([
    ...Array.from({ length: 9 }, () => 'waits: r'),
    'given up',
  ])
  // Sessions have ended meanwhile.
  const { mails } = await listFailedMails(app.store.db, app.clock.now(), { limit: 9, offset: 0 })
  expect(mails).toMatchObject([{ trouble: 'away', can_retry: true }])
})

test('all are tried again at once but those that may have arrived, which are tried by themselves', async () => {
  const app = await openTestApp()
  await giveUp(app, asEditor.id, asEditor2.id, asApprover.id)
  await app.store.write((tx) =>
    tx
      .updateTable('mail')
      .set({ fault: 'unsure: it fell silent' })
      .where('person_id', '=', asApprover.id)
      .execute(),
  )
  const { body } = await app.call<{ retried: number }>(asAdmin, 'POST', '/mails/retry', {})
  expect([body.data.retried, body.message]).toEqual([2, '2 e-mails are being sent again.'])
  const unsure = await only(app)
  expect(unsure).toMatchObject({ trouble: 'unsure', detail: 'it fell silent' })
  const none = await app.call<{ retried: number }>(asAdmin, 'POST', '/mails/retry', {})
  expect([none.body.data.retried, none.body.message]).toEqual([
    0,
    'There is no e-mail that can be sent again.',
  ])
  expect(app.lines.filter((each) => each.includes('"failed mails are sent again"'))).toHaveLength(1)
  expect((await send(app)).count).toBe(2)
  await app.call(asAdmin, 'POST', `/mails/${unsure.id}/retry`, {})
  expect((await send(app)).count).toBe(1)
})

test('no more are tried at once than there may be', async () => {
  const app = await openTestApp()
  const at = app.clock.now()
  const mail = { kind: 'reset', person_id: asEditor.id, address: null, payload: '{"asked":true}' }
  const ended = { state: 'failed' as const, tries: 10, due_at: at, created_at: at, done_at: at }
  const rows = Array.from({ length: limits.mail.retried + 3 }, (_, stem) => {
    return { ...mail, ...ended, stem: String(stem), claimed_until: null, fault: 'away: no' }
  })
  await app.store.write((tx) => tx.insertInto('mail').values(rows).execute())
  // Newer ones that nobody can write any more keep none of them from leaving.
  const newest = { ...mail, ...ended, payload: '{}', claimed_until: null, fault: 'away: no' }
  const written = rows.map((row) => ({ ...newest, stem: `${row.stem}-` }))
  await app.store.write((tx) => tx.insertInto('mail').values(written).execute())
  const { body } = await app.call<{ retried: number }>(asAdmin, 'POST', '/mails/retry', {})
  expect(body.data.retried).toBe(limits.mail.retried)
  expect((await list(app, '?per_page=2')).total).toBe(3 + written.length)
})

test('a new e-mail is confirmed only as long as it is asked for', async () => {
  const app = await openTestApp()
  const asked = { email: 'new@marigold.example', current_password: testPassword }
  expect((await app.call(asEditor, 'POST', '/users/update/email', asked)).status).toBe(200)
  const smtp = await refusing()
  await openOutgoing(smtp.url).send(app.services)
  await smtp.close()
  const confirmation = async () =>
    (await list(app)).data.find(({ kind }) => kind === 'email-confirm')
  expect(await confirmation()).toMatchObject({ can_retry: true })
  const over = { expires_at: app.clock.now() }
  await app.store.write((tx) => tx.updateTable('email_change').set(over).execute())
  const mail = await confirmation()
  expect(mail).toMatchObject({ can_retry: false })
  const retried = await app.call(asAdmin, 'POST', `/mails/${mail?.id}/retry`, {})
  expect([retried.status, retried.body.message]).toEqual([
    409,
    'This e-mail cannot be sent again: the account is deactivated, the request has expired, or the text was not saved.',
  ])
})

test('who was silent for too long gives nothing up that somebody else has sent meanwhile', async () => {
  const app = await openTestApp()
  const { store, clock } = app
  const now = () => clock.now()
  await store.write((tx) =>
    queueMail(tx, now(), { personId: asEditor.id, kind: 'reset', payload: { asked: false } }),
  )
  const silent = await store.write((tx) => claimDueMail(tx, now(), addMilliseconds(now(), 60_000)))
  if (!silent) throw new Error('there is no mail')
  await store.write((tx) => markHandedOver(tx, silent, addMilliseconds(now(), 60_000)))
  clock.pass({ minutes: 5 })
  await store.write((tx) => failUnsureMails(tx, now(), 'unsure: silent'))
  await app.call(asAdmin, 'POST', `/mails/${silent.id}/retry`, {})
  const giveUpLate = () =>
    store.write((tx) => finishMail(tx, silent, { state: 'failed', now: now(), fault: 'later: no' }))
  await giveUpLate()
  expect(await statesOf(app)).toEqual(['waiting {"asked":false}'])
  expect((await send(app)).count).toBe(1)
  await giveUpLate()
  expect(await statesOf(app)).toEqual(['sent {}'])
})

test('what is discarded is never sent, and what it was written from is forgotten', async () => {
  const app = await openTestApp()
  await giveUp(app, asEditor.id)
  expect(await statesOf(app)).toEqual(['failed {"asked":false}'])
  const { id } = await only(app)
  expect((await app.call(asAdmin, 'POST', `/mails/${id}/discard`, {})).status).toBe(200)
  expect(await statesOf(app)).toEqual(['dropped {}'])
  expect((await app.call(asAdmin, 'POST', `/mails/${id}/retry`, {})).status).toBe(404)
  expect((await send(app)).count).toBe(0)
})

test('what it was about may be over: it is not tried, nor kept', async () => {
  const app = await openTestApp()
  await giveUp(app, asEditor.id, asEditor2.id, asSupport.id)
  await app.store.write((tx) => endLinks(tx, app.clock.now(), asEditor.id))
  await app.store.write((tx) => erasePerson(tx, asEditor2.id))
  await app.call(asAdmin, 'POST', `/users/${asSupport.id}/update`, { status: 0 })
  expect((await statesOf(app))[0]).toBe('dropped {}')
  const { id, can_retry, to } = await only(app)
  expect([to.id, can_retry]).toEqual([asSupport.id, false])
  expect((await app.call(asAdmin, 'POST', `/mails/${id}/retry`, {})).status).toBe(409)
  await app.call(asAdmin, 'POST', '/mails/retry', {})
  expect((await send(app)).count).toBe(0)
})

test('one that cannot be written any more says so, and is not tried', async () => {
  const app = await openTestApp()
  await giveUp(app, asEditor.id)
  await app.store.write((tx) => tx.updateTable('mail').set({ payload: '{}' }).execute())
  const { id, can_retry } = await only(app)
  expect(can_retry).toBe(false)
  expect((await app.call(asAdmin, 'POST', `/mails/${id}/retry`, {})).status).toBe(409)
  const all = await app.call<{ retried: number }>(asAdmin, 'POST', '/mails/retry', {})
  expect(all.body.data.retried).toBe(0)
})

test('every kind of mail that there is can be listed', async () => {
  const app = await openTestApp()
  await giveUp(app, asEditor.id)
  const kinds: MailKind[] = ['invite', 'password-changed', 'notices']
  for (const kind of kinds) {
    await app.store.write((tx) => tx.updateTable('mail').set({ kind }).execute())
    expect((await only(app)).kind).toBe(kind)
  }
})
