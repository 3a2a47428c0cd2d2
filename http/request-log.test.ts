import { expect, test } from 'vitest'
import { icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asSupport, testPassword } from '#test/people.ts'

interface Line {
  time: number
  level: number
  msg: string
  requestId: string
  status: number
  method: string
  path: string
  why: string
  address: string
  actor: { id: number; username: string; role: string } | null
  fault?: string
  personId?: number | null
}

function refused(app: TestApp): Line[] {
  const lines: Line[] = app.lines.map((line) => JSON.parse(line))
  return lines.filter(({ msg }) => msg === 'refused')
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('every refused call is logged with time, who, what and the request id of its answer', async () => {
  const app = await openTestApp()
  const responses = [
    await app.call(null, 'GET', '/logs'),
    await app.call(asSupport, 'POST', '/banners/home/icm', icmLine()),
    await app.call(asEditor, 'POST', '/banners/home/icm', { approval: 7 }),
    await app.call(asEditor, 'POST', '/banners/home/icm/77', icmLine()),
    await app.call(asApprover, 'DELETE', '/logs'),
    await app.call(null, 'GET', '/nothing'),
  ]
  const lines = refused(app)
  expect(lines.map(({ status }) => status)).toEqual([401, 403, 422, 404, 405, 404])
  expect(lines.map(({ status }) => status)).toEqual(responses.map(({ status }) => status))
  expect(lines.map(({ requestId }) => requestId)).toEqual(
    responses.map(({ headers }) => headers['x-request-id']),
  )
  expect(lines.map(({ actor }) => actor)).toEqual([null, asSupport, asEditor, asEditor, null, null])
  expect(lines[1]).toMatchObject({
    method: 'POST',
    path: '/api/banners/home/icm',
    why: 'Your role does not allow this.',
    address: '127.0.0.1',
    time: expect.any(Number),
    requestId: expect.stringMatching(uuid),
  })
})

test('every refused sign-in is logged with its reason and not with what was typed', async () => {
  const app = await openTestApp()
  const typed = [
    ['editor', 'a wrong password', 'wrong password', asEditor.id],
    ['nobody-of-that-name', 'another wrong one', 'unknown login', null],
  ] as const
  for (const [username, password, fault, personId] of typed) {
    await app.call(null, 'POST', '/auth/login', { username, password })
    expect(refused(app).at(-1)).toMatchObject({
      status: 401,
      fault,
      personId,
      address: '127.0.0.1',
    })
  }
  for (let count = 0; count < 5; count += 1) {
    await app.call(null, 'POST', '/auth/login', {
      username: 'editor',
      password: 'a wrong password',
    })
  }
  expect(refused(app).at(-1)).toMatchObject({
    status: 429,
    fault: 'throttled on this person from this address',
    personId: asEditor.id,
  })
  expect(app.lines.join('')).not.toMatch(/wrong one|a wrong password|nobody-of-that-name/)
})

test('no password, token, pass or hash is in any line of the log', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  const { body } = await app.call<{ token: string }>(null, 'POST', '/auth/login', {
    username: 'editor',
    password: testPassword,
  })
  const { token } = body.data
  const preview = await app.call(token, 'POST', '/auth/preview', {})
  const cookie = (preview.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? ''
  await app.get('/home?preview=1', { cookie })
  await app.get(`/home?token=${token}`)
  await app.call(token, 'GET', `/nothing?token=${token}`)
  await app.call(token, 'POST', '/approvals/approve', { entity_id: 1, entity_type: 'discover' })
  await app.call(null, 'POST', '/auth/login', { username: testPassword, password: token })
  await app.call(token, 'POST', '/auth/logout', {})
  await app.call(token, 'GET', '/auth/me')
  const rows = await app.store.db.selectFrom('session').select('token_hash').execute()
  const people = await app.store.db.selectFrom('person').select('password_hash').execute()
  const pass = cookie.split('=')[1] ?? ''
  const secrets = [
    token,
    pass,
    testPassword,
    ...rows.map(({ token_hash }) => token_hash),
    ...people.map(({ password_hash }) => password_hash),
  ]
  expect(pass.length).toBe(43)
  expect(app.lines.length).toBeGreaterThan(3)
  for (const secret of secrets) expect(app.lines.join('')).not.toContain(secret)
})

test('a request id from outside is not believed', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  for (const path of ['/home', '/nothing', '/api/logs', '/api/banners/home/main?x', '/healthz']) {
    const { headers } = await app.send('GET', path, {
      headers: { 'x-request-id': ['forged', 'too'] },
    })
    expect([path, headers['x-request-id']]).toEqual([path, expect.stringMatching(uuid)])
  }
  await app.send('POST', '/api/auth/login', { headers: { 'x-request-id': 'forged' } })
  expect(app.lines.join('')).not.toContain('forged')
})

test('a line of the log holds no more of an address than helps', async () => {
  const app = await openTestApp()
  await app.get(`/api/${'x'.repeat(7_000)}`)
  expect(refused(app)[0]?.path.length).toBe(300)
})
