import { beforeEach, expect, test } from 'vitest'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { limits } from '#catalogue/limits.ts'
import { openCollections, type Saved } from '#test/http/open-collections.ts'
import { asApprover, asEditor, asEditor2 } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

interface BulkEdited {
  changed: number
  unchanged: number
  left: { id: number; message: string; errors: Record<string, string[]> }[]
  batch: string
}

const path = `${menuItem.path}/bulk`

async function state(id: number) {
  const { body } = await desk.app.call<Saved['state']>(
    asEditor,
    'GET',
    `${menuItem.path}/create/${id}`,
  )
  return body.data
}

test('a field of many is changed and submitted as one line of the queue; others are named', async () => {
  const one = await desk.publish(menuItem, 'One')
  const two = await desk.publish(menuItem, 'Two')
  const same = await desk.publish(menuItem, 'Same')
  const isSide = { where: { ids: [same.id] }, set: { type: 'Sides' }, approval: 1 }
  const first = await desk.post<BulkEdited>(path, isSide)
  expect(first.body.data).toMatchObject({ changed: 1, unchanged: 0, left: [] })
  await desk.approve(menuItem, { ...same, record_id: (await state(same.id)).record?.id ?? 0 })
  const drafted = await desk.publish(menuItem, 'Drafted')
  await desk.post(`${menuItem.path}/${drafted.id}`, { description: 'Half a sen' }, asEditor2)

  const ids = [one.id, two.id, same.id, drafted.id, 9_999]
  const sent = { where: { ids }, set: { type: 'Sides' }, approval: 1 }
  const { status, body } = await desk.post<BulkEdited>(path, sent)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ changed: 2, unchanged: 1 })
  expect(body.data.left).toEqual([
    {
      id: drafted.id,
      message: 'This entry has an open draft. Submit or discard it first.',
      errors: {},
    },
    { id: 9_999, message: expect.any(String), errors: {} },
  ])
  expect((await state(drafted.id)).values.type).not.toBe('Sides')
  const queue = await desk.app.call<{ data: { batch: string | null; batch_count: number }[] }>(
    asApprover,
    'GET',
    '/approvals?grouped=1',
  )
  expect(queue.body.data.data).toMatchObject([{ batch: body.data.batch, batch_count: 2 }])
})

test("several calls are one line of the queue, and nobody joins another person's", async () => {
  const ids = []
  for (const title of ['One', 'Two', 'Three']) ids.push((await desk.publish(menuItem, title)).id)
  const sent = (id: number | undefined) => ({
    where: { ids: [id] },
    set: { type: 'Sides' },
    approval: 1,
  })
  const { batch } = (await desk.post<BulkEdited>(path, sent(ids[0]))).body.data
  const second = await desk.post<BulkEdited>(path, { ...sent(ids[1]), batch })
  expect(second.body.data).toMatchObject({ changed: 1, batch })
  expect((await desk.post(path, { ...sent(ids[2]), batch }, asEditor2)).status).toBe(403)
  const queue = await desk.app.call<{ data: { batch_count: number }[] }>(
    asApprover,
    'GET',
    '/approvals?grouped=1',
  )
  expect(queue.body.data.data).toMatchObject([{ batch, batch_count: 2 }])
})

test('a save as drafts changes drafts too, and submits nothing', async () => {
  const draft = await desk.post(menuItem.path, { title: 'Draft', approval: 0 })
  const { id } = draft.body.data
  const sent = { where: { ids: [id] }, set: { sub_list: 'Hot' } }
  const { body } = await desk.post<BulkEdited>(path, sent)
  expect(body.data).toMatchObject({ changed: 1, unchanged: 0, left: [] })
  expect(await state(id)).toMatchObject({ values: { sub_list: 'Hot' }, record: { approval: 0 } })
  // Once more it is there already, and no version is added.
  const { version } = (await state(id)).record ?? {}
  expect((await desk.post<BulkEdited>(path, sent)).body.data).toMatchObject({ unchanged: 1 })
  expect((await state(id)).record?.version).toBe(version)
})

test("another person's draft keeps its author and its values", async () => {
  const draft = await desk.post(menuItem.path, { title: 'Hers', approval: 0 }, asEditor2)
  const { id } = draft.body.data
  const before = await state(id)
  const sent = { where: { ids: [id] }, set: { sub_list: 'Hot' } }
  const { body } = await desk.post<BulkEdited>(path, sent)
  const message = 'This entry has an open draft. Submit or discard it first.'
  expect(body.data).toMatchObject({ changed: 0, left: [{ id, message, errors: {} }] })
  expect(await state(id)).toEqual(before)
  expect((await desk.post<BulkEdited>(path, sent, asEditor2)).body.data.changed).toBe(1)
})

test('rejected content is not submitted along with a field of many, but kept as a draft', async () => {
  const { id, record_id } = await desk.publish(menuItem, 'Rejected')
  const changed = { description: 'Wrong', approval: 1 }
  const { data } = (await desk.post<Saved>(`${menuItem.path}/${id}`, changed)).body
  expect(data.record_id).not.toBe(record_id)
  const named = { entity_id: data.record_id, entity_type: menuItem.entityType, remarks: 'Not so.' }
  expect((await desk.post('/approvals/reject', named, asApprover)).status).toBe(200)

  const sent = { where: { ids: [id] }, set: { type: 'Sides' } }
  const { body } = await desk.post<BulkEdited>(path, { ...sent, approval: 1 })
  const message = 'This entry was rejected. Correct it and submit it on its own.'
  expect(body.data).toMatchObject({ changed: 0, left: [{ id, message, errors: {} }] })
  expect((await desk.post<BulkEdited>(path, sent)).body.data).toMatchObject({ changed: 1 })
  expect(await state(id)).toMatchObject({
    values: { description: 'Wrong', type: 'Sides' },
    record: { approval: 0 },
  })
})

test('what may not be set in many, by whom or how many, is refused', async () => {
  const ids = [1]
  const bodies = [
    { where: { ids }, set: {} },
    { where: { ids }, set: { title: 'All alike' } },
    { where: { ids }, set: { code: 'A' } },
    { where: { ids }, set: { slug: 'a' } },
    { where: { ids }, set: { version: 1, type: 'Sides' } },
    { where: { ids: [] }, set: { type: 'Sides' } },
    { where: { ids }, set: { type: 'Sides' }, batch: 'mine' },
    {
      where: { ids: Array.from({ length: limits.bulk + 1 }, (_, at) => at + 1) },
      set: { type: 'Sides' },
    },
  ]
  for (const sent of bodies) expect((await desk.post(path, sent)).status).toBe(422)
  const sent = { where: { ids }, set: { type: 'Sides' } }
  expect((await desk.post(path, sent, asApprover)).status).toBe(403)
})
