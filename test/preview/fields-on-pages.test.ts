// In a preview of a form, each part of the page names the field that it comes from.
import { beforeAll, expect, test } from 'vitest'
import { collections, sections } from '#catalogue/catalogue.ts'
import { previewPathOf } from '#catalogue/content/entry-path.ts'
import type { Collection, Declaration } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { Json, SentValues } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import { completeBody } from '../content/arbitrary-body.ts'
import { addDocument } from '../content/content.ts'
import { type PublishedSite, publishSite } from '../content/publish-site.ts'
import { openTestApp, type TestApp } from '../open-test-app.ts'
import { asAdmin } from '../people.ts'

/** Fields that no page shows: addresses, search engines, keys of imports, and the page's own words. */
const nowhere = ['slug', 'seo_title', 'seo_description', 'code', 'kind:constant', 'name:constant']

/** Other fields that are not named, by declaration, and why. */
const unnamed: Record<string, [why: string, ...fields: string[]]> = {
  'home.products': ['the title of the dish stands in its place', 'name'],
  'home.more': ['how a block looks; entries have names of their own', 'width', 'side', 'entries'],
  page: [
    'the same; search engines and the address show the others',
    'width',
    'side',
    'entries',
    'description',
    'parent',
  ],
  'app.video': ['it is the address of the player', 'video_url'],
  'frame.notice': [
    'a part of the site layout, which no page resolves',
    'text',
    'url',
    'link_text',
    'tone',
    'locations',
    'groups',
  ],
  'frame.urgent-notice': [
    'a part of the site layout, which no page resolves',
    'text',
    'url',
    'link_text',
    'tone',
    'locations',
    'groups',
  ],
  'frame.look': [
    'it is how the whole page looks',
    'brand',
    'on_brand',
    'ink',
    'ground',
    'accent',
    'positive',
    'scheme',
    'display_face',
    'text_face',
    'corners',
    'density',
    'motif',
    'footer_edge',
    'hero_style',
    'icon',
  ],
  promotion: [
    'all restaurants are not listed, and of groups only the restaurants; the dishes have pages of their own',
    'restaurants',
    'groups',
    'items',
  ],
  'menu-category': ['the menu is divided by them', 'type', 'lists'],
  'menu-item': [
    'where it is in the menu; of groups the restaurants are listed',
    'type',
    'category',
    'sub_list',
    'groups',
  ],
  'menu-override': [
    'the menu of a restaurant shows its dish with another price',
    'title',
    'item',
    'size',
    'group',
    'location',
    'price',
    'available',
  ],
  location: [
    'parts of words that other fields name, of the clock and of the map',
    'service',
    'state',
    'time_zone',
    'until',
    'region',
    'country',
    'latitude',
    'longitude',
    'disclosure',
  ],
  vacancy: [
    'parts of words that other fields name; restaurants have names of their own',
    'kind',
    'locations',
    'groups',
    'region',
    'country',
    'time_zone',
    'pay_to',
    'pay_unit',
    'pay_currency',
  ],
  tender: ['it decides how others are shown', 'time_zone'],
  'community-post': [
    'the list that it is in, and a date that its component formats',
    'kind',
    'date',
  ],
  'legal-page': ['a date that its component formats', 'effective_on'],
}

/** Values with which a page shows most of its fields. */
const shown: Record<string, SentValues> = {
  'frame.notice': { locations: [] },
  'frame.urgent-notice': { locations: [] },
  location: {
    state: 'open',
    services: ['dine_in', 'drive_through', 'delivery'],
    dine_in_hours: 'Mo-Su 07:00-23:00',
    drive_through_hours: 'Mo-Su 06:00-23:00',
    delivery_hours: 'Mo-Su 09:00-22:00',
    exceptions: [{ date: '2026-12-24', hours: 'off', services: ['delivery'], note: 'zqtext' }],
  },
  vacancy: { locations: [] },
  'community-post': { kind: 'news' },
}

let app: TestApp
let site: PublishedSite
let document: number
beforeAll(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
  document = await addDocument(app.store)
})

interface Shown {
  html: string
  skipped: string[]
}

const shownInPreview = [
  ...sections.filter(({ previewPath }) => previewPath !== null),
  ...collections,
]

test.each(shownInPreview)('the page of $label names its fields', async (declaration) => {
  const filling = { text: 'zqtext', picture: site.picture.id, document, entry: site.entryOf }
  const body = { ...completeBody(declaration, filling), ...shown[declaration.key] }
  const path = previewOf(declaration, limits.id, body)
  const sent = { entity_type: declaration.entityType, path, values: body }
  const { body: answer } = await app.call<Shown>(asAdmin, 'POST', '/preview/unsaved', sent)
  const { html, skipped } = answer.data
  expect(skipped).toEqual([])
  expect(html).not.toMatch(/[\u{F0000}-\u{FFFFD}]/u)
  const named = namesIn(html)
  const declared = [...fieldsIn(declaration.fields), ...fieldsIn(declaration.set?.fields ?? [])]
  const missing = declared
    .filter(({ key, kind }) => !nowhere.includes(key) && !nowhere.includes(`${key}:${kind}`))
    .flatMap(({ key }) => (named.has(key) ? [] : key))
  const [, ...known] = unnamed[declaration.key] ?? ['']
  expect(new Set(missing)).toEqual(new Set(known))
})

function previewOf(declaration: Declaration, id: number, body: SentValues): string {
  if (declaration.titleKey === null) return declaration.previewPath ?? '/'
  const entry = { id, slug: 'zqtext', values: body as Record<string, Json> }
  return previewPathOf(declaration as Collection, entry) ?? '/'
}

/** Returns the last names of the fields that a page names. */
function namesIn(html: string): Set<string> {
  const paths = [...html.matchAll(/ data-field="([^"]*)"/g)].flatMap(([, all = '']) =>
    all.split(' '),
  )
  return new Set(paths.map((path) => path.split('.').findLast((name) => !/^\d+$/.test(name)) ?? ''))
}

/** Returns the fields, and in place of rows those of the rows. */
function fieldsIn(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => (field.rows ? fieldsIn(field.rows.fields) : field))
}

test('a preview differs from the page of guests by the names of its fields alone', async () => {
  for (const { entity_type, path } of [
    { entity_type: 'main_banner', path: '/home' },
    { entity_type: 'product_banner', path: '/home' },
    { entity_type: 'discover', path: '/home' },
    { entity_type: 'work_with_us', path: '/home' },
  ]) {
    const sent = { entity_type, path, values: {}, at: app.clock.now() }
    const { body } = await app.call<Shown>(asAdmin, 'POST', '/preview/unsaved', sent)
    const guests = (await app.get(path)).bytes.toString()
    expect(body.data.html).toMatch(/ data-field="/)
    expect(guests).not.toContain('data-field')
    expect(body.data.html.replaceAll(/ data-field="[^"]*"/g, '')).toBe(
      guests.replaceAll(/<script\b.*?<\/script>/gs, ''),
    )
  }
})
