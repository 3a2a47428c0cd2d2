import { expect, test } from 'vitest'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'

/** An app whose ledger of publications cannot be asked while the test says so. */
async function openLedgerless() {
  const ledger = { isAway: false }
  const app = await openTestApp({
    wrap: (store) => ({
      ...store,
      publications: new Proxy(store.publications, {
        get(target, name) {
          if (ledger.isAway && name === 'changes') throw new Error('no ledger')
          const value = Reflect.get(target, name, target)
          return typeof value === 'function' ? value.bind(target) : value
        },
      }),
    }),
  })
  return { ...app, ledger }
}

test('what fails outside of every call is a refusal like others, and operators are told', async () => {
  const app = await openLedgerless()
  app.ledger.isAway = true
  const { status, headers, bytes } = await app.get('/api/search?query=box')
  expect([status, JSON.parse(bytes.toString())]).toEqual([
    500,
    { success: false, message: expect.stringMatching(/\w/), code: 'internal' },
  ])
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-language': 'en',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(app.lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'a call failed outside its route' }),
  )
})

test('only an address that ends in an id is that of an entry', async () => {
  const app = await openTestApp()
  const { offer } = await publishSite(app.services)
  const statusOf = async (end: string) => (await app.get(`/api/promotions/${end}`)).status
  expect(await statusOf(String(offer))).toBe(200)
  for (const end of [
    `${offer}x`,
    `x${offer}`,
    `0${offer}`,
    `${offer}.0`,
    `${offer}/`,
    '2147483648',
  ])
    expect([end, await statusOf(end)]).toEqual([end, 404])
})

test('what the process has of requests and answers is left as it is', async () => {
  const { Request, Response } = globalThis
  const app = await openTestApp()
  await app.get('/api/auth/me')
  expect([globalThis.Request, globalThis.Response]).toEqual([Request, Response])
})
