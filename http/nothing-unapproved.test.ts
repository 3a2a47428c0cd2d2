import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collections, declarations, editors, sections } from '#catalogue/catalogue.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { publishedRoutes } from '#http/api.ts'
import { completeBody } from '#test/content/arbitrary-body.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'

const marker = 'Zq7-unapproved'

/** Drafts, pending and rejected records of everything that needs an approval, full of the marker. */
async function fillWithDrafts(app: TestApp, site: PublishedSite): Promise<void> {
  const needApproval = sections.filter(({ workflow }) => workflow === 'approval')
  for (const [at, section] of needApproval.entries()) {
    const sent = { ...withMarker(section, site, at), approval: at % 2 }
    const path = section.savePath ?? ''
    const { status, body } = await app.call<{ id: number }>(asEditor, 'POST', path, sent)
    expect([section.key, status]).toEqual([section.key, 200])
    if (at !== 3) continue
    const named = { entity_id: body.data.id, entity_type: section.entityType }
    const rejection = { ...named, remarks: `${marker}-remarks` }
    const { status: rejected } = await app.call(asApprover, 'POST', '/approvals/reject', rejection)
    expect(rejected).toBe(200)
  }
  for (const [at, collection] of collections.entries()) {
    const sent = { ...withMarker(collection, site, at), approval: at % 2 } as const
    await app.store.write((tx) =>
      addEntry({ db: tx, actor: asEditor, now: app.clock.now() }, collection, sent),
    )
  }
}

function withMarker(declaration: Declaration, site: PublishedSite, at: number) {
  return completeBody(declaration, {
    text: `${marker}-${at}`,
    picture: site.picture.id,
    entry: site.entryOf,
  })
}

const paths = [
  '/',
  '/home',
  '/error-404',
  '/error-500',
  '/search',
  '/nothing',
  '/admin',
  '/api/docs',
  '/api/openapi.json',
  ...editors.flatMap(({ loads }) => loads.map(({ path }) => `/api${path}`)),
  '/api/approvals',
  '/api/logs',
  '/api/auth/me',
  '/metrics',
  ...publishedRoutes.map(({ path }) => `/api${path}`),
]
const value = fc.constantFrom(
  '1',
  '0',
  'true',
  '2',
  '01',
  ' 1',
  '1 ',
  '%31',
  '1,1',
  '[1]',
  '',
  'yes',
)
const name = fc.constantFrom(
  'preview',
  'Preview',
  'preview[]',
  'draft',
  'status',
  'approval',
  'version',
  'page',
  'search',
  '_method',
)
const query = fc.array(fc.tuple(name, value), { maxLength: 3 })
const token = fc.stringMatching(/^[A-Za-z0-9_-]{43}$/)
/** One header, as name and value. */
const header = fc.oneof(
  token.map((text) => ['authorization', `Bearer ${text}`] as const),
  token.map((text) => ['cookie', `linecheck-preview=${text}`] as const),
  fc.constantFrom(
    ...['preview', 'x-preview', 'x-http-method-override', 'x-original-url', 'x-rewrite-url'].map(
      (at) => [at, '/home?preview=1'] as const,
    ),
    ['referer', '/home?preview=1'] as const,
    ['cookie', 'preview=1; token=1'] as const,
    ['cache-control', 'no-cache'] as const,
    ['accept', 'application/json'] as const,
    ['x-none', '1'] as const,
  ),
)
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT')
const request = fc.record({ path: fc.constantFrom(...paths), query, header, method })

test('nothing unapproved is in any answer to the signed out, whatever they send', {
  timeout: 120_000,
}, async () => {
  const app = await openTestApp()
  const site = await publishSite(app.services)
  await fillWithDrafts(app, site)
  const written = (await app.desk.revisions()).filter(({ content }) => content.includes(marker))
  // What holds nothing but pictures has no words to be known by.
  const needApproval = declarations
    .filter(
      ({ workflow, sortedCollection }) => workflow === 'approval' && sortedCollection === null,
    )
    .filter((one) => JSON.stringify(withMarker(one, site, 0)).includes(marker))
  expect(new Set(written.map(({ subject }) => subject))).toEqual(
    new Set(needApproval.map(({ key }) => key)),
  )
  const staff = await app.call(asEditor, 'GET', '/banners/home/create')
  expect(JSON.stringify(staff.body)).toContain(marker)

  await fc.assert(
    fc.asyncProperty(request, async (asked) => {
      const parameters = asked.query.map(([key, sent]) => `${key}=${encodeURI(sent)}`).join('&')
      const path = parameters ? `${asked.path}?${parameters}` : asked.path
      const { status, headers, bytes } = await app.send(asked.method, path, {
        headers: Object.fromEntries([asked.header]),
      })
      expect(bytes.toString()).not.toContain(marker)
      expect(JSON.stringify(headers)).not.toContain(marker)
      expect(status === 500 && asked.path !== '/error-500').toBe(false)
    }),
    { numRuns: 600 },
  )
  const metrics = (await app.get('/metrics')).bytes.toString()
  expect(metrics).not.toContain(marker)
  expect(app.lines.join('')).not.toContain(marker)
})
