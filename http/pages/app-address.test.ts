import { expect, test } from 'vitest'
import { appSteps } from '#catalogue/sections/app.ts'
import { addPicture } from '#test/content/content.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'

const deal = 'Order at the table, eat before the queue moves'

/** The app page is at `/app` for staff and at the brand's address for guests. */
async function openAppPage() {
  const app = await openTestApp()
  const image = await addPicture(app.store)
  await app.desk.publish(appSteps, { description: deal, image })
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.get(path, headers)
    return [response.status, response.headers.location ?? response.bytes.toString().includes(deal)]
  }
  const pass = async () => {
    const { headers } = await app.call(asEditor, 'POST', '/auth/preview', {})
    return { cookie: (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '' }
  }
  return { app, ask, pass }
}

test('guests find the app page at its slug, and are led away from the address for staff', async () => {
  const { app, ask } = await openAppPage()
  expect(await ask('/marigold-app')).toEqual([200, true])
  for (const path of ['/app', '/app?preview=1', '/app?x=1'])
    expect([path, ...(await ask(path))]).toEqual([path, 302, '/error-404'])
  const made = await app.get('/app')
  expect(made.headers['cache-control']).toBe('no-store')
  const forged = { cookie: 'linecheck-preview=not-a-pass' }
  expect(await ask('/app?preview=1', forged)).toEqual([302, '/error-404'])
})

test('signed-in staff see it there, until they log out', async () => {
  const { app, ask, pass } = await openAppPage()
  const own = await pass()
  expect(await ask('/app?preview=1', own)).toEqual([200, true])
  expect(await ask('/app', own)).toEqual([200, true])
  await app.call(asEditor, 'POST', '/auth/logout', {})
  expect(await ask('/app', own)).toEqual([302, '/error-404'])
})

test('a search leads to the address for guests', async () => {
  const { app } = await openAppPage()
  const { body } = await app.call<{ groups: { results: { url: string }[] }[] }>(
    null,
    'GET',
    '/search?query=app',
  )
  const urls = body.data.groups.flatMap(({ results }) => results.map(({ url }) => url))
  expect(urls).toContain('/marigold-app')
  expect(urls).not.toContain('/app')
})
