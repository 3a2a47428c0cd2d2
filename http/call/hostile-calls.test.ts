import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { anyCharacter } from '#test/any-character.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { hostileIds, hostileTexts } from '#test/http/hostile-texts.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin } from '#test/people.ts'
import { routes } from '../api.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await publishSite(app.services)
})

const text = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.constantFrom(...hostileTexts),
)
const names = fc.constantFrom(
  'page',
  'per_page',
  'search',
  'status',
  'sortDate',
  'sortName',
  'preview',
  'approval',
  'version',
  'name',
  'banners',
  'items',
  'removeBanner',
  'entity_id',
  'entity_type',
  'remarks',
  'username',
  'password',
  'gallery_id',
  'id',
  'toString',
  'hasOwnProperty',
  'starts_at',
  'structure',
  'kind',
)
const anything = fc.oneof(
  text,
  fc.anything({
    values: [text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
    key: fc.oneof(names, text),
    maxDepth: 4,
  }),
  fc.array(fc.dictionary(names, fc.oneof(text, fc.integer()), { maxKeys: 4 }), { maxLength: 60 }),
)
const body = fc.dictionary(fc.oneof(names, text), anything, { maxKeys: 6 })
const query = fc.array(fc.tuple(names, text), { maxLength: 3 })

test('no call with any body and any parameters fails', async () => {
  const calls = routes
    .filter(({ path }) => path !== '/auth/logout' && path !== '/auth/login')
    .flatMap(({ path, methods }) => methods.map((method) => ({ path, method })))
  const id = fc.constantFrom(...hostileIds)
  const headers = {
    authorization: `Bearer ${await app.tokenOf(asAdmin)}`,
    'content-type': 'application/json',
  }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), id, query, body, async (call, at, asked, sent) => {
      const parameters = asked.map(
        ([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`,
      )
      const path = `/api${call.path.replace(/\{\w+\}/, at)}?${parameters.join('&')}`
      const content = call.method === 'get' ? [] : [JSON.stringify(sent)]
      const { status, bytes } = await app.send(call.method.toUpperCase(), path, {
        headers,
        body: content,
      })
      expect([path, status < 500, bytes.toString().slice(0, 200)]).toEqual([
        path,
        true,
        expect.any(String),
      ])
    }),
    { numRuns: 700 },
  )
})

test('no sign-in with any text fails', async () => {
  const credentials = fc.record({ username: text, password: text })
  await fc.assert(
    fc.asyncProperty(credentials, async (sent) => {
      const { status } = await app.call(null, 'POST', '/auth/login', sent)
      expect([401, 422, 429]).toContain(status)
    }),
    { numRuns: 25 },
  )
})

test('afterwards it is as well as before', async () => {
  expect((await app.get('/readyz')).status).toBe(200)
  expect((await app.get('/home')).status).toBe(200)
  expect(app.lines.filter((line) => /"level":[56]0/.test(line))).toEqual([])
})
