import { beforeEach, expect, test } from 'vitest'
import type { ConflictBody, DocumentView, RecordHead } from '#catalogue/wire.ts'
import { card, icmLine, slide, teaser } from '#test/content/content.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'

type Saved = RecordHead & { record: RecordHead; state: DocumentView }

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

interface Load {
  sections: Record<string, DocumentView>
}

/** A complete body of each of the five sections, by where it is saved. */
function bodies(): Record<string, Record<string, unknown>> {
  const picture = site.picture.id
  const product = { gallery_id: picture, entity_id: site.product, entity_name: 'Petal Fries' }
  return {
    '/banners/home': { banners: [slide(picture, site.offer)] },
    '/banners/home/icm': icmLine('Grilled'),
    '/banners/home/work-with-us': teaser(picture, { title: 'Join' }),
    '/banners/products': { banners: [product] },
    '/discovers': { items: [card(picture)] },
  }
}

function save<T = Saved>(
  path: string,
  body: unknown,
  who = asEditor as typeof asAdmin | typeof asEditor,
) {
  return app.call<T>(who, 'POST', path, body)
}

test('the sections of the home page are saved as drafts, then submitted, at their own addresses', async () => {
  for (const [path, body] of Object.entries(bodies())) {
    const draft = await save(path, { ...body, approval: 0, status: 0 })
    expect(draft).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Your draft has been saved.',
        data: { approval: 0, status_text: 'Draft', author: 'editor' },
      },
    })
    const { id, version } = draft.body.data
    const pending = await save(`${path}/${id}`, { ...body, approval: 1, status: 0, version })
    expect(pending).toMatchObject({
      status: 200,
      body: {
        message: 'Your Approval Request has been submitted for review.',
        data: {
          id,
          approval: 1,
          status_text: 'Pending',
          record: { id },
          state: { lock: expect.any(String) },
        },
      },
    })
    expect(pending.body.data.version).toBeGreaterThan(version)
  }
})

test('a save without approval, with 0 or with false keeps a draft; anything but 1 beside it is refused', async () => {
  const path = '/banners/home/icm'
  const { id } = (await save(path, icmLine())).body.data
  for (const approval of [0, false, undefined]) {
    const { status, body } = await save(`${path}/${id}`, { name: 'Again', approval })
    expect([status, body.data.approval]).toEqual([200, 0])
  }
  for (const approval of [true, '1', '0', 2, -1, 1.5, null, [], {}, '']) {
    const { status, body } = await save(`${path}/${id}`, { name: 'Never', approval })
    expect([approval, status, Object.keys(body.errors ?? {})]).toEqual([
      approval,
      422,
      ['approval'],
    ])
    expect(body.message).toBe('Incomplete details. Please complete the form.')
  }
  const { values } = (await save(`${path}/${id}`, {})).body.data.state
  expect(values).toEqual({ name: 'Again' })
})

test('a field that is not known is refused by its name, on the record and on its items', async () => {
  const wrong: [path: string, body: unknown, field: string][] = [
    ['/banners/home/icm', { name: 'x', title: 'y' }, 'title'],
    ['/banners/home/icm', { name: 'x', author_id: 1 }, 'author_id'],
    ['/banners/home/icm', { name: 'x', status: 2 }, 'status'],
    ['/banners/home', { banners: [{ colour: 'red' }] }, 'banners.0.colour'],
    ['/discovers', { items: [{}, { approved: true }] }, 'items.1.approved'],
    ['/banners/products', { banner: [] }, 'banner'],
  ]
  for (const [path, body, field] of wrong) {
    const response = await save(path, body)
    expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([422, [field]])
  }
})

test('a picture may be called gallery_id, image_id or image, and answers carry its address', async () => {
  for (const name of ['gallery_id', 'image_id', 'image']) {
    const { id } = (await save('/banners/home/work-with-us', { title: name })).body.data
    const path = `/banners/home/work-with-us/${id}`
    const { status, body } = await save(path, { [name]: site.picture.id, approval: 1 })
    expect(status).toBe(200)
    expect(body.data.state.values).toMatchObject({
      image_id: site.picture.id,
      gallery_id: site.picture.id,
      image_url: site.picture.path,
    })
    await app.call(asApprover, 'POST', '/approvals/reject', {
      entity_id: id,
      entity_type: 'work_with_us',
    })
  }
})

test('what is not sent stays as it is', async () => {
  const first = await save('/banners/home/work-with-us', { title: 'Only the title' })
  expect(first.body.data.state.values).toMatchObject({
    title: 'Only the title',
    description: 'Shifts that fit around school.',
    image_id: site.picture.id,
  })
})

test('slides keep their ids, and removed ones go', async () => {
  const first = await save('/banners/home', { banners: [] })
  const [one, two] = first.body.data.state.items
  const banners = [{ id: two?.id, url: '/menu' }, slide(site.picture.id, site.offer)]
  const next = await save(`/banners/home/${first.body.data.id}`, {
    banners,
    removeBanner: [one?.id],
  })
  expect(next.body.data.state.items.map(({ id, url }) => [id, url])).toEqual([
    [two?.id, '/menu'],
    [3, '/promotion'],
  ])
  const unknown = await save(`/banners/home/${first.body.data.id}`, { banners: [{ id: 99 }] })
  expect([unknown.status, unknown.body.errors]).toMatchObject([
    422,
    { 'banners.0.id': [expect.any(String)] },
  ])
})

test('submitting asks for everything that publishing needs; a draft does not', async () => {
  const emptied = { title: '', description: '', gallery_id: null }
  const { id } = (await save('/banners/home/work-with-us', emptied)).body.data
  const response = await save(`/banners/home/work-with-us/${id}`, { approval: 1 })
  expect(response).toMatchObject({
    status: 422,
    body: {
      success: false,
      message: 'Incomplete details. Please complete the form.',
      errors: {
        title: ['Please fill in Title.'],
        description: ['Please Fill in Description'],
        gallery_id: ['Please choose a picture for Image.'],
      },
    },
  })
  const nulled = await save(`/banners/home/work-with-us/${id}`, { description: null })
  expect(nulled.body.errors).toEqual({ description: ['Please Fill in Description'] })
})

test('a stale save is refused with the current record, and nothing is overwritten', async () => {
  const path = '/banners/home/icm'
  const { id, version } = (await save(path, icmLine('First'))).body.data
  await save(`${path}/${id}`, { name: 'Second', version })
  const stale = await save<ConflictBody>(`${path}/${id}`, { name: 'Third', version })
  expect(stale).toMatchObject({
    status: 409,
    body: {
      success: false,
      message: 'Someone saved a newer version while you were working. Nothing was overwritten.',
      data: {
        current: { record: { id, version: version + 1 }, values: { name: 'Second' } },
        base: null,
      },
    },
  })
})

test('what a late save started from stands beside the draft that somebody opened since', async () => {
  const path = '/banners/home/work-with-us'
  const { sections } = (await app.call<Load>(asEditor, 'GET', '/banners/home/create')).body.data
  const live = sections.work_with_us
  await save(`${path}/${live?.record?.id}`, { title: 'Theirs', version: live?.record?.version })
  const mine = { title: 'Mine', version: live?.record?.version }
  const late = await save<ConflictBody>(`${path}/${live?.record?.id}`, mine, asAdmin)
  expect(late).toMatchObject({
    status: 409,
    body: {
      data: {
        current: { values: { ...live?.values, title: 'Theirs' } },
        base: { version: live?.record?.version, values: live?.values, items: [] },
      },
    },
  })
})

test('a second draft is refused, and says whose there is and since when', async () => {
  await save('/banners/home/icm', icmLine())
  expect(await save('/banners/home/icm', icmLine(), asAdmin)).toMatchObject({
    status: 409,
    body: {
      message:
        'ICM Banner already has a draft by editor, saved on 2026-05-04T08:00:00.000Z. Please load it and continue from there.',
      data: { current: { record: { approval: 0 } } },
    },
  })
})

test('of any number who open a draft at once one gets it, the rest 409', async () => {
  const tries = Array.from({ length: 8 }, (_, at) =>
    save('/banners/home/icm', icmLine(`Try ${at}`)),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
})

test('a pending record is locked for everybody who edits', async () => {
  const { id } = (await save('/banners/home/icm', { ...icmLine(), approval: 1 })).body.data
  for (const [who, path] of [
    [asEditor, `/banners/home/icm/${id}`],
    [asEditor, '/banners/home/icm'],
    [asAdmin, `/banners/home/icm/${id}`],
  ] as const) {
    expect(await save(path, icmLine('Changed'), who)).toMatchObject({
      status: 409,
      body: {
        message:
          'ICM Banner was submitted by editor on 2026-05-04T08:00:00.000Z and is locked until someone decides on it.',
      },
    })
  }
})

test('an approved record is the starting point of a new draft, and stays live', async () => {
  const { status, body } = await save(`/banners/home/icm/${site.icm}`, icmLine('New'))
  expect([status, body.data.id === site.icm, body.data.approval]).toEqual([200, false, 0])
  expect(await app.call(null, 'GET', '/banners/home/main')).toMatchObject({
    body: { data: { icm: { name: 'Fresh since five' } } },
  })
})

test('PATCH does what POST does', async () => {
  const { id } = (await save('/discovers', { items: [] })).body.data
  const patched = await app.call<Saved>(asEditor, 'PATCH', `/discovers/${id}`, { approval: 1 })
  expect([patched.status, patched.body.data.approval]).toEqual([200, 1])
})

test('a record of another section, and one that is not there, are 404', async () => {
  for (const id of [site.hero, 2_000_000, 2_147_483_647]) {
    expect(await save(`/banners/home/icm/${id}`, icmLine())).toMatchObject({
      status: 404,
      body: { success: false, message: 'This version does not exist.' },
    })
  }
})

test('pictures and titles that are not there are refused beside their fields', async () => {
  const wrong = { banners: [slide(9_999, 9_999)], removeBanner: [1, 2] }
  expect((await save('/banners/home', wrong)).body.errors).toEqual({
    'banners.0.gallery_id': [expect.stringContaining('picture')],
    'banners.0.entity_id': [expect.stringContaining('title')],
  })
  const malformed = { banners: [{}, { gallery_id: -1, url: 'javascript:alert(1)' }] }
  expect(Object.keys((await save('/banners/home', malformed)).body.errors ?? {})).toEqual([
    'banners.1.gallery_id',
    'banners.1.url',
  ])
})

test('who looks or decides cannot save', async () => {
  for (const who of [asSupport, asApprover]) {
    expect(await app.call(who, 'POST', '/banners/home/icm', icmLine())).toMatchObject({
      status: 403,
    })
  }
  expect((await app.desk.log()).filter(({ actor_id }) => actor_id === asSupport.id)).toEqual([])
})

test('another editor may go on with a draft that they have loaded', async () => {
  const { id, version } = (await save('/banners/home/icm', icmLine())).body.data
  const response = await app.call<Saved>(asEditor2, 'POST', `/banners/home/icm/${id}`, {
    name: 'Better',
    version,
  })
  expect([response.status, response.body.data.author]).toEqual([200, 'editor2'])
})
