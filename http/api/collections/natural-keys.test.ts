import { expect, test } from 'vitest'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { openCollections } from '#test/http/open-collections.ts'
import { asApprover, asEditor, asEditor2 } from '#test/people.ts'
import { multipart } from '#test/upload.ts'

const taken = { code: ['Another entry already has this value. Please choose another.'] }
const { path } = menuItem

test('no two dishes have the same code, in whatever case, as drafts or live', async () => {
  const desk = await openCollections()
  const first = await desk.publish(menuItem, 'Soup')
  await desk.post(`${path}/${first.id}`, { code: 'SO-1', approval: 1 })
  expect(await desk.post(path, { title: 'Stew', code: 'so-1' }, asEditor2)).toMatchObject({
    status: 422,
    body: { errors: taken },
  })
  const other = await desk.post(path, { title: 'Stew', code: 'SO-2' }, asEditor2)
  expect(other.status).toBe(200)
  const { id } = other.body.data
  const again = await desk.post(`${path}/${id}`, { code: 'SO-1' }, asEditor2)
  expect(again).toMatchObject({ status: 422, body: { errors: taken } })
  // What guests still see counts as well as what waits for a decision.
  const live = await desk.post(`${path}/${id}`, { code: 'Soup' }, asEditor2)
  expect(live).toMatchObject({ status: 422, body: { errors: taken } })
})

test('a code that nobody has any more is free for another dish', async () => {
  const desk = await openCollections()
  const draft = await desk.post(path, { title: 'Soup', code: 'SO-1' })
  const { id, record_id } = draft.body.data
  expect((await desk.post(`${path}/${id}`, { code: 'SO-2' })).status).toBe(200)
  expect((await desk.post(path, { title: 'Stew', code: 'SO-1' })).status).toBe(200)
  const named = { entity_id: record_id, entity_type: menuItem.entityType }
  expect((await desk.post('/approvals/discard', named)).status).toBe(200)
  expect((await desk.post(path, { title: 'Broth', code: 'SO-2' })).status).toBe(200)
})

test('of two who save the same code at once one is refused', async () => {
  const desk = await openCollections()
  const responses = await Promise.all(
    ['Soup', 'Stew', 'Broth'].map((title) => desk.post(path, { title, code: 'SO-1' })),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})

test('a table cannot give a code to a second dish either', async () => {
  const desk = await openCollections()
  const first = await desk.post(path, { title: 'Soup', code: 'SO-1' })
  const second = await desk.post(path, { title: 'Stew', code: 'SO-2' })
  const bring = async (table: string) => {
    const { headers, body } = multipart([{ field: 'file', name: 'dishes.csv', bytes: table }])
    const authorization = `Bearer ${await desk.app.tokenOf(asEditor)}`
    const response = await desk.app.send('POST', `/api${path}/import`, {
      headers: { ...headers, authorization },
      body,
    })
    return { status: response.status, body: JSON.parse(response.bytes.toString()) }
  }
  const ids = [first.body.data.id, second.body.data.id]
  expect(await bring(`id,code\n${ids[1]},so-1`)).toMatchObject({
    status: 422,
    body: { errors: { '2.code': taken.code } },
  })
  expect(await bring(`id,code\n${ids[0]},SO-3\n${ids[1]},SO-3`)).toMatchObject({
    status: 422,
    body: { errors: { '3.code': taken.code } },
  })
  expect((await bring(`id,code\n${ids[0]},SO-3\n${ids[1]},SO-4`)).status).toBe(200)
  expect((await bring('title,code\nBroth,SO-4')).body).toMatchObject({ data: { changed: 1 } })
})

test('a revert does not give a dish back a code that another dish has by now', async () => {
  const desk = await openCollections()
  const soup = await desk.publish(menuItem, 'Soup')
  const recoded = await desk.post(`${path}/${soup.id}`, { code: 'SO-2', approval: 1 })
  await desk.approve(menuItem, recoded.body.data)
  const stew = await desk.publish(menuItem, 'Stew')
  const taking = await desk.post(`${path}/${stew.id}`, { code: 'Soup', approval: 1 })
  await desk.approve(menuItem, taking.body.data)
  const rows = await desk.app.store.db
    .selectFrom('publication')
    .select('sequence')
    .where('revision_id', '=', recoded.body.data.record_id)
    .execute()
  const sequence = rows[0]?.sequence
  const refused = await desk.post('/approvals/revert', { sequence }, asApprover)
  expect(refused).toMatchObject({ status: 422, body: { errors: taken } })
})
