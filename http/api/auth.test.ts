import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { SignedInUser } from '#catalogue/wire/users.ts'
import { readConfig } from '#config.ts'
import { findPreviewPass } from '#domain/people/preview-pass.ts'
import { hashOf } from '#domain/people/token.ts'
import { RateLimiter } from '#http/rate-limiter.ts'
import { folderFiles } from '#store/media/files.ts'
import { openSession } from '#test/http/open-session.ts'
import { openTestSearch } from '#test/open-test-search.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addTestPeople, asEditor, testPassword, testPeople } from '#test/people.ts'
import { testEncryption } from '#test/storage/test-encryption.ts'
import { testClock } from '#test/test-clock.ts'
import { mountRoutes } from '../call/mount-routes.ts'
import { authRoutes } from './auth.ts'

interface ApiResponse {
  status: number
  headers: Headers
  body: {
    success: boolean
    message: string
    data: { token?: string; expires_at?: string; success?: boolean; user?: SignedInUser }
    errors?: Record<string, string[]>
  }
}

async function openApi() {
  const store = await openTestStore()
  await addTestPeople(store)
  const clock = testClock()
  const lines: string[] = []
  const services = {
    ...openTestSearch(store),
    files: folderFiles(tmpdir()),
    encryption: testEncryption,
    now: clock.now,
    config: readConfig({}),
    log: pino({ level: 'trace' }, { write: (line) => lines.push(line) }),
    site: expect.anything(),
    rateLimiter: new RateLimiter(),
  }
  const app = mountRoutes(authRoutes, services)
  async function call(
    method: string,
    path: string,
    { token, body }: { token?: string; body?: unknown } = {},
  ): Promise<ApiResponse> {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const connection = { incoming: new IncomingMessage(new Socket()), requestId: 'r1' }
    const response = await app.request(`/api${path}`, { method, headers, ...sent }, connection)
    const text: ApiResponse['body'] = await response.json()
    return { status: response.status, headers: response.headers, body: text }
  }
  const open = async (actor = asEditor as (typeof testPeople)[number]) =>
    (await openSession(store, actor, clock.now())).token
  return { call, open, clock, store, services: services, lines }
}

test('signing in answers the token, when it ends, and who it is', async () => {
  const { call, services, lines } = await openApi()
  const body = { username: 'editor', password: testPassword }
  const response = await call('POST', '/auth/login', { body })
  expect(response).toMatchObject({
    status: 200,
    body: {
      success: true,
      data: {
        expires_at: '2026-05-11T08:00:00.000Z',
        user: { id: 2, username: 'editor', roles: { id: 2, name: 'Editor' } },
      },
    },
  })
  expect(Object.keys(response.body.data)).toEqual(['token', 'expires_at', 'user'])
  expect(JSON.stringify(response.body)).not.toContain('argon2')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const token = response.body.data.token ?? ''
  expect(await call('GET', '/auth/token', { token })).toMatchObject({
    status: 200,
    body: { success: true, data: { success: true } },
  })
  const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'signed in')
  expect(said).toEqual([
    expect.objectContaining({ personId: 2, address: expect.any(String), time: expect.anything() }),
  ])
  const rows = await services.store.db.selectFrom('session').selectAll().execute()
  for (const secret of [token, testPassword, ...rows.map(({ token_hash }) => token_hash)]) {
    expect(lines.join('')).not.toContain(secret)
  }
})

test('a wrong password and an unknown user get the same 401, byte for byte', async () => {
  const { call } = await openApi()
  const refusal = async (username: string) =>
    call('POST', '/auth/login', { body: { username, password: 'not the password' } })
  const [wrong, unknown] = [await refusal('editor'), await refusal('nobody')]
  expect(wrong).toEqual(unknown)
  expect(wrong).toMatchObject({
    status: 401,
    body: { success: false, message: 'The user name or password is wrong.' },
  })
})

test('too many failures get 429 with Retry-After', async () => {
  const { call } = await openApi()
  const body = { username: 'nobody', password: 'not the password' }
  for (let count = 0; count < 5; count += 1) await call('POST', '/auth/login', { body })
  const response = await call('POST', '/auth/login', { body })
  expect(response).toMatchObject({ status: 429, body: { success: false } })
  expect(response.headers.get('retry-after')).toBe('900')
})

test('a sign-in that is not filled in is refused beside its fields', async () => {
  const { call } = await openApi()
  const wrong: [body: unknown, fields: string[]][] = [
    [{}, ['password', 'username']],
    [{ username: '', password: '' }, ['password', 'username']],
    [{ username: 7, password: ['x'] }, ['password', 'username']],
    [{ username: 'x'.repeat(321), password: 'x'.repeat(513) }, ['password', 'username']],
    [{ username: 'editor', password: 'x', role: 1 }, ['role']],
  ]
  for (const [body, fields] of wrong) {
    const response = await call('POST', '/auth/login', { body })
    expect(response.status).toBe(422)
    expect(Object.keys(response.body.errors ?? {}).sort()).toEqual(fields)
  }
})

test('without a good token every other call answers 401', async () => {
  const { call, open, clock } = await openApi()
  const ended = await open()
  clock.pass({ hours: 12 })
  const calls = [
    ['GET', '/auth/token'],
    ['GET', '/auth/me'],
    ['POST', '/auth/logout'],
    ['POST', '/auth/preview'],
  ] as const
  for (const [method, path] of calls) {
    for (const given of [{}, { token: 'nonsense' }, { token: hashOf(ended) }, { token: ended }]) {
      const body = method === 'POST' ? { body: {} } : {}
      expect(await call(method, path, { ...given, ...body })).toMatchObject({
        status: 401,
        body: { success: false, message: 'Authentication information is missing.' },
      })
    }
  }
})

test('everybody may ask who they are, in the role of this moment', async () => {
  const { call, open } = await openApi()
  for (const person of testPeople) {
    const { status, body } = await call('GET', '/auth/me', { token: await open(person) })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: person.id,
      username: person.username,
      email: `${person.username}@marigold.example`,
      roles: { name: person.role },
    })
    expect(Object.keys(body.data)).not.toContain('password_hash')
  }
})

test('logging out ends the token at once and drops the preview cookie', async () => {
  const { call, open } = await openApi()
  const [token, other] = [await open(), await open()]
  const response = await call('POST', '/auth/logout', { token, body: {} })
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toMatch(/^linecheck-preview=; .*Max-Age=0/)
  expect((await call('GET', '/auth/token', { token })).status).toBe(401)
  expect((await call('GET', '/auth/token', { token: other })).status).toBe(200)
})

test('a preview pass comes as a cookie only and is good for an hour', async () => {
  const { call, open, services } = await openApi()
  const response = await call('POST', '/auth/preview', { token: await open(), body: {} })
  expect(response).toMatchObject({
    status: 200,
    body: { data: { expires_at: '2026-05-04T09:00:00.000Z' } },
  })
  const cookie = response.headers.get('set-cookie') ?? ''
  const [, pass = ''] =
    /^linecheck-preview=([\w-]{43}); Path=\/; HttpOnly; SameSite=Strict; Max-Age=3600$/.exec(
      cookie,
    ) ?? []
  expect(await findPreviewPass(services, hashOf(pass))).not.toBeNull()
  expect(JSON.stringify(response.body)).not.toContain(pass)
  expect((await call('GET', '/auth/token', { token: pass })).status).toBe(401)
})
