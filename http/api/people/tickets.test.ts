import { expect, test } from 'vitest'
import type { Ticket, TicketThread } from '#catalogue/wire/tickets.ts'
import type { ListPage } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport, testPeople } from '#test/people.ts'

const asked = { title: 'The banner is cut off', description: 'On my phone.\nSince this morning.' }

async function open(app: TestApp, who: Actor = asEditor): Promise<Ticket> {
  const { status, body } = await app.call<Ticket>(who, 'POST', '/tickets', asked)
  expect(status).toBe(200)
  return body.data
}

test('everybody opens tickets, and each is open at first with words and colours', async () => {
  const app = await openTestApp()
  for (const actor of testPeople) {
    expect(await open(app, actor)).toMatchObject({
      ...asked,
      status: 0,
      status_text: 'Open',
      status_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      font_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      completed_name: null,
      remarks: null,
      opened_by: { id: actor.id, username: actor.username },
    })
  }
})

test('staff see their own tickets and no others, the desk all', async () => {
  const app = await openTestApp()
  const { id } = await open(app)
  for (const actor of testPeople) {
    const sees = ['editor', 'admin', 'support'].includes(actor.username)
    const list = await app.call<ListPage<Ticket>>(actor, 'GET', '/tickets')
    expect([actor.username, list.body.data.total]).toEqual([actor.username, sees ? 1 : 0])
    for (const [method, path, body] of [
      ['GET', `/tickets/${id}/view`],
      ['POST', `/tickets/${id}/answers`, { text: 'Any news?' }],
    ] as const) {
      const { status } = await app.call(actor, method, path, body)
      expect([actor.username, path, status]).toEqual([actor.username, path, sees ? 200 : 404])
    }
  }
})

test('only the desk works on a ticket, be it somebody’s own', async () => {
  const app = await openTestApp()
  const { id } = await open(app)
  for (const actor of testPeople) {
    const isDesk = actor.role === 'Admin' || actor.role === 'Support'
    const { status } = await app.call(actor, 'POST', `/tickets/${id}/update`, { status: 1 })
    expect([actor.username, status]).toEqual([actor.username, isDesk ? 200 : 403])
  }
  for (const [method, path] of [
    ['GET', '/tickets'],
    ['POST', '/tickets'],
    ['GET', `/tickets/${id}/view`],
    ['POST', `/tickets/${id}/update`],
    ['POST', `/tickets/${id}/answers`],
  ] as const) {
    const body = method === 'GET' ? undefined : {}
    expect((await app.call(null, method, path, body)).status).toBe(401)
  }
})

test('a ticket’s life: answered, worked on, closed, and then locked for everybody', async () => {
  const app = await openTestApp()
  const { id, version } = await open(app)
  const path = `/tickets/${id}`
  await app.call(asSupport, 'POST', `${path}/answers`, { text: 'Which phone is it?' })
  app.clock.pass({ minutes: 1 })
  await app.call(asEditor, 'POST', `${path}/answers`, { text: 'An old one.' })
  const work = { ...asked, completed_by: null, remarks: null, status: 1, version }
  const inWork = await app.call<Ticket>(asSupport, 'PATCH', `${path}/update`, work)
  expect(inWork.body.data).toMatchObject({ status: 1, status_text: 'In Progress', version: 2 })
  const done = { completed_by: 'Sofia Lindqvist', remarks: 'Mended.', status: 2, version: 2 }
  const closed = await app.call<Ticket>(asSupport, 'POST', `${path}/update`, done)
  expect(closed.body.data).toMatchObject({
    status_text: 'Closed',
    completed_name: 'Sofia Lindqvist',
    remarks: 'Mended.',
    can_update: false,
    can_answer: false,
  })
  for (const actor of [asSupport, asAdmin]) {
    const { status } = await app.call(actor, 'POST', `${path}/update`, { status: 0 })
    expect(status).toBe(409)
  }
  expect((await app.call(asEditor, 'POST', `${path}/answers`, { text: 'Thanks' })).status).toBe(409)
  const { body } = await app.call<TicketThread>(asEditor, 'GET', `${path}/view`)
  expect(body.data.lines.map(({ by, kind, text }) => [by, kind, text])).toEqual([
    ['editor', 'open', ''],
    ['support', 'answer', 'Which phone is it?'],
    ['editor', 'answer', 'An old one.'],
    ['support', 'change', ''],
    ['support', 'change', ''],
  ])
  expect(body.data.lines[3]?.changes).toEqual([{ field: 'status', before: '0', after: '1' }])
  expect(body.data.updated_at > body.data.created_at).toBe(true)
})

test('who closes a ticket without naming anybody has done it', async () => {
  const app = await openTestApp()
  const { id } = await open(app)
  const { body } = await app.call<Ticket>(asSupport, 'POST', `/tickets/${id}/update`, { status: 2 })
  expect(body.data.completed_name).toBe('support Test')
})

test('of two of the desk the slower gets what stands now, and overwrites nothing', async () => {
  const app = await openTestApp()
  const { id, version } = await open(app)
  const path = `/tickets/${id}/update`
  const responses = await Promise.all([
    app.call<Ticket>(asSupport, 'POST', path, { remarks: 'Mine', version }),
    app.call<Ticket>(asAdmin, 'POST', path, { remarks: 'No, mine', version }),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = responses.find(({ status }) => status === 200)?.body.data
  const loser = responses.find(({ status }) => status === 409)?.body
  expect(loser?.data).toMatchObject({ current: { id, version: 2, remarks: winner?.remarks } })
})

test('a save that changes nothing writes nothing', async () => {
  const app = await openTestApp()
  const { id, version } = await open(app)
  const path = `/tickets/${id}`
  const same = { ...asked, completed_by: null, remarks: '', status: 0, version }
  const { body } = await app.call<Ticket>(asSupport, 'POST', `${path}/update`, same)
  expect(body.data.version).toBe(version)
  const thread = await app.call<TicketThread>(asSupport, 'GET', `${path}/view`)
  expect(thread.body.data.lines).toHaveLength(1)
})

test('what is blank, too long, or none of a ticket’s fields is refused beside its field', async () => {
  const app = await openTestApp()
  const { id } = await open(app)
  const wrong: [path: string, body: object, fields: string[]][] = [
    ['/tickets', {}, ['description', 'title']],
    ['/tickets', { title: ' ', description: '\n' }, ['description', 'title']],
    [
      '/tickets',
      { title: 'x'.repeat(201), description: 'x'.repeat(2001) },
      ['description', 'title'],
    ],
    ['/tickets', { ...asked, status: 2 }, ['status']],
    [`/tickets/${id}/update`, { status: 3 }, ['status']],
    [`/tickets/${id}/update`, { opener_id: 1 }, ['opener_id']],
    [`/tickets/${id}/answers`, { text: ' ' }, ['text']],
  ]
  for (const [path, body, fields] of wrong) {
    const answer = await app.call(asSupport, 'POST', path, body)
    expect([path, answer.status]).toEqual([path, 422])
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(fields)
  }
})

test('tickets are listed newest first, by page, status and words', async () => {
  const app = await openTestApp()
  for (const who of [asEditor, asEditor2, asApprover]) await open(app, who)
  const title = 'Éclairs are missing'
  await app.call(asEditor, 'POST', '/tickets', { ...asked, title })
  await app.call(asSupport, 'POST', '/tickets/1/update', { status: 2 })
  const ids = async (query: string, who: Actor = asSupport) => {
    const { body } = await app.call<ListPage<Ticket>>(who, 'GET', `/tickets?${query}`)
    return [body.data.total, body.data.data.map(({ id }) => id).join()]
  }
  expect(await ids('')).toEqual([4, '4,3,2,1'])
  expect(await ids('', asEditor)).toEqual([2, '4,1'])
  expect(await ids('page=2&per_page=3')).toEqual([4, '1'])
  expect(await ids('status=0')).toEqual([3, '4,3,2'])
  expect(await ids('status=2')).toEqual([1, '1'])
  expect(await ids('search=eclairs')).toEqual([1, '4'])
})
