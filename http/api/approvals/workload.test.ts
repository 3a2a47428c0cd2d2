import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import type { Workload } from '#catalogue/wire/workload.ts'
import type { Actor } from '#domain/actor.ts'
import { loadWorkload } from '#domain/overview/load-workload.ts'
import { icmLine } from '#test/content/content.ts'
import { workspace } from '#test/content/workspace.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asApprover2, asEditor, asEditor2, asSupport } from '#test/people.ts'

async function submitFaq(app: TestApp, who: Actor, question: string, approval: 0 | 1 = 1) {
  const body = { question, answer: '<p>Yes.</p>', approval }
  return (await app.call<{ record: { id: number } }>(who, 'POST', '/faqs', body)).body.data.record
    .id
}

async function assign(app: TestApp, who: Actor, id: number, to: Actor) {
  const body = { entity_type: 'faq', entity_id: id, username: to.username }
  expect((await app.call(who, 'POST', '/assignments', body)).status).toBe(200)
}

async function workload(app: TestApp, query = '', who: Actor = asApprover) {
  const { status, body } = await app.call<Workload>(who, 'GET', `/workload${query}`)
  expect(status).toBe(200)
  const { data, roles, total } = body.data
  const pairs = data.map(({ kind, waiter, responsible, count, overdue }) => [
    `${waiter} → ${responsible ?? 'anybody'}`,
    kind,
    count,
    overdue,
  ])
  return { pairs, roles, total, since: data.map(({ since }) => since) }
}

test('who waits for whom is counted, the longest first', async () => {
  const app = await openTestApp()
  const start = app.clock.now()
  const own = await submitFaq(app, asEditor, 'One?')
  app.clock.pass({ minutes: 5 })
  for (const question of ['Two?', 'Three?']) await submitFaq(app, asEditor2, question)
  const middle = app.clock.now()
  app.clock.pass({ minutes: 5 })
  const draft = await submitFaq(app, asEditor2, 'Four?', 0)
  await assign(app, asEditor, own, asApprover2)
  await assign(app, asApprover, draft, asEditor2)
  const end = app.clock.now()
  expect(await workload(app)).toEqual({
    pairs: [
      ['editor → approver2', 'decision', 1, 0],
      ['editor2 → anybody', 'decision', 2, 0],
      ['approver → editor2', 'draft', 1, 0],
    ],
    roles: expect.arrayContaining([
      { role: 'Approver', count: 3, since: start },
      { role: 'Editor', count: 1, since: end },
    ]),
    total: 3,
    since: [start, middle, end],
  })
  expect((await workload(app, '?role=Editor')).pairs).toEqual([
    ['approver → editor2', 'draft', 1, 0],
  ])
  expect((await workload(app, '?role=Approver')).total).toBe(2)
  expect((await workload(app, '?role=Support')).total).toBe(0)
  const second = await workload(app, '?per_page=1&page=2')
  expect([second.pairs.length, second.pairs[0]?.[0], second.total]).toEqual([
    1,
    'editor2 → anybody',
    3,
  ])
})

test('what is past its due date is counted, and what was decided waits no longer', async () => {
  const app = await openTestApp()
  const desk = workspace(app.store)
  const { revisionId: id } = await desk.save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  const body = { entity_type: 'icm_banner', entity_id: id, username: 'approver' }
  await app.call(asEditor, 'POST', '/assignments', { ...body, due_on: '2026-05-05' })
  expect((await workload(app)).pairs).toEqual([['editor → approver', 'decision', 1, 0]])
  app.clock.pass({ days: 2 })
  const late = await loadWorkload(app.store, app.clock.now(), {}, { limit: 10, offset: 0 })
  expect(late.rows.map(({ overdue }) => overdue)).toEqual([1])
  await desk.approve(asApprover, icmBanner, id)
  const done = await loadWorkload(app.store, app.clock.now(), {}, { limit: 10, offset: 0 })
  expect([done.rows, done.roles, done.total]).toEqual([[], [], 0])
})

test('a draft that somebody keeps for themselves keeps nobody waiting', async () => {
  const app = await openTestApp()
  const draft = await submitFaq(app, asEditor, 'Mine?', 0)
  await assign(app, asEditor, draft, asEditor)
  expect((await workload(app)).pairs).toEqual([])
})

test('a group of restaurants narrows it down to what is about them', async () => {
  const app = await openTestApp()
  const desk = workspace(app.store)
  const [leeds, york] = [
    await desk.publishEntry(location, { name: 'Leeds' }),
    await desk.publishEntry(location, { name: 'York' }),
  ]
  const made = await app.call<{ id: number }>(asAdmin, 'POST', '/locations/groups', {
    name: 'Leeds alone',
    locations: [leeds],
  })
  const { id: group } = made.body.data
  const rename = (who: Actor, id: number, name: string) =>
    app.call(who, 'POST', `/locations/${id}`, { name, approval: 1 })
  expect((await rename(asEditor, leeds, 'Leeds Central')).status).toBe(200)
  await rename(asEditor2, york, 'York Minster')
  await submitFaq(app, asEditor2, 'One?')
  expect((await workload(app, `?group=${group}`)).pairs).toEqual([
    ['editor → anybody', 'decision', 1, 0],
  ])
  expect((await workload(app)).total).toBe(2)
  expect((await workload(app, '?group=999')).total).toBe(0)
})

test('support does not see how long others wait', async () => {
  const app = await openTestApp()
  for (const who of [asSupport, null])
    expect((await app.call(who, 'GET', '/workload')).status).toBe(who ? 403 : 401)
})
