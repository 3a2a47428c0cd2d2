import { createServer } from 'node:http'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { publishSite } from '#test/content/publish-site.ts'
import { send } from '#test/http/http-client.ts'
import { listen } from '#test/http/listen.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { apiListener } from './api-listener.ts'
import { ResponseCache } from './pages/response-cache.ts'
import { RateLimiter } from './rate-limiter.ts'

test('what fails outside of every call is a refusal like others, and operators are told', async () => {
  const { services, config } = await openTestApp()
  const lines: string[] = []
  const log = pino(
    {
      hooks: {
        logMethod(args, method, level) {
          if (level === 30) throw new Error('refusals cannot be logged')
          method.apply(this, args)
        },
      },
    },
    { write: (line) => lines.push(line) },
  )
  const headers = { 'x-content-type-options': 'nosniff' }
  const kept = new ResponseCache(services, log, () => headers)
  const answer = apiListener(
    { ...services, config, log, site: expect.anything(), rateLimiter: new RateLimiter() },
    kept,
    headers,
  )
  const path = '/api/auth/me'
  const server = createServer((req, res) => {
    void answer(req, res, new URL(path, 'http://site'))
  })
  const answered = await send(await listen(server), 'GET', path)
  expect([answered.status, JSON.parse(answered.bytes.toString())]).toEqual([
    500,
    { success: false, message: expect.stringMatching(/\w/), code: 'internal' },
  ])
  expect(answered.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-language': 'en',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
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
