import { expect, test } from 'vitest'
import { addPicture } from '#test/content/content.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'

test('the footer takes the names of the specification and ours, and completes store addresses', async () => {
  const app = await openTestApp()
  const [slogan, google, apple] = [
    await addPicture(app.store),
    await addPicture(app.store),
    await addPicture(app.store),
  ]
  const footer = async () =>
    (await app.call<Record<string, unknown>>(null, 'GET', '/footers')).body.data
  const sent = {
    image_lovin_it: slogan,
    image_google_store: google,
    google_store: 'play.google.com/store',
    image_apple_store: apple,
    apple_store: 'https://apps.apple.com/',
    text: 'Open early',
    copyright: '© 2026',
  }
  expect((await app.call(asEditor, 'PATCH', '/footers/update', sent)).status).toBe(200)
  expect(await footer()).toMatchObject({
    image_slogan_id: slogan,
    image_google_play_id: google,
    image_app_store_id: apple,
    google_store: 'https://play.google.com/store',
    apple_store: 'https://apps.apple.com/',
    text: 'Open early',
    copyright: '© 2026',
    version: 1,
    updated_at: app.clock.now(),
  })
  const ours = { image_slogan: null, image_google_play: null, image_app_store: null, version: 1 }
  expect((await app.call(asEditor, 'POST', '/footers/update', ours)).status).toBe(200)
  expect(await footer()).toMatchObject({ image_slogan: null, image_app_store_id: null, version: 2 })
})

interface Icons {
  lists: { id: number; name: string; menu_icon: string | null; image_id: number | null }[]
  version: number | null
}

test('the five icons keep their ids and names; only pictures change, and nothing comes or goes', async () => {
  const app = await openTestApp()
  const [one, two] = [await addPicture(app.store), await addPicture(app.store)]
  const icons = async () => (await app.call<Icons>(null, 'GET', '/products/lists/icons')).body.data
  const save = (iconMenu: unknown, more = {}) =>
    app.call(asEditor, 'POST', '/products/lists/update', { iconMenu, ...more })
  expect((await icons()).lists.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Breakfast'],
    [2, 'Regular'],
    [3, 'Happy Meal'],
    [4, 'Sides'],
    [6, 'Drinks'],
  ])
  const all = [6, 4, 3, 2, 1].map((id) => ({ id, image_id: one }))
  expect((await save(all)).status).toBe(200)
  expect((await save([{ id: 6, image_id: two }], { version: 1 })).status).toBe(200)
  const { lists, version } = await icons()
  expect(lists.map(({ id, image_id }) => [id, image_id])).toEqual([
    [1, one],
    [2, one],
    [3, one],
    [4, one],
    [6, two],
  ])
  expect(version).toBe(2)
  for (const wrong of [[{ id: 5, image_id: one }], [{ image_id: one }], [{ id: 1 }, { id: 1 }]]) {
    expect((await save(wrong)).status).toBe(422)
  }
  expect((await save([], { removeIcon: [1] })).status).toBe(422)
  expect((await icons()).lists).toHaveLength(5)
})

test('the names of the icons are the brand’s own in its first language too; a nameless one is refused', async () => {
  const app = await openTestApp()
  const save = (iconMenu: object[]) =>
    app.call(asEditor, 'POST', '/products/lists/update', { iconMenu })
  expect((await save([{ id: 2, name: 'Meals' }])).status).toBe(200)
  const { body } = await app.call<{ lists: { id: number; name: string }[] }>(
    null,
    'GET',
    '/products/lists/icons',
  )
  expect(body.data.lists.map(({ name }) => name)).toEqual([
    'Breakfast',
    'Meals',
    'Happy Meal',
    'Sides',
    'Drinks',
  ])
  expect((await app.get('/faqs')).bytes.toString()).toContain('Meals')
  const nameless = await save([{ id: 2, name: ' ' }])
  expect([nameless.status, nameless.body.errors]).toEqual([
    422,
    { 'iconMenu.1.name': ['Please fill in Name.'] },
  ])
})
