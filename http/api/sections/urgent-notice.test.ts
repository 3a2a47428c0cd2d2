import { beforeEach, expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { ListPage, LogDetail, LogEntry } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { approveRevision } from '#domain/content/transitions/decide.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { workspace } from '#test/content/workspace.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'

const recall = { text: 'Do not eat the Harbour Salad of today.', tone: 'warning' }

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  await publishSite(app.services)
  const urgent = { urgent_publishers: 'nobody, EDITOR', urgent_minutes: 30 }
  expect((await app.call(asAdmin, 'POST', '/settings/update', urgent)).status).toBe(200)
})

const publish = (sent: object = recall, who: Actor = asEditor) =>
  app.call<{ review_until: string }>(who, 'POST', '/banners/urgent-notice/now', sent)

async function stripAt(path: string) {
  const html = (await app.get(path)).bytes.toString()
  return /<section class="notice".*?<span[^>]*>(.*?)<\/span>/s.exec(html)?.[1] ?? null
}

async function strips() {
  const { bytes } = await app.get('/api/banners/notice/main')
  const { text } = JSON.parse(bytes.toString()).data
  return [await stripAt('/home'), await stripAt('/menu'), text || null]
}

async function queue(who: Actor = asApprover) {
  const { body } = await app.call<ListPage<PendingRecord>>(who, 'GET', '/approvals')
  return body.data.data
}

async function decide(step: 'approve' | 'reject', who: Actor = asApprover) {
  const [first] = await queue()
  const { entity_id, entity_type } = first ?? { entity_id: 0, entity_type: 'urgent_notice' }
  const body = { entity_id, entity_type, remarks: step === 'reject' ? 'Wrong salad.' : null }
  return app.call(who, 'POST', `/approvals/${step}`, body)
}

const none = [null, null, null]
const all = (text = recall.text) => [text, text, text]

test('a named person publishes everywhere at once, and it leaves by the clock without approval', async () => {
  const { status, body } = await publish()
  expect([status, body.data.review_until]).toEqual([200, '2026-05-04T08:30:00.000Z'])
  expect(await strips()).toEqual(all())
  app.clock.pass({ minutes: 29, seconds: 59 })
  expect(await strips()).toEqual(all())
  app.clock.pass({ seconds: 1 })
  expect(await strips()).toEqual(none)
})

test('approved by somebody else it stays, until the end that its author wanted', async () => {
  await publish({ ...recall, ends_at: '2026-05-04T10:00:00.000Z' })
  app.clock.pass({ minutes: 10 })
  expect((await decide('approve')).status).toBe(200)
  app.clock.pass({ minutes: 109 })
  expect(await strips()).toEqual(all())
  app.clock.pass({ minutes: 1 })
  expect(await strips()).toEqual(none)
})

test('rejected it leaves at once, and the notice beneath is seen again', async () => {
  const { body } = await app.call<{ id: number }>(asEditor, 'POST', '/banners/notice', {
    text: 'Open all night',
    approval: 1,
  })
  const named = { entity_id: body.data.id, entity_type: 'notice' }
  await app.call(asApprover, 'POST', '/approvals/approve', named)
  await publish()
  expect(await strips()).toEqual(all())
  expect((await decide('reject')).status).toBe(200)
  expect(await strips()).toEqual(all('Open all night'))
})

test('an approved notice stays when a later change of it is rejected', async () => {
  await publish()
  await decide('approve')
  const [live] = [
    await app.call<{ id: number }>(asEditor2, 'POST', '/banners/urgent-notice', {
      text: 'Also of yesterday.',
      approval: 1,
    }),
  ]
  expect(live.status).toBe(200)
  await decide('reject')
  expect(await strips()).toEqual(all())
})

test('nobody else publishes, and nobody approves their own', async () => {
  for (const who of [asEditor2, asAdmin, asApprover, asSupport])
    expect([who.username, (await publish(recall, who)).status]).toEqual([who.username, 403])
  expect((await app.call(null, 'POST', '/banners/urgent-notice/now', recall)).status).toBe(401)
  expect(await strips()).toEqual(none)
  await publish()
  expect((await decide('approve', asEditor)).status).toBe(403)
  const [first] = await queue()
  const named = { entityType: 'urgent_notice', revisionId: first?.entity_id ?? 0 }
  const actor = { ...asEditor, role: 'Approver' as const }
  const approving = app.store.write((db) =>
    approveRevision({ db, actor, now: app.clock.now() }, named),
  )
  await expect(approving).rejects.toThrow('You wrote or submitted this yourself.')
  const may = async (who: Actor) => {
    const path = '/banners/urgent-notice/now'
    return (await app.call<{ can_publish: boolean }>(who, 'GET', path)).body.data.can_publish
  }
  expect([await may(asEditor2), await may(asAdmin)]).toEqual([false, false])
})

test('it is on top of the queue with its reason, whatever waits longer', async () => {
  for (const text of ['One', 'Two'])
    await app.call(asEditor2, 'POST', '/faqs', { question: `${text}?`, answer: 'A', approval: 1 })
  app.clock.pass({ minutes: 5 })
  await publish()
  const [first, ...others] = await queue()
  expect(first).toMatchObject({
    entity_type: 'urgent_notice',
    urgent: 'review',
    review_until: '2026-05-04T08:35:00.000Z',
    can_decide: true,
    is_new: false,
    changes: [
      { path: 'text', after: recall.text },
      { path: 'tone', after: 'Warning' },
    ],
  })
  expect(others.map(({ urgent }) => urgent)).toEqual([null, null])
  app.clock.pass({ minutes: 30 })
  expect((await queue())[0]).toMatchObject({ urgent: 'review', review_until: null })
})

test('a correction is seen at once, waits in place of the first, and gets no more time', async () => {
  await publish({ ...recall, locations: [] })
  app.clock.pass({ minutes: 20 })
  const { body } = await publish({ ...recall, text: 'Do not eat any salad.' })
  expect(body.data.review_until).toBe('2026-05-04T08:30:00.000Z')
  expect(await strips()).toEqual(all('Do not eat any salad.'))
  expect((await queue()).map(({ entity_type }) => entity_type)).toEqual(['urgent_notice'])
  await decide('approve')
  app.clock.pass({ minutes: 60 })
  expect(await strips()).toEqual(all('Do not eat any salad.'))
})

test('a draft of somebody else is not in the way', async () => {
  await app.call(asEditor2, 'POST', '/banners/urgent-notice', { text: 'A draft', approval: 0 })
  expect((await publish()).status).toBe(200)
  expect(await strips()).toEqual(all())
})

test('each step is in the log, and what cannot be published is refused', async () => {
  expect((await publish({ tone: 'closure' })).status).toBe(422)
  expect((await publish({ ...recall, ends_at: '2026-05-04T07:00:00.000Z' })).status).toBe(422)
  expect((await publish({ ...recall, starts_at: null })).status).toBe(422)
  expect(await strips()).toEqual(none)
  await publish()
  app.clock.pass({ minutes: 30 })
  await decide('approve')
  const path = '/logs?kind=urgent_notice'
  const { body } = await app.call<ListPage<LogEntry>>(asEditor, 'GET', path)
  expect(body.data.data.map(({ description }) => description)).toEqual([
    'Urgent notice approved',
    'Urgent notice expired',
    'Urgent notice published as urgent, before its approval',
    'Urgent notice submitted for approval',
    'Urgent notice saved as draft',
  ])
})

test('on other pages than those of its restaurants guests read the usual notice', async () => {
  const { publishEntry } = workspace(app.store)
  const harbour = await publishEntry(location, { name: 'Harbour' })
  const { body } = await app.call<{ id: number }>(asEditor, 'POST', '/banners/notice', {
    text: 'Open all night',
    approval: 1,
  })
  const named = { entity_id: body.data.id, entity_type: 'notice' }
  await app.call(asApprover, 'POST', '/approvals/approve', named)
  await publish({ ...recall, tone: 'closure', locations: [harbour] })
  const { headers } = await app.get(`/contact/${harbour}`)
  expect(await stripAt(String(headers.location ?? `/contact/${harbour}`))).toBe(recall.text)
  expect(await stripAt('/home')).toBe('Open all night')
})

test('no campaign covers a recall', async () => {
  const { body } = await app.call<{ id: number }>(asEditor, 'POST', '/campaigns', {
    name: 'Summer',
  })
  const path = `/banners/urgent-notice?campaign=${body.data.id}`
  expect((await app.call(asEditor, 'POST', path, recall)).status).toBe(422)
  expect((await app.call(asEditor, 'POST', path.replace('urgent-', ''), recall)).status).toBe(200)
})

test('what a correction leaves out is not taken over from the notice before', async () => {
  await publish({
    ...recall,
    url: '/menu',
    link_text: 'Our menu',
    ends_at: '2026-05-04T08:10:00.000Z',
  })
  const { body } = await publish({ text: 'All is well again.', tone: 'info' })
  expect(body.data.review_until).toBe('2026-05-04T08:10:00.000Z')
  const { bytes } = await app.get('/api/banners/notice/main')
  expect(JSON.parse(bytes.toString()).data).toMatchObject({ url: '', link_text: '', tone: 'info' })
  await decide('approve')
  app.clock.pass({ minutes: 15 })
  expect(await strips()).toEqual(all('All is well again.'))
})

test('an approver takes it off from the log, and whoever is named needs the role of an editor', async () => {
  await app.call(asAdmin, 'POST', '/settings/update', { urgent_publishers: 'editor, approver' })
  expect((await publish(recall, asApprover)).status).toBe(403)
  const path = '/banners/urgent-notice/now'
  const terms = await app.call<{ can_publish: boolean }>(asApprover, 'GET', path)
  expect(terms.body.data.can_publish).toBe(false)
  await publish()
  const logs = await app.call<ListPage<LogEntry>>(
    asApprover,
    'GET',
    '/logs?kind=urgent_notice&status=2',
  )
  const [line] = logs.body.data.data
  const detail = await app.call<LogDetail>(asApprover, 'GET', `/logs/${line?.id}`)
  const { sequence } = detail.body.data.revert ?? {}
  expect((await app.call(asApprover, 'POST', '/approvals/revert', { sequence })).status).toBe(200)
  expect(await strips()).toEqual(none)
})

test('who published it does not approve what somebody else makes of it before its approval', async () => {
  await publish()
  const [waiting] = await queue()
  const named = { entity_id: waiting?.entity_id, entity_type: 'urgent_notice' }
  await app.call(asEditor, 'POST', '/approvals/withdraw', named)
  await app.call(asEditor, 'POST', '/approvals/discard', named)
  const later = await app.call<{ id: number }>(asEditor2, 'POST', '/banners/urgent-notice', {
    url: '/menu',
    approval: 1,
  })
  expect(later.status).toBe(200)
  const actor = { ...asEditor, role: 'Approver' as const }
  const target = { entityType: 'urgent_notice', revisionId: later.body.data.id }
  const approving = app.store.write((db) =>
    approveRevision({ db, actor, now: app.clock.now() }, target),
  )
  await expect(approving).rejects.toThrow('You wrote or submitted this yourself.')
})
