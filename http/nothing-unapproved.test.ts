import fc from 'fast-check'
import { expect, test } from 'vitest'
import { homeEditor } from '#catalogue/home/editor.ts'
import { publishedRoutes } from '#http/api.ts'
import { card, icmLine, slide, teaser } from '#test/content.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { type PublishedSite, publishSite } from '#test/publish-site.ts'

const marker = 'Zq7-unapproved'

/** Drafts, pending and rejected records, all with the marker in every text they hold. */
async function fillWithDrafts(app: TestApp, site: PublishedSite): Promise<void> {
  const picture = site.picture.id
  const secret = (at: number) => `${marker}-${at}`
  const product = { gallery_id: picture, entity_id: site.product, entity_name: secret(4) }
  const bodies = {
    '/banners/home': {
      banners: [slide(picture, site.offer, { entity_name: secret(1), url: `/${secret(1)}` })],
    },
    '/banners/home/icm': icmLine(secret(2)),
    '/banners/home/work-with-us': teaser(picture, { title: secret(3), description: secret(3) }),
    '/banners/products': { banners: [{ ...product, name: secret(4) }] },
    '/discovers': {
      items: [card(picture, { title: secret(5), description: secret(5), button: secret(5) })],
    },
  }
  expect(Object.keys(bodies).length).toBe(homeEditor.sections.length)
  for (const [at, [path, body]] of Object.entries(bodies).entries()) {
    const sent = { ...body, approval: at % 2 }
    const { status, body: answer } = await app.call<{ id: number }>(asEditor, 'POST', path, sent)
    expect(status).toBe(200)
    if (at !== 3) continue
    const named = { entity_id: answer.data.id, entity_type: 'product_banner', remarks: secret(6) }
    await app.call(asApprover, 'POST', '/approvals/reject', named)
  }
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
  '/api/banners/home/create',
  '/api/discovers/create',
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

test('nothing unapproved is in any answer to the signed out, whatever they send', async () => {
  const app = await openTestApp()
  await fillWithDrafts(app, await publishSite(app.services))
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
