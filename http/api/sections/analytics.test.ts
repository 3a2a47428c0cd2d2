import { beforeEach, expect, test } from 'vitest'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  await publishSite(app.services)
})

const path = '/settings/analytics'

async function publish(sent: object) {
  const saved = await app.call<{ id: number }>(asEditor, 'POST', path, { ...sent, approval: 1 })
  expect(saved.status).toBe(200)
  const named = { entity_id: saved.body.data.id, entity_type: 'analytics' }
  expect((await app.call(asApprover, 'POST', '/approvals/approve', named)).status).toBe(200)
}

async function home() {
  const { bytes, headers } = await app.get('/home')
  return { html: bytes.toString(), policy: String(headers['content-security-policy']) }
}

test('nothing of analytics is in a page until a service is approved, nor after it is taken out', async () => {
  const before = await home()
  expect(before.policy).toContain("script-src 'self';")
  expect(before.policy).toContain("connect-src 'self';")
  expect(before.html).not.toMatch(/analytics|consent/i)
  await app.call(asEditor, 'POST', path, { service: 'gtm', site_id: 'GTM-ABC1234', approval: 1 })
  expect(await home()).toEqual(before)
})

test('a page allows the origins of the chosen service alone, and its text cannot add to them', async () => {
  await publish({ service: 'matomo', site_id: '7', address: 'https://stats.brand.example/x' })
  const { html, policy } = await home()
  expect(policy).toContain("script-src 'self' https://stats.brand.example;")
  expect(policy).toContain("connect-src 'self' https://stats.brand.example;")
  expect(policy).toMatch(/img-src [^;]* https:\/\/stats\.brand\.example;/)
  expect(policy).not.toContain('google')
  expect(html).toContain('data-island="Analytics"')
  // The script of the service comes after consent: the page itself asks for nothing of it.
  expect(html).not.toMatch(/<(script|link|img|iframe)[^>]*stats\.brand\.example/)
  await publish({ service: 'none' })
  expect((await home()).policy).toContain("script-src 'self';")
})

test('Google asks for consent, Plausible does not', async () => {
  await publish({ service: 'ga4', site_id: 'G-ABC123DEF4' })
  expect((await home()).html).toContain('&quot;asks&quot;:true')
  await publish({ service: 'plausible', site_id: 'brand.example', address: '' })
  const { html, policy } = await home()
  expect(html).toContain('&quot;asks&quot;:false')
  expect(policy).toContain("script-src 'self' https://plausible.io;")
})

test.each([
  [{ service: 'ga4', site_id: 'UA-1' }, 'site_id'],
  [{ service: 'ga4', site_id: "G-ABCD'; x" }, 'site_id'],
  [{ service: 'gtm', site_id: 'G-ABC123DEF4' }, 'site_id'],
  [{ service: 'plausible', site_id: 'brand.example"' }, 'site_id'],
  [{ service: 'matomo', site_id: '7' }, 'address'],
  [{ service: 'matomo', site_id: '7', address: 'http://stats.brand.example' }, 'address'],
  [{ service: 'matomo', site_id: '0', address: 'https://stats.brand.example' }, 'site_id'],
])('%o is not published', async (sent, wrong) => {
  const { status, body } = await app.call(asEditor, 'POST', path, { ...sent, approval: 1 })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [wrong]])
})
