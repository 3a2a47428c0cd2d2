import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../open-test-app.ts'
import { openDemo } from '../search/open-demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await openDemo()
})

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

test('what every page tells search engines is valid by the vocabulary of schema.org', {
  timeout: 120_000,
}, async () => {
  const told = new Map<string, Data>()
  // What search engines are not led to has data too.
  const others = [
    '/search?query=burger',
    '/ar/search?query=x',
    '/privacy-policy/versions/1',
    '/test',
  ]
  for (const address of [...(await addressesOf('/sitemap.xml')), ...others]) {
    const { bytes } = await app.get(address)
    for (const data of dataIn(bytes.toString())) told.set(JSON.stringify(data), data)
  }
  const kinds = [...told.values()].map((data) => String(data['@type']))
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
  expect(await faultsIn([...told.values()])).toBe('')
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
