import { expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { CommentThread } from '#catalogue/wire/comments.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asApprover, asEditor } from '#test/people.ts'

/** A published question of which both fields wait for a decision. */
async function changeBoth() {
  const desk = await openCollections()
  const submit = async (path: string, body: object) =>
    (await desk.post(path, { ...body, approval: 1 })).body.data
  const first = await submit('/faqs', { question: 'Open on Sunday?', answer: '<p>Yes.</p>' })
  await desk.approve(faq, first)
  const changes = { question: 'Open on Sundays?', answer: '<p>Frm noon.</p>' }
  const path = `/faqs/${first.id}`
  const { record_id } = await submit(path, changes)
  const target = { entity_id: record_id, entity_type: 'faq' }
  const decide = (step: 'approve' | 'reject', body: object) =>
    desk.post(`/approvals/${step}`, { ...target, ...body }, asApprover)
  const threads = async (id = record_id) =>
    (
      await desk.app.call<ListPage<CommentThread>>(
        asEditor,
        'GET',
        `/comments?entity_type=faq&entity_id=${id}`,
      )
    ).body.data.data
  const view = async () => (await desk.post(path, {})).body.data.state
  return { desk, path, decide, threads, view }
}

test('a decision leaves remarks and suggestions at their fields, and the author sees them there', async () => {
  const { decide, threads, view } = await changeBoth()
  const decided = await decide('approve', {
    only: ['question'],
    remarks_at: { answer: 'A letter is missing.' },
    suggest: { answer: '<p>From noon.</p>' },
  })
  expect(decided.status).toBe(200)
  const [thread, ...others] = await threads()
  expect(others).toEqual([])
  expect(thread).toMatchObject({ field: 'answer', label: 'Answer', resolved_at: null })
  expect(thread?.comments).toMatchObject([{ by: 'approver', text: 'A letter is missing.' }])
  expect(JSON.stringify(thread?.suggestion)).toContain('"From noon."')
  const { comments } = await view()
  expect(comments).toMatchObject([
    {
      field: 'answer',
      count: 1,
      remarks: [{ thread: thread?.id, by: 'approver', text: 'A letter is missing.' }],
    },
  ])
  expect(JSON.stringify(comments[0]?.remarks?.[0]?.suggestion)).toContain('"From noon."')
})

test('a rejection has them too, and its author gets one notice for all', async () => {
  const { desk, decide, threads } = await changeBoth()
  await decide('reject', {
    remarks: 'Nearly.',
    remarks_at: { question: 'Why the plural?', answer: 'Typing error.' },
  })
  expect((await threads()).map(({ field }) => field)).toEqual(['answer', 'question'])
  const { data } = (
    await desk.app.call<ListPage<{ sentence: string }>>(asEditor, 'GET', '/notices')
  ).body.data
  expect(data.map(({ sentence }) => sentence).slice(0, 2)).toEqual([
    'approver rejected Question “Open on Sundays?”',
    'approver approved Question “Open on Sunday?”',
  ])
})

test('what is no field, or no value of it, is refused, and nothing is decided or written', async () => {
  const { decide, threads, desk } = await changeBoth()
  const picture = await decide('reject', { suggest: { question: { id: 3 } } })
  expect([picture.status, Object.keys(picture.body.errors ?? {})]).toEqual([
    422,
    ['suggest.question'],
  ])
  const elsewhere = await decide('reject', { remarks_at: { price: 'Too low.' } })
  expect([elsewhere.status, Object.keys(elsewhere.body.errors ?? {})]).toEqual([422, ['field']])
  const tooMany = Object.fromEntries(
    Array.from({ length: 101 }, (_, at) => [`items.${at + 1}`, 'No.']),
  )
  expect((await decide('reject', { remarks_at: tooMany })).status).toBe(422)
  expect(await threads()).toEqual([])
  const queue = await desk.app.call<{ count: number }>(asApprover, 'GET', '/approvals')
  expect(queue.body.data.count).toBe(1)
})

test('a suggestion that the author could not save as it is, or should look at, is refused', async () => {
  const { desk, decide } = await changeBoth()
  const empty = await decide('reject', { suggest: { question: '' } })
  expect([empty.status, Object.keys(empty.body.errors ?? {})]).toEqual([422, ['suggest.question']])
  const languages = ['en', 'de']
  await publishSiteLayout(desk.app.services, settings, { brand_name: 'Barn', languages })
  const { id } = await desk.publish(promotion, 'Lunch')
  const offer = `/promotions/${id}`
  const refusedAt = async (path: string, changes: object, suggest: object) => {
    const { record_id } = (await desk.post(path, { ...changes, approval: 1 })).body.data
    const target = { entity_id: record_id, entity_type: 'promotion' }
    const { status, body } = await desk.post(
      '/approvals/reject',
      { ...target, suggest },
      asApprover,
    )
    return [status, Object.keys(body.errors ?? {})]
  }
  const german = await refusedAt(`${offer}?lang=de`, { title: 'Mittag' }, { channels: ['app'] })
  expect(german).toEqual([422, ['suggest.channels']])
  const chosen = { image: desk.site.picture.id, items: [desk.site.product] }
  const seen = await refusedAt(offer, { title: 'Late lunch' }, chosen)
  expect(seen).toEqual([422, ['suggest.image', 'suggest.items']])
})

test('a suggestion may link to an entry, which its author takes as it is', async () => {
  const { desk } = await changeBoth()
  const { id } = await desk.publish(promotion, 'Lunch')
  const changes = { cta_url: '/menu', description: '<p>Soup.</p>', approval: 1 }
  const { record_id } = (await desk.post(`/promotions/${id}`, changes)).body.data
  const link = `entry:promotion/${desk.site.offer}`
  const suggest = { cta_url: link, description: `<p><a href="${link}">Soup</a>.</p>` }
  const target = { entity_id: record_id, entity_type: 'promotion' }
  const rejected = await desk.post('/approvals/reject', { ...target, suggest }, asApprover)
  expect([rejected.body.errors, rejected.status]).toEqual([undefined, 200])
  const { comments } = (await desk.post(`/promotions/${id}`, {})).body.data.state
  const suggested = comments.map(({ field, remarks }) => [field, remarks?.[0]?.suggestion])
  const { cta_url, description } = Object.fromEntries(suggested)
  expect(cta_url).toBe(link)
  const saved = await desk.post(`/promotions/${id}`, { cta_url, description })
  expect([saved.body.errors, saved.status]).toEqual([undefined, 200])
})

test('a remark at one of the menu items of an offer stands at their field', async () => {
  const { desk } = await changeBoth()
  const { id } = await desk.publish(promotion, 'Lunch')
  const item = await desk.publish(menuItem, 'Fries')
  const changes = { title: 'Late lunch', items: [item.id], approval: 1 }
  const { record_id } = (await desk.post(`/promotions/${id}`, changes)).body.data
  const target = { entity_id: record_id, entity_type: 'promotion' }
  const path = `items.${item.id}`
  const suggested = await desk.post(
    '/approvals/approve',
    { ...target, only: ['title'], suggest: { [path]: 'Fries' } },
    asApprover,
  )
  expect(Object.keys(suggested.body.errors ?? {})).toEqual([`suggest.${path}`])
  const remarked = { ...target, only: ['title'], remarks_at: { [path]: 'Not at noon.' } }
  expect((await desk.post('/approvals/approve', remarked, asApprover)).status).toBe(200)
  const { comments } = (await desk.post(`/promotions/${id}`, {})).body.data.state
  expect(comments.map(({ field, remarks }) => [field, remarks?.[0]?.text])).toEqual([
    ['items', 'Not at noon.'],
  ])
})

test('an author sees the remarks in the order of the decisions, without comments and deleted ones', async () => {
  const { desk, path, decide, threads, view } = await changeBoth()
  await decide('reject', { remarks_at: { question: 'Is this the season?' } })
  const again = (await desk.post(path, { question: 'Open all Sundays?', approval: 1 })).body.data
  const target = { entity_id: again.record_id, entity_type: 'faq' }
  const remarks_at = { question: 'All of them?', answer: 'Sorry, the wrong line.' }
  await desk.post('/approvals/reject', { ...target, remarks_at }, asApprover)
  const sent = { ...target, field: 'question', text: 'I will ask.' }
  expect((await desk.post('/comments', sent, asEditor)).status).toBe(200)
  const wrong = (await threads(again.record_id)).find(({ field }) => field === 'answer')
  const id = wrong?.comments[0]?.id
  await desk.app.call(asEditor, 'POST', `/comments/${id}/answers`, { text: 'Which line?' })
  expect((await desk.app.call(asApprover, 'DELETE', `/comments/${id}`)).status).toBe(200)
  const { comments } = await view()
  const texts = comments.map(({ field, remarks }) => [field, remarks?.map(({ text }) => text)])
  expect(texts).toEqual([
    ['answer', undefined],
    ['question', ['Is this the season?', 'All of them?']],
  ])
})

test('remarks of somebody who may not decide are not kept', async () => {
  const { desk, threads } = await changeBoth()
  const [record] = (
    await desk.app.call<ListPage<{ entity_id: number }>>(asApprover, 'GET', '/approvals')
  ).body.data.data
  const body = { entity_id: record?.entity_id, entity_type: 'faq', remarks_at: { answer: 'Mine.' } }
  expect((await desk.post('/approvals/reject', body, asEditor)).status).toBe(403)
  expect(await threads()).toEqual([])
})
