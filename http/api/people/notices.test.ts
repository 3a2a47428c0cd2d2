import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import type { BadgeCounts, Notice, NoticePreference } from '#catalogue/wire/notices.ts'
import type { ListPage } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { icmLine } from '#test/content/content.ts'
import { workspace } from '#test/content/workspace.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import {
  asAdmin,
  asApprover,
  asApprover2,
  asEditor,
  asEditor2,
  asSupport,
  testPeople,
} from '#test/people.ts'

type Inbox = ListPage<Notice> & { unread: number }

async function inbox(app: TestApp, who: Actor, query = ''): Promise<Inbox> {
  const { status, body } = await app.call<Inbox>(who, 'GET', `/notices${query}`)
  expect(status).toBe(200)
  return body.data
}

async function told(app: TestApp, who: Actor) {
  return (await inbox(app, who)).data.map(({ sentence }) => sentence)
}

async function submitted(app: TestApp, actor: Actor = asEditor) {
  const body = { ...icmLine(), approval: 1 }
  return (await workspace(app.store).save(actor, icmBanner, body)).revisionId
}

async function follow(app: TestApp, who: Actor, mail = 'none') {
  const wanted = { name: 'everySubmission', mail }
  expect((await app.call(who, 'POST', '/notices/wishes', wanted)).status).toBe(200)
}

test('a rejection is told to everybody who wrote at it, with the remarks, and to nobody else', async () => {
  const app = await openTestApp()
  const { save, reject } = workspace(app.store)
  const { revisionId: id } = await save(asEditor, icmBanner, icmLine())
  await save(asEditor2, icmBanner, { approval: 1 }, { id })
  await reject(asApprover, icmBanner, id, { remarks: 'Too loud.\nSofter.' })
  for (const who of testPeople) {
    const isTold = who.role === 'Editor'
    const { data, unread } = await inbox(app, who)
    expect([who.username, unread]).toEqual([who.username, isTold ? 1 : 0])
    if (!isTold) continue
    expect(data).toEqual([
      {
        id: expect.any(Number),
        kind: 'reject',
        at: expect.any(String),
        by: 'approver',
        count: 1,
        sentence: 'approver rejected ICM Banner',
        text: 'Too loud.\nSofter.',
        pictures: 0,
        path: '/admin/pages/home#home.icm',
        read: false,
      },
    ])
  }
})

test('a notice of a comment on a translation leads to that language', async () => {
  const app = await openTestApp()
  await app.call(asAdmin, 'POST', '/settings/update', { languages: ['en', 'de'] })
  const { save } = workspace(app.store)
  await save(asEditor, icmBanner, icmLine())
  const { revisionId } = await save(asEditor, icmBanner, { name: 'Lauter' }, { language: 'de' })
  const record = { entity_type: icmBanner.entityType, entity_id: revisionId }
  const sent = { ...record, field: 'name', text: '@editor2' }
  const { body } = await app.call<{ id: number }>(asApprover, 'POST', '/comments', sent)
  const path = `/admin/pages/home?language=de&comments=${body.data.id}#home.icm@de`
  expect((await inbox(app, asEditor2)).data).toMatchObject([{ kind: 'mention', path }])
})

test('what comes back is told to who sent it back, what is withdrawn too', async () => {
  const app = await openTestApp()
  const { save, reject, withdraw } = workspace(app.store)
  const id = await submitted(app)
  expect(await told(app, asApprover)).toEqual([])
  await reject(asApprover, icmBanner, id)
  const again = await save(asEditor, icmBanner, { ...icmLine('Softer'), approval: 1 }, { id })
  await withdraw(asEditor, icmBanner, again.revisionId)
  expect(await told(app, asApprover)).toEqual([
    'editor withdrew ICM Banner',
    'editor submitted ICM Banner for approval',
  ])
  expect((await inbox(app, asApprover)).data.map(({ path }) => path)).toEqual([
    '/admin/pages/home#home.icm',
    '/admin/approval',
  ])
  expect(await told(app, asApprover2)).toEqual([])
})

test('who follows all submissions is told of each, and may stop', async () => {
  const app = await openTestApp()
  await follow(app, asApprover2)
  const id = await submitted(app)
  expect(await told(app, asApprover2)).toEqual(['editor submitted ICM Banner for approval'])
  await follow(app, asApprover2, 'off')
  await workspace(app.store).withdraw(asEditor, icmBanner, id)
  expect(await told(app, asApprover2)).toHaveLength(1)
})

test('nobody hears of their own acts, nor who is deactivated, nor a follower who decides no more', async () => {
  const app = await openTestApp()
  for (const who of [asApprover, asApprover2]) await follow(app, who)
  const { store } = app
  await store.write((tx) =>
    tx.updateTable('person').set({ active: 0 }).where('id', '=', asApprover.id).execute(),
  )
  await store.write((tx) =>
    tx.updateTable('person').set({ role: 'Editor' }).where('id', '=', asApprover2.id).execute(),
  )
  await submitted(app)
  expect(await store.db.selectFrom('notice').selectAll().execute()).toEqual([])
})

test('a hundred entries submitted at once are one notice, and so are a hundred approvals', async () => {
  const app = await openTestApp()
  await follow(app, asApprover)
  const ids: number[] = []
  const { store } = app
  for (let nth = 0; nth < 12; nth++) {
    const entry = await workspace(store).publishEntry(
      promotion,
      { title: `Box ${nth}` },
      app.clock.now(),
    )
    await workspace(store).save(
      asEditor,
      promotion,
      { title: `Box ${nth}!` },
      { entry, now: app.clock.now() },
    )
    ids.push(entry)
  }
  await app.call(asApprover, 'POST', '/notices/read', { until: app.clock.now() })
  app.clock.pass({ minutes: 30 })
  const { body } = await app.call(asEditor, 'POST', '/promotions/selected', {
    action: 'submit',
    ids,
  })
  expect(body).toMatchObject({ success: true })
  const [one, ...more] = (await inbox(app, asApprover, '?unread=1')).data
  expect(more).toEqual([])
  expect(one).toMatchObject({
    count: 12,
    sentence: 'editor submitted for approval: Promotions (12)',
    path: '/admin/approval',
  })
  const [approved] = (await inbox(app, asEditor)).data
  expect(approved).toMatchObject({
    count: 12,
    sentence: 'approver approved: Promotions (12)',
    path: promotion.screens.list,
  })
})

test('a ticket is told to who opened it and to whoever of the desk has answered', async () => {
  const app = await openTestApp()
  const asked = { title: 'Cut off', description: 'On my phone.' }
  await app.call(asAdmin, 'POST', '/notices/wishes', { name: 'everyTicket', mail: 'none' })
  const opened = await app.call<{ id: number }>(asEditor, 'POST', '/tickets', asked)
  const { id } = opened.body.data
  expect(await told(app, asAdmin)).toEqual(['editor opened the ticket “Cut off”'])
  await app.call(asSupport, 'POST', `/tickets/${id}/answers`, { text: 'Which phone?' })
  expect((await inbox(app, asEditor)).data).toMatchObject([
    {
      kind: 'ticket',
      sentence: 'support replied in the ticket “Cut off”',
      text: 'Which phone?',
      path: `/admin/support?ticket=${id}`,
    },
  ])
  await app.call(asEditor, 'POST', `/tickets/${id}/answers`, { text: 'An old one.' })
  expect(await told(app, asSupport)).toEqual(['editor replied in the ticket “Cut off”'])
  await app.call(asSupport, 'POST', `/tickets/${id}/update`, { status: 2, remarks: 'Mended.' })
  expect((await inbox(app, asEditor)).data).toMatchObject([
    { sentence: 'support closed the ticket “Cut off”', text: 'Mended.', count: 2 },
  ])
  expect(await told(app, asEditor2)).toEqual([])
})

test('read is what was marked, one or all until a moment, and nobody marks another’s', async () => {
  const app = await openTestApp()
  const { reject, save } = workspace(app.store)
  for (const title of ['One', 'Two', 'Three']) {
    const { revisionId } = await save(
      asEditor,
      icmBanner,
      { ...icmLine(title), approval: 1 },
      { now: app.clock.now() },
    )
    await reject(asApprover, icmBanner, revisionId, { remarks: title, now: app.clock.now() })
    app.clock.pass({ minutes: 20 })
  }
  const [newest, middle] = (await inbox(app, asEditor)).data
  const ids = [newest?.id]
  const theirs = await app.call<{ unread: number }>(asEditor2, 'POST', '/notices/read', { ids })
  expect(theirs.body.data.unread).toBe(0)
  expect((await inbox(app, asEditor)).unread).toBe(3)
  await app.call(asEditor, 'POST', '/notices/read', { ids })
  expect((await inbox(app, asEditor)).data.map(({ read }) => read)).toEqual([true, false, false])
  expect((await inbox(app, asEditor, '?unread=1')).data.map(({ text }) => text)).toEqual([
    'Two',
    'One',
  ])
  const before = new Date(Date.parse(middle?.at ?? '') - 1).toISOString()
  await app.call(asEditor, 'POST', '/notices/read', { until: before })
  expect((await inbox(app, asEditor, '?unread=1')).data.map(({ text }) => text)).toEqual(['Two'])
  expect((await inbox(app, asEditor, '?per_page=2&page=2')).data).toHaveLength(1)
})

test('one call says what waits: for who decides the queue too', async () => {
  const app = await openTestApp()
  await follow(app, asApprover2)
  await submitted(app)
  const waits = async (who: Actor) =>
    (await app.call<BadgeCounts>(who, 'GET', '/notices/awaiting')).body.data
  expect(await waits(asApprover)).toEqual({ unread: 0, pending: 1 })
  expect(await waits(asApprover2)).toEqual({ unread: 1, pending: 1 })
  expect(await waits(asEditor)).toEqual({ unread: 0, pending: null })
})

test('everybody chooses about what may concern their role, and about nothing else', async () => {
  const app = await openTestApp()
  const names = async (who: Actor) => {
    const { body } = await app.call<{ data: NoticePreference[] }>(who, 'GET', '/notices/wishes')
    return body.data.data.map(({ name }) => name)
  }
  const all = ['mention', 'assign', 'carry', 'comment', 'ticket']
  expect(await names(asEditor)).toEqual(['reject', 'approve', ...all])
  expect(await names(asAdmin)).toEqual(['reject', 'approve', ...all, 'everyTicket'])
  expect(await names(asSupport)).toEqual(['mention', 'comment', 'ticket', 'everyTicket'])
  expect(await names(asApprover)).toEqual(['submit', 'withdraw', ...all, 'everySubmission'])
  const chosen = { name: 'reject', mail: 'daily' }
  const { body } = await app.call<{ data: NoticePreference[] }>(
    asEditor,
    'POST',
    '/notices/wishes',
    chosen,
  )
  expect(body.data.data[0]).toEqual({ ...chosen, choices: ['now', 'daily', 'none'] })
  for (const wrong of [
    { name: 'submit', mail: 'now' },
    { name: 'reject', mail: 'off' },
    { name: 'reject', mail: 'weekly' },
    { name: 'x', mail: 'now' },
    { name: 'reject', mail: 'now', person_id: 1 },
  ]) {
    expect((await app.call(asEditor, 'POST', '/notices/wishes', wrong)).status).toBe(422)
  }
})

test('who is signed out has no inbox', async () => {
  const app = await openTestApp()
  for (const [method, path] of [
    ['GET', '/notices'],
    ['GET', '/notices/awaiting'],
    ['POST', '/notices/read'],
    ['GET', '/notices/wishes'],
    ['POST', '/notices/wishes'],
  ] as const) {
    const body = method === 'GET' ? undefined : {}
    expect((await app.call(null, method, path, body)).status).toBe(401)
  }
  const wrong = [
    {},
    { ids: [] },
    { ids: [0] },
    { until: 'now' },
    { ids: [1], until: app.clock.now() },
  ]
  for (const body of wrong)
    expect((await app.call(asEditor, 'POST', '/notices/read', body)).status).toBe(422)
})
