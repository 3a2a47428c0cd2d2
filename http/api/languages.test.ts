import { beforeEach, expect, test } from 'vitest'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { DocumentView, LogEntry } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { type PublishedSite, publishSite, publishSiteLayout } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asSupport } from '#test/people.ts'

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
  const languages = ['en', 'de', 'fr']
  await publishSiteLayout(app.services, settings, { brand_name: 'Marigold', languages })
})

interface Results {
  groups: { results: { url: string }[] }[]
}

interface Saved {
  id: number
  state: DocumentView
}

interface Load {
  sections: Record<string, DocumentView> & { work_with_us: DocumentView }
}

const teaser = '/banners/home/work-with-us'

/** What guests read of the teaser. */
async function read(query = '') {
  return (await app.call<{ title: string }>(null, 'GET', `/careers/homepage${query}`)).body.data
}

test('a text is translated, approved and read by lang; the first language is read without', async () => {
  const title = 'Arbeite mit uns'
  const saved = await app.call<Saved>(asEditor, 'POST', `${teaser}?lang=de`, { title, approval: 1 })
  const { id, state } = saved.body.data
  expect(state).toMatchObject({ language: 'de', values: { title }, live: false })
  expect(await read('?lang=de')).toMatchObject({ title: 'Work with us' })
  const named = { entity_id: id, entity_type: 'work_with_us' }
  expect((await app.call(asApprover, 'POST', '/approvals/approve', named)).status).toBe(200)
  expect(await read('?lang=de')).toMatchObject({ title, description: expect.stringMatching(/./) })
  expect(await read('?lang=fr')).toMatchObject({ title: 'Work with us' })
  expect(await read()).toMatchObject({ title: 'Work with us' })
})

test('a screen loads and goes on with the records of the language that it asks for', async () => {
  const draft = await app.call<Saved>(asEditor, 'POST', `${teaser}?lang=de`, { title: 'Komm' })
  const path = `${teaser}/${draft.body.data.id}`
  const load = async (lang: string) => {
    const screen = `/banners/home/create?lang=${lang}`
    const { body } = await app.call<{ wwu_banners: unknown[] }>(asEditor, 'GET', screen)
    return body.data.wwu_banners
  }
  expect(await load('de')).toMatchObject([{ id: draft.body.data.id, title: 'Komm', approval: 0 }])
  expect(await load('en')).toMatchObject([{ id: site.teaser, title: 'Work with us' }])
  expect(await load('')).toEqual(await load('en'))
  expect((await app.call(asEditor, 'POST', path, { title: 'Come' })).status).toBe(404)
  const next = await app.call<Saved>(asEditor, 'POST', `${path}?lang=de`, { title: 'Komm zu uns' })
  expect(next.body.data.state.values.title).toBe('Komm zu uns')
})

test('a draft in a language is previewed by lang, and by nobody from outside', async () => {
  await app.call(asEditor, 'POST', `${teaser}?lang=de`, { title: 'Komm' })
  const path = '/careers/homepage?lang=de&preview=1'
  expect((await app.call(asEditor, 'GET', path)).body.data).toMatchObject({ title: 'Komm' })
  expect((await app.call(null, 'GET', path)).status).toBe(401)
})

test('guests find what they read in the language that they ask in', async () => {
  const { body } = await app.call<Saved>(asEditor, 'POST', `${teaser}?lang=de`, {
    title: 'Arbeite mit uns',
    approval: 1,
  })
  const named = { entity_id: body.data.id, entity_type: 'work_with_us' }
  await app.call(asApprover, 'POST', '/approvals/approve', named)
  const found = async (query: string) => {
    const path = `/search?query=arbeite${query}`
    const { data } = (await app.call<Results>(null, 'GET', path)).body
    return data.groups.flatMap(({ results }) => results.map(({ url }) => url))
  }
  expect(await found('&lang=de')).toEqual(['/home#home-work-with-us'])
  // Elsewhere it leads to the page in German.
  for (const other of ['', '&lang=fr']) {
    expect(await found(other)).toEqual(['/de/home#home-work-with-us'])
  }
  expect((await app.call(null, 'GET', '/search?query=x&lang=pt')).status).toBe(422)
})

test('a language that the brand does not publish in is refused, and so are fields that are not translated', async () => {
  for (const path of ['/careers/homepage', '/banners/home/create', '/discovers/create']) {
    for (const lang of ['xx', 'pt']) {
      const { status, body } = await app.call(asEditor, 'GET', `${path}?lang=${lang}`)
      expect([path, status, Object.keys(body.errors ?? {})]).toEqual([path, 422, ['lang']])
    }
  }
  const body = { title: 'Komm', gallery_id: site.picture.id }
  const refused = await app.call(asEditor, 'POST', `${teaser}?lang=de`, body)
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['gallery_id']])
  expect((await app.call(asEditor, 'POST', `${teaser}?lang=pt`, { title: 'X' })).status).toBe(422)
})

test('every screen is told how its cards stand in the other languages, and what has changed since', async () => {
  const title = 'Arbeite mit uns'
  const saved = await app.call<Saved>(asEditor, 'POST', `${teaser}?lang=de`, { title, approval: 1 })
  const named = { entity_id: saved.body.data.id, entity_type: 'work_with_us' }
  await app.call(asApprover, 'POST', '/approvals/approve', named)
  await publishTeaser('Come and cook')
  const load = async (lang = '') => {
    const { body } = await app.call<Load>(asEditor, 'GET', `/banners/home/create${lang}`)
    return body.data.sections.work_with_us
  }
  const none = { state: 'none', live: false, outdated: false }
  const german = { language: 'de', state: 'live', live: true, outdated: true }
  expect((await load()).languages).toEqual([german, { language: 'fr', ...none }])
  const { source, record } = await load('?lang=de')
  expect(source?.changed).toMatchObject([{ label: 'Title', after: 'Come and cook' }])
  const body = { ...named, version: record?.version, source_id: source?.id }
  const confirm = (as: Actor | null, sent: object) =>
    app.call(as, 'POST', '/translations/confirm', sent)
  expect((await confirm(null, body)).status).toBe(401)
  expect((await confirm(asSupport, body)).status).toBe(403)
  expect((await confirm(asEditor, { ...body, version: 99 })).status).toBe(409)
  expect((await confirm(asEditor, { ...body, entity_id: 'x' })).status).toBe(422)
  expect((await confirm(asEditor, body)).status).toBe(200)
  expect((await load()).languages?.[0]).toEqual({ ...german, outdated: false })
})

test('who works with content is told the languages; with one of them no answer says more than before', async () => {
  const { body } = await app.call(asEditor, 'GET', '/languages')
  expect(body.data).toEqual({ first: 'en', others: ['de', 'fr'] })
  expect((await app.call(null, 'GET', '/languages')).status).toBe(401)
  await publishSiteLayout(app.services, settings, { brand_name: 'Marigold', languages: ['en'] })
  const load = await app.call<Load>(asEditor, 'GET', '/banners/home/create')
  for (const state of Object.values(load.body.data.sections)) {
    expect(Object.keys(state)).not.toEqual(expect.arrayContaining(['languages']))
    expect(Object.keys(state)).not.toEqual(expect.arrayContaining(['source']))
  }
})

/** The first language says something else from now on. */
async function publishTeaser(title: string) {
  const path = `${teaser}/${site.teaser}`
  const { body } = await app.call<Saved>(asEditor, 'POST', path, { title, approval: 1 })
  const named = { entity_id: body.data.id, entity_type: 'work_with_us' }
  await app.call(asApprover, 'POST', '/approvals/approve', named)
}

test('the queue and the log are narrowed down to a language, and count what is left', async () => {
  await app.call(asEditor, 'POST', `${teaser}?lang=de`, { title: 'Komm', approval: 1 })
  await app.call(asEditor, 'POST', `${teaser}/${site.teaser}`, { title: 'Come', approval: 1 })
  interface List {
    count: number
    total: number
    data: { language: string; entity_type: string }[]
  }
  const list = async (path: string) => (await app.call<List>(asEditor, 'GET', path)).body.data
  const german = { language: 'de', entity_type: 'work_with_us' }
  expect((await list('/approvals')).data).toMatchObject([german, { language: '' }])
  expect(await list('/approvals?lang=de')).toMatchObject({ count: 2, total: 1, data: [german] })
  expect(await list('/approvals?lang=en')).toMatchObject({ total: 1, data: [{ language: '' }] })
  expect(await list('/approvals?lang=pt')).toMatchObject({ count: 2, total: 0, data: [] })
  const all = await list('/logs')
  const inGerman = await list('/logs?lang=de')
  expect(inGerman).toMatchObject({ total: 2, data: [german, german] })
  expect((await list('/logs?lang=en')).total).toBe(all.total - 2)
  expect((await list('/logs?lang=en&search=work')).data).not.toContainEqual(
    expect.objectContaining(german),
  )
  for (const path of ['/approvals', '/logs', '/logs/export']) {
    expect((await app.call(asEditor, 'GET', `${path}?lang=xx`)).status).toBe(422)
  }
})

test('what needs no approval is translated at once, says how it stands, and is put back from the log', async () => {
  interface Footer {
    text: string
    copyright: string
    sections?: { footer: DocumentView }
  }
  const footer = async (as: Actor | null, query: string) =>
    (await app.call<Footer>(as, 'GET', `/footers${query}`)).body.data
  const save = (text: string, more = {}) =>
    app.call<Saved>(asEditor, 'POST', '/footers/update?lang=de', { text, ...more })
  expect((await save('Früh offen', { image_lovin_it: site.picture.id })).status).toBe(422)
  const saved = await save('Früh offen')
  expect(saved.body).toMatchObject({ data: { state: { language: 'de', live: true } } })
  expect((await save('Früh offen')).body.message).toMatch(/^Nothing was changed/)
  expect(await footer(null, '?lang=de')).toMatchObject({ text: 'Früh offen', copyright: '2026' })
  expect((await footer(null, '')).text).toBe('Open early')
  await app.call(asEditor, 'POST', '/footers/update', { text: 'Open late' })
  const [german] = (await footer(asEditor, '')).sections?.footer.languages ?? []
  expect(german).toEqual({ language: 'de', state: 'live', live: true, outdated: true })
  const state = (await footer(asEditor, '?lang=de')).sections?.footer
  expect(state).toMatchObject({ values: { text: 'Früh offen', copyright: '' } })
  expect(state?.source?.changed).toMatchObject([{ label: 'Text', after: 'Open late' }])
  await save('Spät offen', { source_id: state?.source?.id })
  expect((await footer(asEditor, '?lang=de')).sections?.footer.source?.changed).toEqual([])
  const { body } = await app.call<{ data: LogEntry[] }>(asEditor, 'GET', '/logs?lang=de')
  const last = body.data.data.find(({ can_undo }) => can_undo)
  const undone = await app.call(asEditor, 'POST', `/logs/${last?.id}/undo`, {})
  expect(undone.status).toBe(200)
  expect((await footer(null, '?lang=de')).text).toBe('Früh offen')
})
