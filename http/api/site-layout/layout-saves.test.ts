import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sections } from '#catalogue/catalogue.ts'
import { menuLimits } from '#catalogue/limits.ts'
import { pages } from '#catalogue/pages.ts'
import { headerMenus } from '#catalogue/sections/site/header-menus.ts'
import type { DocumentView, RecordHead } from '#catalogue/wire.ts'
import { completeBody } from '#test/content/arbitrary-body.ts'
import { addPicture } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport, testPeople } from '#test/people.ts'

interface Menu {
  menus: { id: number; name: string; slug: string; path: string }[]
  image_id?: number | null
  image_url?: string | null
  version: number | null
  updated_at: string | null
}

interface Saved {
  record: RecordHead
  state: DocumentView
}

const every = sections.flatMap((section) =>
  section.workflow === 'direct' && section.savePath !== null
    ? [[section.key, section, section.savePath] as const]
    : [],
)

test.each(every)(
  '%s is saved by POST and PATCH alike, by those who may',
  async (_, section, path) => {
    const app = await openTestApp()
    const { picture, entryOf } = await publishSite(app.services)
    const body = completeBody(section, { text: 'x', picture: picture.id, entry: entryOf }, 'least')
    expect((await app.call(null, 'POST', path, {})).status).toBe(401)
    for (const person of testPeople) {
      const isAdmin = person.role === 'Admin'
      const mayEdit = isAdmin || (section.ability === 'frame.edit' && person.role === 'Editor')
      for (const method of ['POST', 'PATCH']) {
        const { status } = await app.call(person, method, path, body)
        expect(status, `${person.role} ${method}`).toBe(mayEdit ? 200 : 403)
      }
    }
    expect(await app.call(asAdmin, 'POST', path, { author_id: 1 })).toMatchObject({
      status: 422,
      body: { errors: { author_id: ['This field is not known.'] } },
    })
  },
)

const headers = [1, 2, 3, 4] as const

test.each(headers)('header %i is saved in its order and seen by guests at once', async (id) => {
  const app = await openTestApp()
  const before = await app.call<Menu>(null, 'GET', `/headers/${id}/view`)
  expect(before.body.data).toMatchObject({ menus: [], version: null, updated_at: null })
  const most = menuLimits[id]
  const structure = pages
    .map((page) => page.id)
    .slice(0, most)
    .reverse()
  const saved = await app.call<Saved>(asEditor, 'POST', `/headers/${id}/update`, { structure })
  expect(saved.body).toMatchObject({
    success: true,
    message: 'Saved. Guests see it now.',
    data: { record: { approval: 2, version: 1, author: 'editor' } },
  })
  const { menus, version, updated_at } = (await app.call<Menu>(null, 'GET', `/headers/${id}/view`))
    .body.data
  expect(menus.map((page) => page.id)).toEqual(structure)
  expect({ version, updated_at }).toEqual({ version: 1, updated_at: app.clock.now() })
  for (const { path } of menus) expect(path).toMatch(/^(\/|#)/)
})

test.each(headers)('header %i takes its limit and not one page more, whoever asks', async (id) => {
  const app = await openTestApp()
  const most = menuLimits[id]
  const ids = pages.map((page) => page.id)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -1, max: 20 }), { maxLength: 9 }),
      async (wanted) => {
        const fits =
          wanted.length <= most &&
          new Set(wanted).size === wanted.length &&
          wanted.every((page) => ids.includes(page))
        const body = { structure: wanted }
        const { status, body: response } = await app.call(
          asEditor,
          'POST',
          `/headers/${id}/update`,
          body,
        )
        expect(status).toBe(fits ? 200 : 422)
        if (wanted.length > most && wanted.every((page) => page > 0)) {
          expect(response.errors?.structure?.join()).toContain(`at most ${most} pages`)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('repeats and unknown pages are refused with a sentence each', async () => {
  const app = await openTestApp()
  const save = async (structure: unknown) =>
    (await app.call(asEditor, 'POST', '/headers/1/update', { structure })).body.errors?.structure
  expect(await save([2, 2])).toEqual(['A page can be in the menu only once.'])
  expect(await save([2, 999])).toEqual(['One of these pages does not exist.'])
  expect(await save(['2'])).toBeUndefined()
})

test('the logo of header 1 answers to any of its names, and has to be in the library', async () => {
  const app = await openTestApp()
  const logo = await addPicture(app.store)
  for (const name of ['gallery_id', 'image_id', 'image']) {
    await app.call(asEditor, 'POST', '/headers/1/update', { [name]: null })
    await app.call(asEditor, 'POST', '/headers/1/update', { [name]: logo })
    const { data } = (await app.call<Menu>(null, 'GET', '/headers/1/view')).body
    expect(data).toMatchObject({ image_id: logo, image_url: expect.stringContaining('/media/') })
  }
  expect(await app.call(asEditor, 'POST', '/headers/1/update', { gallery_id: 999 })).toMatchObject({
    status: 422,
    body: { errors: { gallery_id: [expect.stringContaining('library')] } },
  })
  expect((await app.call(asEditor, 'POST', '/headers/3/update', { gallery_id: logo })).status).toBe(
    422,
  )
})

test('of two who save at once the second gets what the first has saved, and nothing is lost', async () => {
  const app = await openTestApp()
  const save = (actor: typeof asEditor | typeof asEditor2, body: object) =>
    app.call<{ current: DocumentView }>(actor, 'POST', '/headers/1/update', body)
  await save(asEditor, { structure: [2] })
  expect((await save(asEditor, { structure: [2, 3], version: 1 })).status).toBe(200)
  const second = await save(asEditor2, { structure: [4], version: 1 })
  expect(second).toMatchObject({
    status: 409,
    body: {
      success: false,
      message: expect.stringContaining('Nothing was overwritten'),
      data: {
        current: {
          record: { version: 2, author: 'editor' },
          values: { menus: [{ id: 2 }, { id: 3 }] },
          can: ['edit', 'save'],
        },
        base: { version: 1, values: { menus: [{ id: 2 }] }, items: [] },
      },
    },
  })
  const { data } = (await app.call<Menu>(null, 'GET', '/headers/1/view')).body
  expect(data.menus.map(({ id }) => id)).toEqual([2, 3])
})

test('of many stale saves at once exactly one is taken', async () => {
  const app = await openTestApp()
  await app.call(asEditor, 'POST', '/headers/3/update', { structure: [1] })
  const tries = Array.from({ length: 8 }, (_, index) =>
    app.call(asEditor, 'POST', '/headers/3/update', { structure: [index + 2], version: 1 }),
  )
  const responses = (await Promise.all(tries)).map(({ status }) => status).sort()
  expect(responses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
})

test('what is not sent stays; the app page has the address that the settings give it', async () => {
  const app = await openTestApp()
  const logo = await addPicture(app.store)
  await app.call(asEditor, 'POST', '/headers/1/update', { structure: [12, 1], gallery_id: logo })
  await app.call(asEditor, 'POST', '/headers/1/update', { structure: [1, 12] })
  const slug = { brand_name: 'Petal', app_slug: 'petal-app' }
  await app.call(asAdmin, 'POST', '/settings/update', slug)
  expect((await app.call<Menu>(null, 'GET', '/headers/1/view')).body.data).toMatchObject({
    image_id: logo,
    menus: [
      { id: 1, slug: 'home-view', path: '/' },
      { id: 12, name: 'Petal App', slug: 'petal-app', path: '/petal-app' },
    ],
  })
  const list = await app.call<{ data: { id: number; name: string }[] }>(asSupport, 'GET', '/pages')
  expect(list.body.data.data).toContainEqual({ id: 12, name: 'Petal App', path: '/petal-app' })
})

const unsafe = [
  'javascript:alert(1)',
  '//evil.example',
  'data:text/html,x',
  'java\tscript:x',
  '\\evil',
  'ftp://x.example',
]

test.each(unsafe)('%j is no link for a footer or a setting', async (href) => {
  const app = await openTestApp()
  for (const [path, name] of [
    ['/footers/update', 'google_store'],
    ['/footers/update', 'apple_store'],
    ['/settings/update', 'pickup_url'],
  ] as const) {
    const response = await app.call(asAdmin, 'POST', path, { brand_name: 'M', [name]: href })
    expect(response).toMatchObject({ status: 422, body: { errors: { [name]: expect.any(Array) } } })
  }
})

test('every save is a version and a line of the log', async () => {
  const app = await openTestApp()
  await app.call(asEditor, 'POST', '/headers/4/update', { structure: [13] })
  await app.call(asAdmin, 'POST', '/headers/4/update', { structure: [14] })
  const lines = (await app.desk.log()).map(({ description, actor_name }) => [
    description,
    actor_name,
  ])
  expect(lines).toEqual([
    ['Bottom Navigation saved and published', 'editor'],
    ['Bottom Navigation saved and published', 'admin'],
    ['Bottom Navigation replaced by a newer version', 'admin'],
  ])
  expect((await app.desk.revisions()).map(({ state, version }) => [state, version])).toEqual([
    ['expired', 1],
    ['approved', 2],
  ])
})

test('there is no fifth header, and a refused save changes nothing', async () => {
  const app = await openTestApp()
  expect((await app.call(asEditor, 'POST', '/headers/5/update', {})).status).toBe(404)
  await app.call(asApprover, 'POST', '/headers/1/update', { structure: [1] })
  await app.call(asEditor, 'POST', '/headers/1/update', { structure: [1, 1] })
  expect(await app.desk.revisions()).toEqual([])
  expect(app.store.publications.changedAt(headerMenus[1].key)).toBe(0)
})
