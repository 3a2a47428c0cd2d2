import { expect, test } from 'vitest'
import { legalPage } from '#catalogue/collections/legal-page.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { secondApproval } from '#catalogue/sections/site/second-approval.ts'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { ListPage, LogEntry } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { openCollections, type Published } from '#test/http/open-collections.ts'
import { asAdmin, asApprover, asApprover2, asEditor } from '#test/people.ts'

/** A desk where two people approve allergens, and all changes of legal pages. */
async function openDesk(alone = '') {
  const desk = await openCollections()
  const { id } = await desk.publish(menuItem, 'Fries')
  const rules = { subjects: ['allergens', 'legal'], alone, approval: 1 }
  const { body } = await desk.post('/settings/second-approval', rules, asAdmin)
  await desk.post(
    '/approvals/approve',
    { entity_id: body.data.id, entity_type: secondApproval.entityType },
    asApprover,
  )
  return { ...desk, path: `/menus/items/${id}` }
}

type Desk = Awaited<ReturnType<typeof openDesk>>

async function submit({ post }: Desk, path: string, body: object) {
  const saved = await post(path, { ...body, approval: 1 })
  expect([saved.body.errors, saved.status]).toEqual([undefined, 200])
  return saved.body.data
}

/** Which of two values of celery guests do not see yet. */
async function otherCelery({ app, path }: Desk) {
  const { allergens } = (await app.call<Published>(null, 'GET', path)).body.data
  return (allergens as Record<string, string>).celery === 'free' ? 'contains' : 'free'
}

const celeryOf = async ({ app, path }: Desk) =>
  ((await app.call<Published>(null, 'GET', path)).body.data.allergens as Record<string, string>)
    .celery

const pending = async ({ app }: Desk, who: Actor = asApprover) =>
  (await app.call<ListPage<PendingRecord>>(who, 'GET', '/approvals')).body.data.data

test('allergens are published by the second of two approvers, and nobody gives both approvals', async () => {
  const desk = await openDesk()
  const celery = await otherCelery(desk)
  const { record_id } = await submit(desk, desk.path, { allergens: { celery } })
  const target = { entity_id: record_id, entity_type: 'menu_item' }
  expect((await pending(desk))[0]).toMatchObject({ approvals: { given: 0, needed: 2 } })
  const first = await desk.post('/approvals/approve', target, asApprover)
  expect([first.status, first.body.message]).toEqual([
    200,
    'Approved. Guests see it once somebody else has approved it too.',
  ])
  expect(await celeryOf(desk)).not.toBe(celery)
  const [forFirst] = await pending(desk)
  expect(forFirst).toMatchObject({
    approvals: { given: 1, needed: 2 },
    can_decide: false,
    lock: 'You have approved this change. Somebody else has to approve it too.',
  })
  expect((await desk.post('/approvals/approve', target, asApprover)).status).toBe(403)
  expect((await pending(desk, asApprover2))[0]?.can_decide).toBe(true)
  const second = await desk.post('/approvals/approve', target, asApprover2)
  expect(second.body.message).toBe('The change has been approved. Guests see it now.')
  expect(await celeryOf(desk)).toBe(celery)
  const { data } = (
    await desk.app.call<ListPage<LogEntry>>(asEditor, 'GET', '/logs?kind=menu_item&per_page=3')
  ).body.data
  expect(data.map(({ description, approved_by }) => [description, approved_by])).toEqual([
    ['Menu item “Fries” replaced by a newer version', 'approver2'],
    ['Menu item “Fries” approved', 'approver2'],
    ['Menu item “Fries” approved by the first of two', 'approver'],
  ])
})

test('another field of the same item, and another collection, need one approval', async () => {
  const desk = await openDesk()
  const { record_id } = await submit(desk, desk.path, { title: 'Petal fries' })
  expect((await pending(desk))[0]).toMatchObject({ approvals: { given: 0, needed: 1 } })
  const target = { entity_id: record_id, entity_type: 'menu_item' }
  await desk.post('/approvals/approve', target, asApprover)
  expect((await desk.app.call<Published>(null, 'GET', desk.path)).body.data.title).toBe(
    'Petal fries',
  )
})

test('no part of what two have to approve is published by one', async () => {
  const desk = await openDesk()
  const celery = await otherCelery(desk)
  const { record_id } = await submit(desk, desk.path, { title: 'Salted', allergens: { celery } })
  const target = { entity_id: record_id, entity_type: 'menu_item' }
  const changes = (await pending(desk))[0]?.changes.map(({ path }) => path)
  for (const path of ['title', 'allergens.celery']) {
    expect(changes).toContain(path)
    const part = await desk.post('/approvals/approve', { ...target, only: [path] }, asApprover)
    expect([part.status, part.body.errors]).toEqual([
      422,
      {
        only: ['Two people have to approve this change, so it can only be decided on as a whole.'],
      },
    ])
  }
  expect(await celeryOf(desk)).not.toBe(celery)
})

test('a new legal page is a change of every field', async () => {
  const desk = await openDesk()
  const { record_id } = await submit(desk, legalPage.path, desk.bodyNamed(legalPage, 'Imprint'))
  const target = { entity_id: record_id, entity_type: 'legal_page' }
  const first = await desk.post('/approvals/approve', target, asApprover2)
  expect(first.body.message).toMatch(/once somebody else/)
  expect((await desk.post('/approvals/approve', target, asApprover)).body.message).toMatch(/now/)
})

test('a change that is taken back or rejected begins again with no approval', async () => {
  const desk = await openDesk()
  const { record_id } = await submit(desk, desk.path, {
    allergens: { celery: await otherCelery(desk) },
  })
  const target = { entity_id: record_id, entity_type: 'menu_item' }
  await desk.post('/approvals/approve', target, asApprover)
  await desk.post('/approvals/withdraw', target)
  const { record_id: again } = await submit(desk, desk.path, {})
  expect((await pending(desk))[0]).toMatchObject({ approvals: { given: 0, needed: 2 } })
  const anew = { ...target, entity_id: again }
  expect((await desk.post('/approvals/approve', anew, asApprover)).body.message).toMatch(/else/)
})

test('who is named in Settings approves alone', async () => {
  const desk = await openDesk('chef,  Approver2')
  const celery = await otherCelery(desk)
  const { record_id } = await submit(desk, desk.path, { allergens: { celery } })
  expect((await pending(desk, asApprover2))[0]).toMatchObject({
    approvals: { given: 0, needed: 1 },
  })
  await desk.post(
    '/approvals/approve',
    { entity_id: record_id, entity_type: 'menu_item' },
    asApprover2,
  )
  expect(await celeryOf(desk)).toBe(celery)
})

test('of many decided together those that wait for a second approver are named', async () => {
  const desk = await openDesk()
  const { record_id } = await submit(desk, desk.path, {
    allergens: { celery: await otherCelery(desk) },
  })
  const faq = await submit(desk, '/faqs', { question: 'When?', answer: '<p>Now.</p>' })
  const records = [
    { entity_id: record_id, entity_type: 'menu_item' },
    { entity_id: faq.record_id, entity_type: 'faq' },
  ]
  const { body } = await desk.post<{ decided: number; left: object[] }>(
    '/approvals/approve',
    { records },
    asApprover,
  )
  expect(body.data).toMatchObject({
    decided: 1,
    left: [{ entity_id: record_id, message: expect.stringMatching(/somebody else/) }],
  })
  const part = await desk.post(
    '/approvals/approve',
    { ...records[0], only: ['allergens.celery'] },
    asApprover2,
  )
  expect(part.status).toBe(200)
})
