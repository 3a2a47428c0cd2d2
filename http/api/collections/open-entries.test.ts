import { expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asApprover, asEditor, asSupport } from '#test/people.ts'

test('what was sent back and what is begun is told of all collections, and nothing else', async () => {
  const desk = await openCollections()
  const open = async () => {
    type Open = { data: { title: string; approval: number; editor_path: string }[]; total: number }
    return (await desk.app.call<Open>(asSupport, 'GET', '/entries/open')).body.data
  }
  expect((await desk.app.call(null, 'GET', '/entries/open')).status).toBe(401)
  const before = (await open()).total
  await desk.publish(faq, 'Do you deliver?')
  await desk.post(faq.path, { question: 'Where are you?' })
  const sent = await desk.post(promotion.path, {
    ...desk.bodyNamed(promotion, 'Soup week'),
    approval: 1,
  })
  const { id, record_id } = sent.body.data
  expect((await open()).total).toBe(before + 1)
  const decision = { entity_id: record_id, entity_type: 'promotion', remarks: 'Which soup?' }
  await desk.post('/approvals/reject', decision, asApprover)
  const { data, total } = await open()
  expect(total).toBe(before + 2)
  expect(data.slice(0, 2)).toMatchObject([
    { title: 'Soup week', approval: 4, editor_path: `/admin/pages/promo/details/${id}` },
    { title: 'Where are you?', approval: 0 },
  ])
  await desk.post(`${promotion.path}/${id}`, { approval: 1 }, asEditor)
  expect((await open()).total).toBe(before + 1)
})
