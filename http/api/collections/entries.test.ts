import { beforeEach, expect, test } from 'vitest'
import { collections } from '#catalogue/catalogue.ts'
import type { EntryState } from '#catalogue/content/entry-schema.ts'
import type { ConflictBody, ListPage } from '#catalogue/wire.ts'
import { openCollections, type Published, type Saved } from '#test/http/open-collections.ts'
import { asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

const every = test.each(collections.map((collection) => [collection.key, collection] as const))

every(
  '%s: an entry goes from a draft to guests, and they read it by itself and in the list',
  async (_, collection) => {
    const { path, titleKey } = collection
    const draft = await desk.post(path, desk.bodyNamed(collection, 'Crunch'))
    expect(draft.body.message).toBe('Your draft has been saved.')
    expect(draft.body.data).toMatchObject({ approval: 0, state: { can: expect.any(Array) } })
    const { id } = draft.body.data
    expect((await desk.app.call(null, 'GET', `${path}/${id}`)).status).toBe(404)
    const pending = await desk.post(`${path}/${id}`, {
      approval: 1,
      version: draft.body.data.version,
    })
    expect(pending.body.message).toBe('Your Approval Request has been submitted for review.')
    expect(pending.body.data).toMatchObject({ id, approval: 1 })
    expect(pending.body.data.state.records).toMatchObject({ open: { approval: 1 }, live: null })
    await desk.approve(collection, pending.body.data)

    const entry = await desk.app.call<Published>(null, 'GET', `${path}/${id}`)
    expect(entry.body.data).toMatchObject({ id, [titleKey]: 'Crunch', slug: 'crunch' })
    const list = await desk.app.call<ListPage<Published>>(null, 'GET', path)
    expect(list.body.data.data.at(-1)).toEqual(entry.body.data)
    const screen = await desk.app.call<EntryState>(asSupport, 'GET', `${path}/create/${id}`)
    expect(screen.body.data).toMatchObject({
      entry_id: id,
      archived: false,
      records: { open: null, live: { approval: 2 }, scheduled: null },
    })
  },
)

every(
  '%s: what guests read is kept as bytes, and made anew when it changes',
  async (_, collection) => {
    const { path, titleKey } = collection
    const { id } = await desk.publish(collection, 'First')
    for (const address of [path, `${path}/${id}`]) {
      const { headers } = await desk.app.get(`/api${address}`)
      expect(headers['cache-control']).toBe('public, no-cache')
      const again = await desk.app.get(`/api${address}`, { 'if-none-match': headers.etag ?? '' })
      expect(again.status).toBe(304)
    }
    const draft = await desk.post(`${path}/${id}`, { [titleKey]: 'Second' })
    expect(draft.body.message).toBe('Your draft has been saved.')
    const changed = await desk.post(`${path}/${id}`, { approval: 1 })
    await desk.approve(collection, changed.body.data)
    const entry = await desk.app.call<Published>(null, 'GET', `${path}/${id}`)
    expect(entry.body.data).toMatchObject({ [titleKey]: 'Second', slug: 'first' })
  },
)

every('%s: two who save at once do not overwrite each other', async (_, collection) => {
  const { path, titleKey } = collection
  const { id, state } = await desk.publish(collection, 'Shared')
  const version = state.record?.version ?? 0
  const first = await desk.post(`${path}/${id}`, { [titleKey]: 'Mine', version: version + 1 })
  expect(first.status).toBe(200)
  const late = { [titleKey]: 'Yours', version: version + 1 }
  const second = await desk.post<ConflictBody>(`${path}/${id}`, late, asEditor2)
  expect(second.status).toBe(409)
  expect(second.body.data.current.values).toMatchObject({ [titleKey]: 'Mine' })
  const known = { [titleKey]: 'Ours', version: first.body.data.version }
  expect((await desk.app.call(asEditor2, 'PATCH', `${path}/${id}`, known)).status).toBe(200)
})

every(
  '%s: a save may start from a record that it names, of this entry only',
  async (_, collection) => {
    const { path, titleKey } = collection
    const one = await desk.publish(collection, 'One')
    const other = await desk.publish(collection, 'Other')
    const mixed = await desk.post(`${path}/${one.id}`, {
      record_id: other.record_id,
      [titleKey]: 'Mixed',
    })
    expect(mixed.status).toBe(404)
    const own = await desk.post(`${path}/${one.id}`, {
      record_id: one.record_id,
      [titleKey]: 'Own',
    })
    expect(own.body.data).toMatchObject({ id: one.id, approval: 0 })
  },
)

every('%s: a copy is a draft of its own with an address of its own', async (_, collection) => {
  const { path, titleKey } = collection
  const { id, state } = await desk.publish(collection, 'Original')
  const copy = await desk.post(`${path}/${id}/duplicate`)
  expect(copy.body.data).toMatchObject({ approval: 0, state: { starts_at: null } })
  expect(copy.body.data.id).not.toBe(id)
  expect(copy.body.data.state.values).toEqual({
    ...state.values,
    [titleKey]: 'Original (2)',
    slug: 'original-2',
    ...(collection.naturalKey ? { [collection.naturalKey]: '' } : {}),
  })
})

every(
  '%s: what is archived is 410 once that is approved, and comes back the same way',
  async (_, collection) => {
    const { path } = collection
    const { id } = await desk.publish(collection, 'Ending')
    const asked = await desk.app.call<Saved>(asEditor, 'DELETE', `${path}/${id}`)
    expect(asked.body.data).toMatchObject({ id, approval: 1, archived: true })
    expect((await desk.app.get(`/api${path}/${id}`)).status).toBe(200)
    expect((await desk.app.call(asEditor2, 'DELETE', `${path}/${id}`)).status).toBe(409)
    await desk.approve(collection, asked.body.data)
    const gone = await desk.app.call(null, 'GET', `${path}/${id}`)
    expect(gone).toMatchObject({ status: 410, body: { success: false, code: 'notFound' } })
    expect((await desk.app.call(asEditor, 'DELETE', `${path}/${id}`)).status).toBe(409)
    // What is archived has no end of its own: what needs one is given it again.
    const { ends_at } = desk.bodyNamed(collection, 'Ending')
    const again = { archived: false, ...(ends_at ? { ends_at } : {}), approval: 1 }
    const back = await desk.post(`${path}/${id}`, again)
    await desk.approve(collection, back.body.data)
    expect((await desk.app.call(null, 'GET', `${path}/${id}`)).status).toBe(200)
  },
)

every('%s: one that is complete is submitted as it is added', async (_, collection) => {
  const sent = { ...desk.bodyNamed(collection, 'At once'), approval: 1 }
  const { body } = await desk.post(collection.path, sent)
  expect(body.message).toBe('Your Approval Request has been submitted for review.')
})

test('what is approved for later is said to be seen later', async () => {
  const body = { title: 'Winter', starts_at: '2026-12-01T10:00:00.000Z', approval: 1 }
  const saved = await desk.post('/promotions', body)
  const named = { entity_id: saved.body.data.record_id, entity_type: 'promotion' }
  const { body: said } = await desk.post('/approvals/approve', named, asApprover)
  expect(said).toMatchObject({ code: 'approvedLater' })
})

test('an entry of one collection is not there for another', async () => {
  for (const address of ['/menus/items', '/faqs']) {
    expect((await desk.app.call(null, 'GET', `${address}/${desk.site.offer}`)).status).toBe(404)
    expect((await desk.post(`${address}/${desk.site.offer}`, {})).status).toBe(404)
    expect((await desk.app.call(asEditor, 'DELETE', `${address}/${desk.site.offer}`)).status).toBe(
      404,
    )
  }
})

test('with preview staff see drafts in place of what is live, in the list too', async () => {
  await desk.post(`/promotions/${desk.site.offer}`, { title: 'In the making' })
  for (const address of ['/promotions', `/promotions/${desk.site.offer}`]) {
    const seen = await desk.app.call(asSupport, 'GET', `${address}?preview=1`)
    expect(JSON.stringify(seen.body)).toContain('In the making')
    expect(JSON.stringify((await desk.app.call(null, 'GET', address)).body)).not.toContain('making')
  }
})

test('an offer that has ended is archived without being made complete or live again', async () => {
  const body = { title: 'Autumn', ends_at: '2026-05-04T10:00:00.000Z', approval: 1 }
  const saved = await desk.post('/promotions', body)
  const named = { entity_id: saved.body.data.record_id, entity_type: 'promotion' }
  await desk.post('/approvals/approve', named, asApprover)
  desk.app.clock.pass({ hours: 3 })
  const { status, body: asked } = await desk.app.call<Saved>(
    asEditor,
    'DELETE',
    `/promotions/${saved.body.data.id}`,
  )
  expect([status, asked.data.state.ends_at]).toEqual([200, null])
})
