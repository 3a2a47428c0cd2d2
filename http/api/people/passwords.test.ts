import { expect, test } from 'vitest'
import type { OpenSession } from '#catalogue/wire/users.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { openSession } from '#test/http/open-session.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, testPassword } from '#test/people.ts'

const password = 'seven lamps over the counter'

function change(app: TestApp, sent: object, who: typeof asEditor | string = asEditor) {
  const body = { current_password: testPassword, password, password_confirmation: password }
  return app.call(who, 'POST', '/users/update/password', { ...body, ...sent })
}

async function signIn(app: TestApp, typed: string, agent = 'Tests') {
  const text = JSON.stringify({ username: 'editor', password: typed })
  const headers = {
    'content-type': 'application/json',
    'content-length': String(text.length),
    'user-agent': agent,
  }
  const { status, bytes } = await app.send('POST', '/api/auth/login', { headers, body: [text] })
  const { data } = JSON.parse(bytes.toString()) as { data?: { token: string } }
  return { status, token: data?.token ?? '' }
}

test('a new password is good from then on, the old one is not, and other sessions end', async () => {
  const app = await openTestApp()
  const other = await openSession(app.store, asEditor, app.clock.now())
  expect((await change(app, {})).status).toBe(200)
  expect((await app.call(asEditor, 'GET', '/auth/me')).status).toBe(200)
  expect((await app.call(other.token, 'GET', '/auth/me')).status).toBe(401)
  expect((await signIn(app, testPassword)).status).toBe(401)
  expect((await signIn(app, password)).status).toBe(200)
  const [line] = await app.store.db.selectFrom('person_log').selectAll().execute()
  expect(line).toMatchObject({ step: 'password', actor_name: 'editor', changes: '{}' })
  expect(app.lines.join('')).not.toContain(password)
})

test.each([
  ['the current one is wrong', { current_password: 'petals' }, 'current_password'],
  ['the two differ', { password_confirmation: 'seven lamps' }, 'password_confirmation'],
  ['it is short', { password: 'short', password_confirmation: 'short' }, 'password'],
  [
    'it is common',
    { password: 'passwordpassword', password_confirmation: 'passwordpassword' },
    'password',
  ],
  [
    'it is one’s e-mail',
    { password: 'editor@marigold.example', password_confirmation: 'editor@marigold.example' },
    'password',
  ],
  ['the confirmation is left out', { password_confirmation: undefined }, 'password_confirmation'],
])('a password is not taken where %s', async (_why, sent, field) => {
  const app = await openTestApp()
  const { status, body } = await change(app, sent)
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toEqual([field])
  expect((await signIn(app, testPassword)).status).toBe(200)
})

test('who guesses the current password with a stolen session is stopped after five tries', async () => {
  const app = await openTestApp()
  const wrong = { current_password: 'a wild guess' }
  for (let tries = 0; tries < 5; tries += 1) expect((await change(app, wrong)).status).toBe(422)
  const { status, headers } = await change(app, {})
  expect([status, headers['retry-after']]).toEqual([429, '900'])
})

test('sessions are listed with device, address and time, and each can be ended', async () => {
  const app = await openTestApp()
  const { token } = await signIn(app, testPassword, 'Firefox on a till')
  app.clock.pass({ minutes: 5 })
  const own = await openSession(app.store, asEditor, app.clock.now())
  const list = async () =>
    (await app.call<ListPage<OpenSession>>(own.token, 'GET', '/auth/sessions')).body.data.data
  const [first, second] = await list()
  expect(first).toMatchObject({ current: true })
  expect(second).toMatchObject({
    current: false,
    agent: 'Firefox on a till',
    address: '127.0.0.1',
    created_at: '2026-05-04T08:00:00.000Z',
  })
  expect(JSON.stringify(await list())).not.toContain(own.hash)
  const path = `/auth/sessions/${second?.id}`
  expect((await app.call(asApprover, 'DELETE', path)).status).toBe(404)
  expect((await app.call(token, 'GET', '/auth/me')).status).toBe(200)
  expect((await app.call(own.token, 'DELETE', path)).status).toBe(200)
  expect((await app.call(token, 'GET', '/auth/me')).status).toBe(401)
  expect((await app.call(own.token, 'DELETE', path)).status).toBe(404)
})

test('all sessions but this one are ended at once, of nobody else', async () => {
  const app = await openTestApp()
  const others = [await signIn(app, testPassword), await signIn(app, testPassword)]
  await app.call(asApprover, 'GET', '/auth/me')
  expect((await app.call(asEditor, 'POST', '/auth/sessions/end', {})).status).toBe(200)
  for (const { token } of others)
    expect((await app.call(token, 'GET', '/auth/me')).status).toBe(401)
  expect((await app.call(asEditor, 'GET', '/auth/me')).status).toBe(200)
  expect((await app.call(asApprover, 'GET', '/auth/me')).status).toBe(200)
})

test('sessions come in pages, and one whose client does not say what it is has no name', async () => {
  const app = await openTestApp()
  const login = { username: 'editor', password: testPassword }
  for (let count = 0; count < 3; count += 1) await app.call(null, 'POST', '/auth/login', login)
  const page = async (query: string) => {
    const path = `/auth/sessions?${query}`
    return (await app.call<ListPage<OpenSession>>(asEditor, 'GET', path)).body.data
  }
  const all = await page('')
  expect(all).toMatchObject({ total: 4, last_page: 1 })
  expect(all.data.map(({ agent }) => agent)).toEqual(['', '', '', ''])
  const second = await page('per_page=3&page=2')
  expect(second).toMatchObject({ total: 4, last_page: 2, data: all.data.slice(3) })
})

test('a session that has run out is not listed', async () => {
  const app = await openTestApp()
  await openSession(app.store, asEditor, app.clock.now())
  app.clock.pass({ hours: 13 })
  const own = await openSession(app.store, asEditor, app.clock.now())
  const { body } = await app.call<ListPage<OpenSession>>(own.token, 'GET', '/auth/sessions')
  expect(body.data.total).toBe(1)
})
