import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../open-test-app.ts'
import { openDemo } from '../search/open-demo.ts'

let app: TestApp
/** Every page that search engines are led to, and some that they are not, by its address. */
const pages = new Map<string, string>()
beforeAll(async () => {
  app = await openDemo()
  const others = [
    '/search?query=burger',
    '/ar/search?query=x',
    '/privacy-policy/versions/1',
    '/test',
  ]
  for (const address of [...(await addressesOf('/sitemap.xml')), ...others])
    pages.set(address, (await app.get(address)).bytes.toString())
}, 120_000)

type Data = Record<string, unknown>

const root = join(import.meta.dirname, '../..')
const compiler = join(root, 'node_modules/typescript/bin/tsc')
const plainOptions = [
  ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck'],
  ...['--target', 'esnext', '--module', 'esnext', '--moduleResolution', 'bundler'],
]

/** Each as a constant that its kind has to allow; `query-input` is a note of actions, which have no type. */
function typed(told: readonly Data[]): string {
  const kinds = new Set(told.map((data) => String(data['@type'])))
  const constants = told.map((data, at) => {
    const json = JSON.stringify(data, (key, value) => (key.endsWith('-input') ? undefined : value))
    return `export const data${at}: WithContext<${data['@type']}> = ${json}`
  })
  return [
    `import type { WithContext, ${[...kinds].join(', ')} } from 'schema-dts'`,
    ...constants,
  ].join('\n')
}

/** What the compiler says against data by schema.org's own vocabulary (`schema-dts`), a line a fault. */
async function faultsIn(told: readonly Data[]): Promise<string> {
  const folder = join(root, 'node_modules/.cache')
  await mkdir(folder, { recursive: true })
  const place = await mkdtemp(join(folder, 'structured-data-'))
  try {
    const name = join(place, 'data.ts')
    await writeFile(name, typed(told))
    await promisify(execFile)(process.execPath, [compiler, ...plainOptions, name])
    return ''
  } catch (failure) {
    return (failure as { stdout: string }).stdout
  } finally {
    await rm(place, { recursive: true })
  }
}

/** The data blocks of a page, each node of a graph by itself. */
function dataIn(html: string): Data[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return [...blocks].flatMap(([, json = '']) => {
    const { '@graph': nodes, ...data }: { '@graph'?: Data[] } & Data = JSON.parse(json)
    return nodes ? nodes.map((node) => ({ ...data, ...node })) : [data]
  })
}

async function addressesOf(sitemap: string): Promise<string[]> {
  const xml = (await app.get(sitemap)).bytes.toString()
  const places = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  const parts = await Promise.all(
    places.map((place) => (place.endsWith('.xml') ? addressesOf(place) : [place])),
  )
  return parts.flat()
}

/** All that pages tell of one type, or of every type. */
function toldOf(type?: string): Data[] {
  const told = [...pages.values()].flatMap(dataIn)
  const wanted = told.filter((data) => type === undefined || data['@type'] === type)
  return [...new Map(wanted.map((data) => [JSON.stringify(data), data])).values()]
}

test('what every page tells search engines is valid by the vocabulary of schema.org', {
  timeout: 120_000,
}, async () => {
  const told = toldOf()
  const kinds = told.map((data) => String(data['@type']))
  expect([...new Set(kinds)].sort()).toEqual([
    'BreadcrumbList',
    'FAQPage',
    'FastFoodRestaurant',
    'ImageGallery',
    'JobPosting',
    'Menu',
    'MenuItem',
    'NewsArticle',
    'Offer',
    'Organization',
    'WebSite',
  ])
  expect(await faultsIn(told)).toBe('')
})

test('a word that the vocabulary does not have would be found', async () => {
  const restaurant = {
    '@context': 'https://schema.org',
    '@type': 'FastFoodRestaurant',
    name: 'One',
  }
  expect(await faultsIn([restaurant])).toBe('')
  expect(await faultsIn([{ ...restaurant, openingTimes: 'always' }])).toMatch(/openingTimes/)
  expect(await faultsIn([{ ...restaurant, geo: { '@type': 'Place', latitude: 1 } }])).toMatch(
    /GeoCoordinates/,
  )
})

test('every step that a page names as above it answers by itself', {
  timeout: 60_000,
}, async () => {
  const steps = toldOf('BreadcrumbList').flatMap(({ itemListElement }) => itemListElement as Data[])
  const addresses = new Set(steps.map(({ item }) => String(item)))
  expect(addresses.size).toBeGreaterThan(40)
  const astray: [string, number][] = []
  for (const address of addresses) {
    const { pathname, search } = new URL(address)
    const { status } = await app.get(pathname + search)
    if (status !== 200) astray.push([address, status])
  }
  expect(astray).toEqual([])
})

test('what is shared of a page has its size beside it', () => {
  let shared = 0
  for (const [address, html] of pages) {
    if (!html.includes('<meta property="og:image"')) continue
    shared += 1
    for (const side of ['width', 'height'])
      expect(html, `${side} on ${address}`).toMatch(
        new RegExp(`<meta property="og:image:${side}" content="[1-9]\\d*"`),
      )
  }
  expect(shared).toBeGreaterThan(40)
})

test('a job says that one applies here only where there is a form of ours', () => {
  const jobs = toldOf('JobPosting')
  expect(jobs.length).toBeGreaterThanOrEqual(5)
  // The demo's jobs are applied for by mail, or on another site.
  for (const { title, directApply } of jobs) expect([title, directApply]).toEqual([title, false])
})

test('a job is paid in the money of the country in which it is', () => {
  const money: Record<string, string> = { DE: 'EUR', GB: 'GBP', AE: 'AED' }
  const paid = toldOf('JobPosting').filter(({ baseSalary }) => baseSalary !== undefined)
  const seen = paid.map(({ baseSalary, jobLocation }) => {
    const [place] = [jobLocation].flat() as { address: { addressCountry: string } }[]
    expect((baseSalary as Data).currency).toBe(money[place?.address.addressCountry ?? ''])
    return (baseSalary as Data).currency
  })
  expect(new Set(seen)).toEqual(new Set(['EUR', 'GBP', 'AED']))
})

test('an offer of some restaurants says of which, and one of all names none', () => {
  const offers = new Map(toldOf('Offer').map((offer) => [offer.name, offer]))
  const places = offers.get('Two shakes, one price')?.availableAtOrFrom as Data[]
  expect(places.map(({ name }) => name)).toEqual([
    'Marigold Linden Square',
    'Marigold Harbour',
    'Marigold Marina Walk',
  ])
  expect(places[0]?.address).toMatchObject({ addressLocality: 'Berlin', postalCode: '10119' })
  expect(offers.get('The Smoky Stack is back')).not.toHaveProperty('availableAtOrFrom')
})

test('no page tells of an account, a shop or an app that is somebody else’s', () => {
  const [brand] = toldOf('Organization')
  const accounts = brand?.sameAs as string[]
  for (const account of accounts) expect(new URL(account).pathname).not.toBe('/')
  for (const [address, html] of pages) {
    const links = [...html.matchAll(/href="(https?:\/\/[^"]+)"/g)].map(([, url = '']) => url)
    const foreign = links.filter((url) =>
      /(google|apple|instagram|facebook)\.com$/.test(new URL(url).hostname),
    )
    const maps = foreign.filter((url) => url.includes('/maps'))
    expect([address, foreign.filter((url) => !maps.includes(url))]).toEqual([address, []])
  }
})

test('results of a search are for nobody to list, whatever was asked', async () => {
  for (const address of ['/search?query=burger', '/search?query=', '/ar/search?query=%20']) {
    const html = (await app.get(address)).bytes.toString()
    expect([address, html]).toEqual([
      address,
      expect.stringContaining('<meta name="robots" content="noindex"/>'),
    ])
  }
  expect([...pages.keys()].filter((address) => /search/.test(address))).toEqual([
    '/search?query=burger',
    '/ar/search?query=x',
  ])
  expect((await app.get('/search')).bytes.toString()).not.toContain('noindex')
})
