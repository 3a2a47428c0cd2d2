import { expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { page } from '#catalogue/collections/page.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { ListPage, LogDetail, LogEntry } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { openCollections, type Published } from '#test/http/open-collections.ts'
import { asApprover, asApprover2, asEditor, asEditor2 } from '#test/people.ts'

type Desk = Awaited<ReturnType<typeof openCollections>>

async function submit({ post }: Desk, path: string, body: object, who: Actor = asEditor) {
  const response = await post(path, { ...body, approval: 1 }, who)
  expect([response.body.errors, response.status]).toEqual([undefined, 200])
  return response.body.data
}

const approve = ({ post }: Desk, body: object, who: Actor = asApprover) =>
  post<object>('/approvals/approve', body, who)

const queueOf = async ({ app }: Desk) =>
  (await app.call<ListPage<PendingRecord>>(asApprover, 'GET', '/approvals')).body.data.data

const liveFaqs = async ({ app }: Desk) =>
  (await app.call<ListPage<Published>>(null, 'GET', '/faqs')).body.data.data.map(
    ({ question, answer }) => [question, /"text":"([^"]*)"/.exec(JSON.stringify(answer))?.[1]],
  )

const becomesApprover = ({ app }: Desk, { id }: Actor) =>
  app.store.write((tx) =>
    tx.updateTable('person').set({ role: 'Approver' }).where('id', '=', id).execute(),
  )

/** A desk with a published question of which both fields wait for a decision. */
async function changeBoth() {
  const desk = await openCollections()
  const first = await submit(desk, '/faqs', { question: 'Open on Sunday?', answer: '<p>Yes.</p>' })
  await desk.approve(faq, first)
  const path = `/faqs/${first.id}`
  const answer = '<p>From noon.</p>'
  const { record_id, version } = await submit(desk, path, { question: 'Open on Sundays?', answer })
  return { desk, path, sent: { entity_id: record_id, entity_type: 'faq', version } }
}

test('what is accepted goes live, and the rest is a draft of its author that can be submitted', async () => {
  const { desk, path, sent } = await changeBoth()
  const decided = await approve(desk, { ...sent, only: ['question'], remarks: 'From one o’clock.' })
  expect([decided.status, decided.body.message]).toEqual([
    200,
    'Approved in part. The rest is a draft of its author again.',
  ])
  expect(await liveFaqs(desk)).toEqual([['Open on Sundays?', 'Yes.']])
  const [draft] = (await desk.app.desk.revisions()).filter(({ state }) => state === 'draft')
  expect(draft).toMatchObject({ id: sent.entity_id, author_id: asEditor.id })
  expect(await queueOf(desk)).toEqual([])
  const { record_id: id } = await submit(desk, path, {})
  const [waiting] = await queueOf(desk)
  expect(waiting).toMatchObject({
    entity_id: id,
    rejection: { by: 'approver', remarks: 'From one o’clock.' },
  })
  expect(waiting?.changes.map(({ path, after }) => [path, after])).toEqual([
    ['answer', 'From noon.'],
  ])
  await approve(desk, { entity_id: id, entity_type: 'faq' }, asApprover2)
  expect(await liveFaqs(desk)).toEqual([['Open on Sundays?', 'From noon.']])
})

test('the log names who asked and who decided, and a revert takes back the accepted part', async () => {
  const { desk, sent } = await changeBoth()
  await approve(desk, { ...sent, only: ['question'], remarks: 'Not yet.' })
  const { data: lines } = (
    await desk.app.call<ListPage<LogEntry>>(asApprover, 'GET', '/logs?kind=faq&per_page=3')
  ).body.data
  expect(
    lines.map(({ description, author, approved_by, status }) => ({
      description,
      author,
      approved_by,
      status,
    })),
  ).toEqual([
    {
      description: 'Question “Open on Sundays?”: the rest sent back to its author',
      author: 'editor',
      approved_by: 'approver',
      status: 0,
    },
    {
      description: 'Question “Open on Sunday?” replaced by a newer version',
      author: 'editor',
      approved_by: 'approver',
      status: 3,
    },
    {
      description: 'Question “Open on Sundays?” approved in part',
      author: 'editor',
      approved_by: 'approver',
      status: 2,
    },
  ])
  const { revert } = (await desk.app.call<LogDetail>(asApprover, 'GET', `/logs/${lines[2]?.id}`))
    .body.data
  await desk.app.call(asApprover2, 'POST', '/approvals/revert', { sequence: revert?.sequence })
  expect(await liveFaqs(desk)).toEqual([['Open on Sunday?', 'Yes.']])
})

test('its author gets a notice that a part was approved and the rest sent back, with the remarks', async () => {
  const { desk, sent } = await changeBoth()
  await approve(desk, { ...sent, only: ['answer'], remarks: 'Mind the tone.' })
  const { data } = (
    await desk.app.call<ListPage<{ sentence: string; text: string }>>(asEditor, 'GET', '/notices')
  ).body.data
  expect(data[0]).toMatchObject({
    sentence: 'approver approved part of Question “Open on Sundays?” and sent the rest back',
    text: 'Mind the tone.',
  })
})

test('what cannot be published by itself is refused with what it needs, and nothing is decided', async () => {
  const desk = await openCollections()
  const { record_id: id } = await submit(desk, '/faqs', { question: 'New?', answer: '<p>Yes.</p>' })
  const target = { entity_id: id, entity_type: 'faq' }
  const refused = await approve(desk, { ...target, only: ['question'] })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['answer']])
  const unknown = await approve(desk, { ...target, only: ['question', 'colour'] })
  expect([unknown.status, unknown.body.errors]).toEqual([
    422,
    {
      only: [
        'This is not one of the changes that wait for a decision. Please load the record again.',
      ],
    },
  ])
  expect((await queueOf(desk)).map(({ entity_id }) => entity_id)).toEqual([id])
  expect(await liveFaqs(desk)).toEqual([])
})

test('a part that shows what has been archived since is refused', async () => {
  const desk = await openCollections()
  const item = await desk.publish(menuItem, 'Fries')
  const offer = await desk.publish(promotion, 'Lunch')
  const changes = { title: 'Late lunch', items: [item.id] }
  const { record_id: id } = await submit(desk, `/promotions/${offer.id}`, changes)
  const gone = await submit(desk, `${menuItem.path}/${item.id}`, { archived: true })
  await desk.approve(menuItem, gone)
  const target = { entity_id: id, entity_type: 'promotion' }
  const refused = await approve(desk, { ...target, only: [`items.${item.id}`] })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['items']])
  expect((await approve(desk, { ...target, only: ['title'] })).status).toBe(200)
})

const inParts = { only: ['This change can only be decided on as a whole.'] }

test('archiving is decided on as a whole: a part would leave the entry in place', async () => {
  const { desk, path, sent } = await changeBoth()
  await desk.post('/approvals/withdraw', sent)
  const { record_id: entity_id } = await submit(desk, path, { archived: true })
  const target = { entity_id, entity_type: 'faq' }
  const { status, body } = await approve(desk, { ...target, only: ['question'] })
  expect([status, body.errors]).toEqual([422, inParts])
  expect((await approve(desk, target)).status).toBe(200)
  expect(await liveFaqs(desk)).toEqual([])
})

test('an order is decided on as a whole: a part would be an order that nobody has seen', async () => {
  const desk = await openCollections()
  const [first, second, third] = [
    await desk.publish(faq, 'One?'),
    await desk.publish(faq, 'Two?'),
    await desk.publish(faq, 'Three?'),
  ]
  const moves = [
    { id: third.id, after: null },
    { id: first.id, after: second.id },
  ]
  const { id: entity_id } = await submit(desk, '/faqs/order', { moves })
  const target = { entity_id, entity_type: 'faq_order' }
  const { status, body } = await approve(desk, { ...target, only: [`items.${third.id}`] })
  expect([status, body.errors]).toEqual([422, inParts])
  expect((await liveFaqs(desk)).map(([question]) => question)).toEqual(['One?', 'Two?', 'Three?'])
})

test('a part that would put a page below too many others is refused', async () => {
  const desk = await openCollections()
  const addPage = async (title: string, parents: number[]) => {
    const saved = await submit(desk, '/site-pages', { title, slug: title, parent: parents })
    await desk.approve(page, saved)
    return saved.id
  }
  const [lowest, above] = [await addPage('lowest', []), await addPage('above', [])]
  const changes = { title: 'Lowest', parent: [above] }
  const { record_id } = await submit(desk, `/site-pages/${lowest}`, changes)
  let parent: number[] = []
  for (const title of ['one', 'two', 'three', 'four', 'five'])
    parent = [await addPage(title, parent)]
  await desk.approve(page, await submit(desk, `/site-pages/${above}`, { parent }))
  const target = { entity_id: record_id, entity_type: 'page' }
  const refused = await approve(desk, { ...target, only: [`parent.${above}`] })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['parent']])
  expect((await approve(desk, { ...target, only: ['title'] })).status).toBe(200)
})

test('a new page of which a part is accepted has the address that was asked for', async () => {
  const desk = await openCollections()
  const body = { title: 'Farms', slug: 'farms', description: 'Near us.' }
  const { id, record_id } = await submit(desk, '/site-pages', body)
  const target = { entity_id: record_id, entity_type: 'page', only: ['title'] }
  expect((await approve(desk, target)).status).toBe(200)
  const live = await desk.app.call<Published>(null, 'GET', `/site-pages/${id}`)
  expect(live.body.data).toMatchObject({ title: 'Farms', slug: 'farms', description: '' })
})

test('all changes named one by one are an approval like any other', async () => {
  const { desk, sent } = await changeBoth()
  const { body } = await approve(desk, { ...sent, only: ['answer', 'question'] })
  expect(body.message).toBe('The change has been approved. Guests see it now.')
  expect((await desk.app.desk.revisions()).some(({ state }) => state === 'draft')).toBe(false)
  expect(await liveFaqs(desk)).toEqual([['Open on Sundays?', 'From noon.']])
})

test('nobody approves a part of their own work, of a former version, or without the role', async () => {
  const { desk, sent } = await changeBoth()
  await becomesApprover(desk, asEditor)
  const only = ['question']
  const own = await approve(desk, { ...sent, only }, { ...asEditor, role: 'Approver' })
  const stale = await approve(desk, { ...sent, version: sent.version - 1, only })
  const editor = await approve(desk, { ...sent, only }, asEditor2)
  expect([own.status, stale.status, editor.status]).toEqual([403, 409, 403])
  expect(await liveFaqs(desk)).toEqual([['Open on Sunday?', 'Yes.']])
})

test('after a part its author still cannot approve the rest when somebody else submits it', async () => {
  const { desk, path, sent } = await changeBoth()
  await approve(desk, { ...sent, only: ['question'] })
  const { record_id: id } = await submit(desk, path, {}, asEditor2)
  await becomesApprover(desk, asEditor)
  const target = { entity_id: id, entity_type: 'faq' }
  expect((await approve(desk, target, { ...asEditor, role: 'Approver' })).status).toBe(403)
  expect((await approve(desk, target)).status).toBe(200)
})

test('a part of an offer that starts later is scheduled, and guests see the former one until then', async () => {
  const desk = await openCollections()
  const path = `/promotions/${(await desk.publish(promotion, 'Lunch')).id}`
  const starts_at = new Date(Date.parse(desk.app.clock.now()) + 86_400_000).toISOString()
  const changes = { title: 'Late lunch', description: '<p>Three.</p>', starts_at }
  const { record_id: id } = await submit(desk, path, changes)
  const { body } = await approve(desk, { entity_id: id, entity_type: 'promotion', only: ['title'] })
  expect(body.message).toBe(
    'Approved in part, and scheduled. The rest is a draft of its author again.',
  )
  const title = async () =>
    (await desk.app.call<{ title: string }>(null, 'GET', path)).body.data.title
  expect(await title()).toBe('Lunch')
  desk.app.clock.pass({ days: 1 })
  expect(await title()).toBe('Late lunch')
})
