import { expect, test } from 'vitest'
import { writeSearchMisses } from '#domain/search/search-misses.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asSupport } from '#test/people.ts'

interface Settings {
  brand_name: string
  app_slug: string
  version: number | null
  redirects: { redirects: { id: number; from: string; to: string }[]; version: number | null }
  synonyms: { synonyms: { id: number; words: string }[]; unused: string[] }
  ready_words: { topic: string; words: { lang: string; words: string }[] }[]
  zero_results: { term: string; count: number }[]
}

async function openSettings() {
  const app = await openTestApp()
  const load = async () => (await app.call<Settings>(asAdmin, 'GET', '/settings')).body.data
  const save = (body: object) =>
    app.call(asAdmin, 'POST', '/settings/update', { brand_name: 'Petal', ...body })
  const redirect = (redirects: object[], more = {}) =>
    app.call(asAdmin, 'POST', '/settings/redirects/update', { redirects, ...more })
  return { app, load, save, redirect }
}

test('everybody who works here sees the settings, and guests do not', async () => {
  const { app, load } = await openSettings()
  expect((await app.call(null, 'GET', '/settings')).status).toBe(401)
  for (const who of [asEditor, asApprover, asSupport]) {
    expect((await app.call(who, 'GET', '/settings')).status).toBe(200)
  }
  expect(await load()).toMatchObject({
    primary_color: '#ffb81c',
    currency: 'EUR',
    time_zone: 'UTC',
    app_slug: 'marigold-app',
    pickup_url: '/contact',
    delivery_url: '/contact',
    social_media: [],
    version: null,
    logo: { image_id: null },
    redirects: { redirects: [], version: null },
    synonyms: { synonyms: [], unused: [] },
    zero_results: [],
  })
})

test('the brand, its money, zone, accounts and links are kept', async () => {
  const { load, save } = await openSettings()
  const brand = {
    primary_color: '#FFCC00',
    secondary_color: '#111111',
    currency: 'CHF',
    time_zone: 'Europe/Zurich',
    app_slug: 'petal-app',
    pickup_url: '/contact?pickup',
    delivery_url: 'https://delivery.example/petal',
  }
  const social_media = [{ name: 'Instagram URL', url: 'instagram.com/petal' }]
  expect((await save({ ...brand, social_media })).status).toBe(200)
  expect(await load()).toMatchObject({
    ...brand,
    primary_color: '#ffcc00',
    social_media: [{ id: 1, name: 'Instagram URL', url: 'https://instagram.com/petal' }],
    version: 1,
  })
  await save({ removeSocial: [1] })
  expect(await load()).toMatchObject({ social_media: [], version: 2 })
})

test('what cannot be is refused beside its field', async () => {
  const { load, save } = await openSettings()
  const wrong: [string, unknown, string | RegExp][] = [
    ['brand_name', '', /Please fill in/],
    ['currency', 'XYZ!', /./],
    ['time_zone', 'Mars/Olympus', /./],
    ['primary_color', 'red', /#ffb81c/],
    ['app_slug', 'petal', /-app/],
    ['app_slug', '../-app', /-app/],
    ['app_slug', 'Petal-app', /-app/],
  ]
  for (const [name, value, sentence] of wrong) {
    const { status, body } = await save({ [name]: value })
    expect([status, name]).toEqual([422, name])
    expect(body.errors?.[name]?.join()).toMatch(sentence)
  }
  expect((await load()).version).toBe(null)
})

test('any two colours can be saved: what is read on what is chosen by their contrast', async () => {
  const { app, save } = await openSettings()
  for (const primary_color of ['#0b5d3b', '#000000', '#ffffff', '#777777']) {
    expect((await save({ primary_color, secondary_color: '#ffffff' })).status).toBe(200)
    expect((await app.get('/home')).bytes.toString()).toContain(`--brand:${primary_color}`)
  }
})

test('a changed slug leaves a redirect by itself, and changing it back makes no circle', async () => {
  const { app, load, save } = await openSettings()
  await save({ app_slug: 'first-app' })
  await save({ app_slug: 'second-app' })
  const table = async () => (await load()).redirects.redirects.map(({ from, to }) => [from, to])
  expect(await table()).toEqual([
    ['/marigold-app', '/second-app'],
    ['/first-app', '/second-app'],
  ])
  const { status, headers } = await app.get('/first-app?from=poster')
  expect([status, headers.location]).toEqual([301, '/second-app?from=poster'])
  await save({ app_slug: 'marigold-app' })
  expect(await table()).toEqual([
    ['/first-app', '/marigold-app'],
    ['/second-app', '/marigold-app'],
  ])
  expect((await app.get('/marigold-app')).status).toBe(404)
})

test('a move on a full table of redirects is refused, and says why', async () => {
  const { load, save, redirect } = await openSettings()
  await save({ app_slug: 'first-app' })
  const many = Array.from({ length: 499 }, (_, n) => ({ from: `/old-${n}`, to: '/menu' }))
  const before = (await load()).redirects.redirects
  expect((await redirect([...before, ...many])).status).toBe(200)
  const { status, body } = await save({ app_slug: 'second-app' })
  expect([status, body.errors?.app_slug?.[0]]).toEqual([
    422,
    expect.stringMatching(/^There are already 500 redirects, .+ Please remove one/),
  ])
  expect(await load()).toMatchObject({ app_slug: 'first-app' })
  expect((await load()).redirects.redirects).toHaveLength(500)
  await redirect([], { removeRedirect: [before[0]?.id] })
  expect((await save({ app_slug: 'second-app' })).status).toBe(200)
})

test('redirects follow the app page however they were spelled, and never lead away from it', async () => {
  const { load, save, redirect } = await openSettings()
  await save({ app_slug: 'first-app' })
  const rows = [
    { from: '/poster/', to: '/first-app/?from=poster' },
    { from: '/next-app/?old', to: '/menu' },
  ]
  const live = await redirect([{ from: '/first-app/', to: '/menu' }])
  expect(live.status).toBe(422)
  expect(live.body.errors).toMatchObject({
    'redirects.1.from': ['There is a page at this address.'],
  })
  const before = (await load()).redirects.redirects
  expect((await redirect([...before, ...rows])).status).toBe(200)
  expect((await save({ app_slug: 'next-app' })).status).toBe(200)
  const table = (await load()).redirects.redirects.map(({ from, to }) => [from, to])
  expect(table).toEqual([
    ['/marigold-app', '/next-app'],
    ['/poster/', '/next-app?from=poster'],
    ['/first-app', '/next-app'],
  ])
})

test('redirects are managed, answered with 301 at once, and gone at once', async () => {
  const { app, redirect, load } = await openSettings()
  expect((await app.get('/old')).status).toBe(404)
  const rows = [
    { from: '/old', to: '/home' },
    { from: '/shop', to: 'https://shop.example/?a=1' },
    { from: '/hours', to: '/contact#hours' },
  ]
  expect((await redirect(rows)).status).toBe(200)
  for (const path of ['/old', '/old/']) {
    const { status, headers } = await app.get(path)
    expect([status, headers.location, headers['cache-control']]).toEqual([301, '/home', 'no-cache'])
  }
  expect((await app.get('/shop?x=y')).headers.location).toBe('https://shop.example/?a=1')
  expect((await app.get('/hours?x=y')).headers.location).toBe('/contact#hours')
  expect((await app.get('/OLD')).status).toBe(404)
  const [first] = (await load()).redirects.redirects
  await redirect([], { removeRedirect: [first?.id], version: 1 })
  expect((await app.get('/old')).status).toBe(404)
})

test('loops, chains, doubles, pages and machinery are refused beside their row', async () => {
  const { app, redirect, load } = await openSettings()
  const wrong: [object[], string, RegExp][] = [
    [[{ from: '/a', to: '/a' }], 'redirects.0.to', /itself/],
    [[{ from: '/a/', to: '/a' }], 'redirects.0.to', /itself/],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      'redirects.0.to',
      /already redirects to/,
    ],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c' },
      ],
      'redirects.0.to',
      /already redirects to \/c/,
    ],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/a/', to: '/c' },
      ],
      'redirects.1.from',
      /already a redirect from this/,
    ],
    [[{ from: '/menu', to: '/b' }], 'redirects.0.from', /There is a page/],
    [[{ from: '/api/settings', to: '/b' }], 'redirects.0.from', /cannot be redirected/],
    [[{ from: '/', to: '/b' }], 'redirects.0.from', /cannot be redirected/],
    [[{ from: 'https://other.example/', to: '/b' }], 'redirects.0.from', /on this site/],
    [[{ from: '/a', to: '' }], 'redirects.0.to', /Please enter the address to redirect to/],
    [[{ from: '/a', to: 'javascript:alert(1)' }], 'redirects.0.to', /Links start with/],
    [[{ from: '/a', to: '//evil.example' }], 'redirects.0.to', /Links start with/],
  ]
  for (const [rows, path, sentence] of wrong) {
    const { status, body } = await redirect(rows)
    expect([status, path]).toEqual([422, path])
    expect(body.errors?.[path]?.join()).toMatch(sentence)
  }
  expect((await load()).redirects.redirects).toEqual([])
  const own = app.config.publicUrl
  for (const host of [own, own.toUpperCase(), own.replace(':3000', '.:3000')]) {
    const { status, body } = await redirect([{ from: '/circle', to: `${host}/circle` }])
    expect([host, status]).toEqual([host, 422])
    expect(body.errors?.['redirects.0.to']?.join()).toMatch(/itself/)
  }
  expect((await app.get('/circle')).status).toBe(404)
  expect((await redirect([{ from: '/round', to: `${own.toUpperCase()}/menu?a=1` }])).status).toBe(
    200,
  )
  expect((await load()).redirects.redirects).toMatchObject([{ from: '/round', to: '/menu?a=1' }])
})

test('a redirect never stands in the place of a page that is there', async () => {
  const { app, redirect } = await openSettings()
  expect((await redirect([{ from: '/home', to: '/b' }])).status).toBe(422)
  expect((await redirect([{ from: '/hamburger-menu', to: '/b' }])).status).toBe(200)
  expect((await app.get('/hamburger-menu')).status).toBe(200)
})

test('synonyms need two words and are found by the search', async () => {
  const { app, load } = await openSettings()
  const save = (words: string) =>
    app.call(asAdmin, 'POST', '/settings/synonyms/update', { synonyms: [{ words }] })
  expect((await save('fries')).body.errors).toHaveProperty(['synonyms.0.words'])
  expect((await save('fries, chips')).status).toBe(200)
  expect((await load()).synonyms.synonyms).toEqual([{ id: 1, words: 'fries, chips' }])
})

test('the words that come with the product are shown in the languages of the brand, and switched off', async () => {
  const { app, load } = await openSettings()
  const hours = (await load()).ready_words.find(({ topic }) => topic === 'hours')
  expect(hours?.words.map(({ lang }) => lang)).toEqual(['en'])
  expect(hours?.words[0]?.words).toMatch(/^opening hours, /)
  await app.call(asAdmin, 'POST', '/settings/update', {
    brand_name: 'Petal',
    languages: ['en', 'de', 'cn', 'ae'],
  })
  const [, ...others] =
    (await load()).ready_words.find(({ topic }) => topic === 'hours')?.words ?? []
  const separators = others.map(({ lang, words }) => [lang, /^[^,，،]+([,，،] ?)/.exec(words)?.[1]])
  expect(separators).toEqual([
    ['de', ', '],
    ['cn', '，'],
    ['ae', '، '],
  ])
  const save = (unused: string[]) =>
    app.call(asAdmin, 'POST', '/settings/synonyms/update', { unused })
  expect((await save(['nonsense'])).status).toBe(422)
  expect((await save(['hours'])).status).toBe(200)
  expect((await load()).synonyms.unused).toEqual(['hours'])
})

test('what guests search for in vain is counted for the settings, without a write for each', async () => {
  const { app, load } = await openSettings()
  for (const query of ['zebra', 'Zebra', 'unicorn']) {
    await app.call(null, 'GET', `/search?query=${query}`)
    await app.get(`/search?query=${query}`)
  }
  expect((await load()).zero_results).toEqual([])
  await writeSearchMisses(app.services)
  const counted = (await load()).zero_results.map(({ term, count }) => [term, count])
  expect(counted).toEqual([
    ['zebra', 4],
    ['unicorn', 2],
  ])
})
