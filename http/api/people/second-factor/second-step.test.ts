import { expect, test } from 'vitest'
import { codeOf, setUpApp } from '#test/http/second-factor.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asEditor, asEditor2, testPassword } from '#test/people.ts'

interface Step {
  challenge: string
  expires_at: string
  app: boolean
  passkey: unknown
}

interface ApiResponse {
  token?: string
  second_factor?: Step
}

async function passwordGiven(app: TestApp, username = 'editor'): Promise<Step> {
  const sent = { username, password: testPassword }
  const { status, body } = await app.call<ApiResponse>(null, 'POST', '/auth/login', sent)
  expect(status).toBe(200)
  if (!body.data.second_factor) throw new Error('No second step was asked for')
  return body.data.second_factor
}

const second = (app: TestApp, sent: object) =>
  app.call<{ token: string; user: { username: string } }>(null, 'POST', '/auth/login/second', sent)

async function openSecured() {
  const app = await openTestApp()
  return { app, ...(await setUpApp(app, asEditor)) }
}

test('after the password there is no token until the code is given', async () => {
  const { app, secret } = await openSecured()
  const sent = { username: 'editor', password: testPassword }
  const { body } = await app.call<ApiResponse>(null, 'POST', '/auth/login', sent)
  expect(Object.keys(body.data)).toEqual(['second_factor'])
  const step = body.data.second_factor
  expect(step).toMatchObject({ app: true, passkey: null })
  expect(Date.parse(step?.expires_at ?? '') - Date.parse(app.clock.now())).toBe(5 * 60_000)
  expect((await app.call(step?.challenge ?? '', 'GET', '/auth/me')).status).toBe(401)
  expect(await sessionCount(app)).toBe(1)

  const opened = await second(app, { challenge: step?.challenge, code: codeOf(app, secret) })
  expect(opened).toMatchObject({ status: 200, body: { data: { user: { username: 'editor' } } } })
  expect(Object.keys(opened.body.data)).toEqual(['token', 'expires_at', 'user'])
  expect((await app.call(opened.body.data.token, 'GET', '/auth/me')).status).toBe(200)
  const logged = app.lines.join('')
  for (const hidden of [secret, step?.challenge ?? '', opened.body.data.token]) {
    expect(logged).not.toContain(hidden)
  }
})

test('whoever has no second factor signs in as ever', async () => {
  const { app } = await openSecured()
  const sent = { username: 'editor2', password: testPassword }
  const { body } = await app.call<ApiResponse>(null, 'POST', '/auth/login', sent)
  expect(Object.keys(body.data)).toEqual(['token', 'expires_at', 'user'])
})

test('a code is good once, and none that is older than one that was used', async () => {
  const { app, secret } = await openSecured()
  const code = codeOf(app, secret)
  const older = codeOf(app, secret, -1)
  const newer = codeOf(app, secret, 1)
  expect((await second(app, { ...(await asked(app)), code })).status).toBe(200)
  expect((await second(app, { ...(await asked(app)), code })).status).toBe(401)
  expect((await second(app, { ...(await asked(app)), code: older })).status).toBe(401)
  expect((await second(app, { ...(await asked(app)), code: newer })).status).toBe(200)
})

async function asked(app: TestApp) {
  const { challenge } = await passwordGiven(app)
  return { challenge }
}

test('the code of the confirmation is not good for signing in', async () => {
  const app = await openTestApp()
  const proof = { current_password: testPassword }
  const { body } = await app.call<{ secret: string }>(
    asEditor,
    'POST',
    '/auth/second-factor/app',
    proof,
  )
  const code = codeOf(app, body.data.secret)
  await app.call(asEditor, 'POST', '/auth/second-factor/app/confirm', { code })
  expect((await second(app, { ...(await asked(app)), code })).status).toBe(401)
})

test('a clock that is one step off will do, two will not', async () => {
  const { app, secret } = await openSecured()
  for (const [steps, status] of [
    [-2, 401],
    [2, 401],
    [-1, 200],
    [1, 200],
  ] as const) {
    app.clock.pass({ minutes: 2 })
    const sent = { ...(await asked(app)), code: codeOf(app, secret, steps) }
    expect([steps, (await second(app, sent)).status]).toEqual([steps, status])
  }
})

test('the same code twice at once opens one session', async () => {
  const { app, secret } = await openSecured()
  const code = codeOf(app, secret)
  const challenges = [await asked(app), await asked(app), await asked(app)]
  const responses = await Promise.all(challenges.map((one) => second(app, { ...one, code })))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test('the same challenge twice at once opens one session', async () => {
  const { app, secret, recoveryCodes } = await openSecured()
  const challenge = await asked(app)
  const codes = [codeOf(app, secret), recoveryCodes[0], recoveryCodes[1]]
  const responses = await Promise.all(codes.map((code) => second(app, { ...challenge, code })))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test('a recovery code is good once, however it is typed, and twice at once opens one session', async () => {
  const { app, recoveryCodes } = await openSecured()
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = '', other = ''] = recoveryCodes
  expect(first).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/)
  const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `
  expect((await second(app, { ...(await asked(app)), code: typed })).status).toBe(200)
  expect((await second(app, { ...(await asked(app)), code: first })).status).toBe(401)
  const twice = [await asked(app), await asked(app)]
  const responses = await Promise.all(twice.map((one) => second(app, { ...one, code: other })))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
  const { body } = await app.call<{ recovery_codes_left: number }>(
    asEditor,
    'GET',
    '/auth/second-factor',
  )
  expect(body.data.recovery_codes_left).toBe(8)
})

test('codes and secrets are in the database as nobody can use them', async () => {
  const { app, secret, recoveryCodes } = await openSecured()
  const { challenge } = await passwordGiven(app)
  const rows = JSON.stringify([
    await app.store.db.selectFrom('authenticator').selectAll().execute(),
    await app.store.db.selectFrom('recovery_code').selectAll().execute(),
    await app.store.db.selectFrom('sign_in_challenge').selectAll().execute(),
    await app.store.db.selectFrom('person_log').selectAll().execute(),
  ])
  for (const hidden of [secret, challenge, ...recoveryCodes]) expect(rows).not.toContain(hidden)
})

test('a challenge is good for five minutes, for one purpose and for its person', async () => {
  const { app, secret } = await openSecured()
  const other = await setUpApp(app, asEditor2)
  const challenge = await asked(app)
  const othersCode = codeOf(app, other.secret)
  expect((await second(app, { ...challenge, code: othersCode })).status).toBe(401)
  app.clock.pass({ minutes: 5 })
  const code = codeOf(app, secret)
  expect((await second(app, { ...challenge, code })).status).toBe(401)
  expect((await second(app, { challenge: 'nonsense', code })).status).toBe(401)
  expect((await second(app, { challenge: 'x'.repeat(43), code })).status).toBe(401)
})

test('an answered challenge opens nothing more, with whatever code', async () => {
  const { app, secret, recoveryCodes } = await openSecured()
  const challenge = await asked(app)
  expect((await second(app, { ...challenge, code: codeOf(app, secret) })).status).toBe(200)
  app.clock.pass({ minutes: 1 })
  for (const code of [codeOf(app, secret), recoveryCodes[0]])
    expect((await second(app, { ...challenge, code })).status).toBe(401)
  const fresh = await asked(app)
  expect((await second(app, { ...fresh, code: recoveryCodes[0] })).status).toBe(200)
})

test('wrong codes are throttled as wrong passwords are, and the right password forgives none', async () => {
  const { app, secret } = await openSecured()
  for (let tries = 0; tries < 5; tries += 1) {
    const refused = await second(app, { ...(await asked(app)), code: '000000' })
    expect(refused.status).toBe(401)
  }
  const sent = { username: 'editor', password: testPassword }
  const again = await app.call(null, 'POST', '/auth/login', sent)
  expect([again.status, again.headers['retry-after']]).toEqual([429, '900'])
  expect(again.body.message).toBe('Too many attempts. Please try again in 15 minutes.')
  app.clock.pass({ minutes: 15 })
  expect((await second(app, { ...(await asked(app)), code: codeOf(app, secret) })).status).toBe(200)
})

test('tries count with one challenge too, and the sixth right code has to wait', async () => {
  const { app, secret } = await openSecured()
  const challenge = await asked(app)
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await second(app, { ...challenge, code: '000000' })).status).toBe(401)
  }
  const response = await second(app, { ...challenge, code: codeOf(app, secret) })
  expect([response.status, response.headers['retry-after']]).toEqual([429, '900'])
})

test('one sentence for all that can be wrong with a second step', async () => {
  const { app, secret } = await openSecured()
  const used = codeOf(app, secret)
  await second(app, { ...(await asked(app)), code: used })
  const responses = [
    await second(app, { ...(await asked(app)), code: '000000' }),
    await second(app, { ...(await asked(app)), code: used }),
    await second(app, { ...(await asked(app)), code: 'AAAA-AAAA-AAAA-AAAA' }),
    await second(app, { challenge: 'x'.repeat(43), code: used }),
  ]
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(app.lines.join('')).toContain('"fault":"used code"')
})

test('a new password and a deactivation end sign-ins that wait for the second step', async () => {
  const { app, secret } = await openSecured()
  const challenge = await asked(app)
  const password = 'seven lamps over the counter'
  const change = {
    current_password: testPassword,
    password,
    password_confirmation: password,
  }
  await app.call(asEditor, 'POST', '/users/update/password', change)
  expect((await second(app, { ...challenge, code: codeOf(app, secret) })).status).toBe(401)
  const other = await setUpApp(app, asEditor2)
  const { challenge: waiting } = await passwordGiven(app, 'editor2')
  await app.call(asAdmin, 'POST', `/users/${asEditor2.id}/update`, { status: false })
  const code = codeOf(app, other.secret)
  expect((await second(app, { challenge: waiting, code })).status).toBe(401)
})

test('Arabic digits are digits', async () => {
  const { app, secret } = await openSecured()
  const arabic = [...codeOf(app, secret)].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
  expect((await second(app, { ...(await asked(app)), code: arabic })).status).toBe(200)
})

async function sessionCount(app: TestApp): Promise<number> {
  const rows = await app.store.db.selectFrom('session').select('token_hash').execute()
  return rows.length
}
