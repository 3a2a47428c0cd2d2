import { beforeEach, expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { legalPage } from '#catalogue/collections/legal-page.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { bottomNavigation } from '#catalogue/sections/site/header-menus.ts'
import { searchLinkTargets } from '#domain/content/lists/list-link-targets.ts'
import { addDocument, card } from '#test/content/content.ts'
import { type PublishedSite, publishSite, publishSiteLayout } from '#test/content/publish-site.ts'
import { morning, workspace } from '#test/content/workspace.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

const desk = () => workspace(app.services.store)

/** The addresses that the home page links to. */
async function linksOfHome() {
  const page = (await app.get('/home')).bytes.toString()
  return [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
}

async function cardsOfGuests() {
  const path = '/discovers/main'
  const { body } = await app.call<{ data: { url: string }[] }>(null, 'GET', path)
  return body.data.data.map(({ url }) => url)
}

test('a card that links to an offer leads to its address, and no link is left when it is off the site', async () => {
  const url = `entry:promotion/${site.offer}#terms`
  await desk().publish(discover, { items: [card(site.picture.id, { url })] })
  const address = `/promotion/${site.offer}-two-for-one/details#terms`
  expect(await linksOfHome()).toContain(address)
  expect(await cardsOfGuests()).toContain(address)
  await desk().publish(promotion, { archived: true }, { entry: site.offer })
  expect(await linksOfHome()).not.toContain(address)
  // The card itself stays.
  expect(await cardsOfGuests()).toEqual(['/menu', ''])
})

test('a link in a text leads to its entry or document, and only its words stay without one', async () => {
  const paper = await addDocument(app.services.store, 'allergens.pdf')
  const link = (text: string, href: string) => {
    return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
  }
  const content = [
    link('our offer', `entry:promotion/${site.offer}`),
    link('the table', `media:${paper}`),
    link('nothing', 'entry:promotion/999'),
  ]
  const answer = { type: 'doc', content: [{ type: 'paragraph', content }] }
  const id = await desk().publishEntry(faq, { question: 'What is in it?', answer })
  const page = (await app.get('/faqs')).bytes.toString()
  expect(page).toContain(`<a href="/promotion/${site.offer}-two-for-one/details">our offer</a>`)
  expect(page).toMatch(/<a href="\/media\/[^"]+\.pdf">the table<\/a>/)
  expect(page).toContain('nothing')
  expect(page).not.toContain('entry:')
  const { body } = await app.call<{ answer: unknown }>(null, 'GET', `/faqs/${id}`)
  const wire = JSON.stringify(body.data.answer)
  expect(wire).toContain(`"href":"/promotion/${site.offer}-two-for-one/details"`)
  expect(wire).not.toContain('entry:')
})

test('staff get a link as it is stored, and a save may link to what is not published yet', async () => {
  const draft = await app.call<{ record: { id: number }; id: number }>(
    asEditor,
    'POST',
    '/promotions',
    {
      title: 'Soup',
      approval: 0,
    },
  )
  expect(draft.status).toBe(200)
  const found = await app.call<{ data: { link: string; name: string; kind: string }[] }>(
    asEditor,
    'GET',
    '/links/targets?search=soup',
  )
  const [soup] = found.body.data.data
  expect(soup).toEqual({
    link: expect.stringMatching(/^entry:promotion\/\d+$/),
    name: 'Soup',
    kind: 'Promotion',
    path: expect.stringMatching(/^\/promotion\/\d+\/details$/),
  })
  const items = [card(site.picture.id, { url: soup?.link })]
  const saved = await app.call<{
    warnings: Record<string, string[]>
    state: { items: { url: string }[] }
  }>(asEditor, 'POST', '/discovers', { items, approval: 0 })
  expect(saved.status).toBe(200)
  expect(saved.body.data.state.items.at(-1)?.url).toBe(soup?.link)
  expect(Object.values(saved.body.data.warnings).flat()).toEqual([
    '“Soup” is not published. Guests do not see the link.',
  ])
})

test('the field tells what a link leads to, and that it is not there', async () => {
  const check = async (address: string) => {
    const path = `/links/check?address=${encodeURIComponent(address)}`
    return (await app.call<{ warnings: string[]; target: unknown }>(asEditor, 'GET', path)).body
      .data
  }
  const name = 'Two for one'
  expect(await check(`entry:promotion/${site.offer}`)).toEqual({
    warnings: [],
    target: { name, kind: 'Promotion', path: `/promotion/${site.offer}-two-for-one/details` },
  })
  const paper = await addDocument(app.services.store, 'allergens.pdf')
  expect(await check(`media:${paper}`)).toEqual({
    warnings: [],
    target: { name: 'allergens.pdf', kind: 'Documents', path: null },
  })
  expect((await check('/menu')).target).toBeNull()
  const gone = await check('entry:promotion/999#terms')
  expect(gone.warnings).toHaveLength(1)
  expect(gone.target).toEqual({ name: 'promotion #999#terms', kind: 'Promotion', path: null })
})

test('documents are found by name, and a link to a picture or to none is refused', async () => {
  const paper = await addDocument(app.services.store, 'allergens.pdf')
  const found = await app.call<{ data: unknown[] }>(asEditor, 'GET', '/links/targets?search=ALLERG')
  expect(found.body.data.data).toEqual([
    { link: `media:${paper}`, name: 'allergens.pdf', kind: 'Documents', path: null },
  ])
  for (const url of [`media:${site.picture.id}`, 'media:9999']) {
    const items = [card(site.picture.id, { url })]
    const { status } = await app.call(asEditor, 'POST', '/discovers', { items, approval: 1 })
    expect(status, url).toBe(422)
  }
  for (const url of ['entry:promotion', 'entry:promotion/0', 'media:x', 'entry:a/1#b c']) {
    const items = [card(site.picture.id, { url })]
    const { status } = await app.call(asEditor, 'POST', '/discovers', { items, approval: 0 })
    expect(status, url).toBe(422)
  }
})

test('documents are found beside however many entries', async () => {
  const paper = await addDocument(app.services.store, 'fries.pdf')
  for (const number of [1, 2, 3]) await desk().publishEntry(promotion, { title: `Fries ${number}` })
  const links = async (limit: number) => {
    const context = { db: app.services.store.db, now: morning }
    const found = await searchLinkTargets(context, { words: 'fries', limit })
    return found.map(({ link }) => link.split(':')[0])
  }
  expect(await links(4)).toEqual(['entry', 'entry', 'entry', 'media'])
  expect((await links(5)).at(-1)).toBe('media')
  expect(await links(1)).toEqual(['media'])
  expect(paper).toBeGreaterThan(0)
})

test('a legal page, a document and a part of an offer are in a menu like any page', async () => {
  const imprint = await desk().publishEntry(legalPage, { title: 'Imprint', slug: 'imprint' })
  const paper = await addDocument(app.services.store, 'allergens.pdf')
  const links = [
    { entity_type: 'legal_page', entry_id: imprint },
    { url: `media:${paper}`, label: 'Allergens' },
    { url: `entry:promotion/${site.offer}#terms`, label: 'Terms of the offer' },
  ]
  await publishSiteLayout(app.services, bottomNavigation, { links })
  const hrefs = await linksOfHome()
  expect(hrefs).toContain('/imprint')
  expect(hrefs).toContain(`/promotion/${site.offer}-two-for-one/details#terms`)
  expect(hrefs).toContainEqual(expect.stringMatching(/^\/media\/.+\.pdf$/))
})
