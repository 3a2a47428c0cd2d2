import { beforeEach, expect, test } from 'vitest'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { openCollections, type Saved } from '#test/http/open-collections.ts'
import { asEditor } from '#test/people.ts'

interface Menu {
  menus: { id: number | string; name: string; path: string }[]
  links: object[]
}

let desk: Awaited<ReturnType<typeof openCollections>>
let job: Saved
beforeEach(async () => {
  desk = await openCollections()
  job = await desk.publish(vacancy, 'Crew member')
})

async function save(body: object) {
  const { status, body: response } = await desk.post<{ warnings: Record<string, string[]> }>(
    '/headers/1/update',
    body,
  )
  return { status, errors: response.errors, warnings: response.data?.warnings }
}

async function menu(): Promise<Menu> {
  return (await desk.app.call<Menu>(null, 'GET', '/headers/1/view')).body.data
}

async function home(path = '/home') {
  return (await desk.app.get(path)).bytes.toString()
}

const shop = { url: 'https://shop.example/', label: 'Shop', labels: { de: 'Laden' } }
const entry = () => ({ entity_type: 'vacancy', entry_id: job.id })

test('a menu takes pages, entries and addresses in one order, and guests follow them', async () => {
  expect(await save({ links: [{ page_id: 2 }, entry(), shop] })).toMatchObject({ status: 200 })
  const { menus, links } = await menu()
  const address = expect.stringContaining(`/${job.id}-crew-member`)
  expect(menus).toEqual([
    { id: 2, name: 'Menu', slug: 'menu', path: '/menu' },
    { id: `vacancy ${job.id}`, name: 'Crew member', slug: expect.any(String), path: address },
    { id: shop.url, name: 'Shop', slug: '', path: shop.url },
  ])
  expect(links).toMatchObject([{ page_id: 2 }, entry(), shop])
  expect(await home()).toContain(`href="${shop.url}"`)
})

test('an entry that is renamed or archived changes the menu of guests, and the builder learns it', async () => {
  await save({ links: [entry(), shop] })
  expect(await home()).toContain('Crew member')
  const renamed = await desk.post(`${vacancy.path}/${job.id}`, { title: 'Night crew', approval: 1 })
  await desk.approve(vacancy, renamed.body.data)
  expect(await home()).toContain('Night crew')
  const gone = await desk.post(`${vacancy.path}/${job.id}`, { archived: true, approval: 1 })
  await desk.approve(vacancy, gone.body.data)
  expect(await home()).not.toContain('Night crew')
  expect((await menu()).links).toMatchObject([shop])
  const sentence = '“Night crew” is not published. Guests do not see it in the menu.'
  const check = await desk.app.call<{ warnings: string[] }>(
    asEditor,
    'GET',
    `/links/check?entity_type=vacancy&entry_id=${job.id}`,
  )
  expect(check.body.data.warnings).toEqual([sentence])
  // It stays in the menu of staff, and a save keeps it.
  expect(await save({ links: [shop, entry()] })).toMatchObject({
    status: 200,
    warnings: { structure: [sentence] },
  })
})

test('labels are of each language, and the default one is shown where there is none', async () => {
  await publishSiteLayout(desk.app.services, settings, {
    brand_name: 'Marigold',
    languages: ['en', 'de', 'fr'],
  })
  await save({ links: [{ page_id: 2, label: 'Eat', labels: { de: 'Essen' } }, shop] })
  expect(await home()).toContain('Eat</a>')
  expect(await home('/de/home')).toContain('Essen</a>')
  expect(await home('/fr/home')).toContain('Eat</a>')
})

test('a save of pages alone keeps the other links, and the limit counts all of them', async () => {
  await save({ links: [entry(), shop, { page_id: 3, label: 'Deals' }] })
  await save({ structure: [2, 3] })
  expect((await menu()).menus.map(({ name }) => name)).toEqual([
    'Menu',
    'Deals',
    'Crew member',
    'Shop',
  ])
  expect(await save({ structure: [1, 2, 3, 4] })).toMatchObject({
    status: 422,
    errors: { structure: ['This menu can have at most 5 pages.'] },
  })
})

test('each wrong link is refused with a sentence', async () => {
  const one = async (link: object) => (await save({ links: [link] })).errors
  const incomplete = ['Choose a page or an entry, or enter an address and its label.']
  expect(await one({ url: 'https://shop.example/' })).toEqual({ 'links.0': incomplete })
  expect(await one({ page_id: 1, ...entry() })).toEqual({ 'links.0': incomplete })
  expect(await one({ entity_type: 'vacancy' })).toEqual({ 'links.0': incomplete })
  expect(await one({ ...shop, url: 'javascript:alert(1)' })).toHaveProperty('links.0.url')
  expect(await one({ page_id: 999 })).toHaveProperty('links.0.page_id')
  expect(await one({ ...entry(), entry_id: 999 })).toHaveProperty('structure')
  expect(await one({ entity_type: 'settings', entry_id: 1 })).toHaveProperty('structure')
  expect((await save({ links: [shop, { ...shop, label: 'Again' }] })).errors).toHaveProperty(
    'links',
  )
})
