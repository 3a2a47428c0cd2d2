import { expect, test } from 'vitest'
import { appSteps } from '#catalogue/sections/app.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import { StoreBusy } from '#store/store-errors.ts'
import { addPicture } from '#test/content/content.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { type Failing, failWith } from '#test/storage/failing-store.ts'

const moved = (from: string, to: string) => ({ redirects: [{ from, to }] })

test('where addresses have moved to is known from the first publication on', async () => {
  const app = await openTestApp()
  await publishSiteLayout(app.services, redirects, moved('/old', '/menu'))
  expect(app.store.publications.changedAt(redirects.key)).toBe(1)
  const { status, headers } = await app.get('/old?a=1')
  expect([status, headers.location]).toEqual([301, '/menu?a=1'])
})

test('a redirect that staff entered goes before a former address of the app page', async () => {
  const app = await openTestApp()
  const image = await addPicture(app.store)
  await app.desk.publish(appSteps, { description: 'Order at the table', image })
  const before = await app.get('/former-app')
  expect([before.status, before.headers.location]).toEqual([301, '/marigold-app'])
  await publishSiteLayout(app.services, redirects, moved('/former-app', '/menu'))
  const { status, headers } = await app.get('/former-app')
  expect([status, headers.location]).toEqual([301, '/menu'])
})

test('who follows an old address is led on while the database is away, too', async () => {
  const failure: Failing = { error: null }
  const app = await openTestApp({ wrap: failWith(failure) })
  await publishSiteLayout(app.services, redirects, moved('/old', '/menu'))
  expect((await app.get('/old')).status).toBe(301)
  failure.error = new StoreBusy('away')
  expect((await app.get('/old')).headers.location).toBe('/menu')
})

test('an address of ours is known with its host, and leads on in one step', async () => {
  const app = await openTestApp()
  const own = app.config.publicUrl
  const rows = [
    { from: '/one', to: `${own}/two` },
    { from: '/two', to: `${own}/three?a=1` },
    { from: '/round', to: `${own}/about` },
    { from: '/about', to: `${own}/round` },
  ]
  await publishSiteLayout(app.services, redirects, { redirects: rows })
  const leadsTo = async (path: string) => (await app.get(path)).headers.location
  expect(await leadsTo('/one?b=2')).toBe(`${own}/three?a=1`)
  expect((await app.get('/round')).status).toBe(404)
})
