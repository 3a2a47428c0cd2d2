import { expect, test } from 'vitest'
import { codeOf, setUpApp } from '#test/http/second-factor.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor, asEditor2, testPassword, testPeople } from '#test/people.ts'

const proof = { current_password: testPassword }
const begin = (app: TestApp, sent: object = proof) =>
  app.call<{ secret: string; address: string }>(asEditor, 'POST', '/auth/second-factor/app', sent)
const confirm = (
  app: TestApp,
  code: string,
  who = asEditor as typeof asEditor | typeof asEditor2,
) =>
  app.call<{ recovery_codes: string[] | null }>(who, 'POST', '/auth/second-factor/app/confirm', {
    code,
  })

const calls = [
  ['GET', '/auth/second-factor'],
  ['POST', '/auth/second-factor/app'],
  ['POST', '/auth/second-factor/app/confirm'],
  ['POST', '/auth/second-factor/app/remove'],
  ['POST', '/auth/second-factor/codes'],
  ['POST', '/auth/passkeys/options'],
  ['POST', '/auth/passkeys'],
  ['POST', '/auth/passkeys/ask'],
  ['POST', '/auth/passkeys/1/remove'],
] as const

test('the signed out set nothing up and take nothing away', async () => {
  const app = await openTestApp()
  for (const [method, path] of calls) {
    const { status } = await app.call(null, method, path, method === 'GET' ? undefined : {})
    expect([path, status]).toEqual([path, 401])
  }
})

test('people of every role set an app up, with the password', async () => {
  const app = await openTestApp()
  for (const actor of testPeople) {
    const { recoveryCodes } = await setUpApp(app, actor)
    expect(recoveryCodes).toHaveLength(10)
    const { body } = await app.call(actor, 'GET', '/auth/second-factor')
    expect(body.data).toMatchObject({ required: false, recovery_codes_left: 10, passkeys: [] })
  }
  const { body } = await app.call<{ data: object[] }>(testPeople[0] ?? asEditor, 'GET', '/users')
  for (const row of body.data.data) expect(row).toMatchObject({ second_factor: true })
})

test('without the password, or with a wrong one, nothing begins; tries are throttled', async () => {
  const app = await openTestApp()
  expect((await begin(app, {})).body.errors).toEqual({
    current_password: ['Please enter your password, or use a passkey.'],
  })
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, body } = await begin(app, { current_password: 'a wild guess' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['current_password']])
  }
  const { status, headers } = await begin(app)
  expect([status, headers['retry-after']]).toEqual([429, '900'])
})

test('until a code has shown that an app has the secret, signing in is as before', async () => {
  const app = await openTestApp()
  const { body } = await begin(app)
  expect(body.data.address).toContain(`secret=${body.data.secret}`)
  expect((await confirm(app, '000000')).body.errors).toHaveProperty('code')
  const sent = { username: 'editor', password: testPassword }
  const { body: signedIn } = await app.call(null, 'POST', '/auth/login', sent)
  expect(signedIn.data).toHaveProperty('token')
  expect((await confirm(app, codeOf(app, body.data.secret), asEditor2)).status).toBe(409)
})

test('a set-up that is begun anew is good with its own secret only, and for a quarter of an hour', async () => {
  const app = await openTestApp()
  const { body: first } = await begin(app)
  const { body: anew } = await begin(app)
  expect((await confirm(app, codeOf(app, first.data.secret))).status).toBe(422)
  app.clock.pass({ minutes: 15 })
  expect((await confirm(app, codeOf(app, anew.data.secret))).status).toBe(409)
  const { body: last } = await begin(app)
  expect((await confirm(app, codeOf(app, last.data.secret))).status).toBe(200)
  expect((await confirm(app, codeOf(app, last.data.secret))).status).toBe(409)
  app.clock.pass({ minutes: 1 })
  const again = { ...proof, code: codeOf(app, last.data.secret) }
  expect((await begin(app, again)).status).toBe(409)
})

test('an app goes with the password and a code, and its recovery codes go with it', async () => {
  const app = await openTestApp()
  const { secret, recoveryCodes } = await setUpApp(app, asEditor)
  const off = (sent: object) =>
    app.call(asEditor, 'POST', '/auth/second-factor/app/remove', { ...proof, ...sent })
  const code = codeOf(app, secret)
  expect((await off({ code: '000000' })).body.errors).toHaveProperty('code')
  const wrong = await off({ code, current_password: 'a wild guess' })
  expect(wrong.body.errors).toHaveProperty('current_password')
  expect((await off({ code })).status).toBe(200)
  expect((await off({ code: recoveryCodes[0] })).status).toBe(409)
  const { body } = await app.call(asEditor, 'GET', '/auth/second-factor')
  expect(body.data).toMatchObject({ app_since: null, recovery_codes_left: 0 })
  const sent = { username: 'editor', password: testPassword }
  const { body: signedIn } = await app.call(null, 'POST', '/auth/login', sent)
  expect(signedIn.data).toHaveProperty('token')
})

test('wrong codes given to switch the app off count as tries to sign in, whatever was right between them', async () => {
  const app = await openTestApp()
  const { secret, recoveryCodes } = await setUpApp(app, asEditor)
  const off = (code: string) =>
    app.call(asEditor, 'POST', '/auth/second-factor/app/remove', { ...proof, code })
  for (let tries = 0; tries < 4; tries += 1) expect((await off('000000')).status).toBe(422)
  const path = '/auth/second-factor/codes'
  const anew = { ...proof, code: recoveryCodes[0] }
  expect((await app.call(asEditor, 'POST', path, anew)).status).toBe(200)
  expect((await off('000000')).status).toBe(422)
  expect((await off(codeOf(app, secret))).status).toBe(429)
})

test('a recovery code switches the app off for who has lost it', async () => {
  const app = await openTestApp()
  const { recoveryCodes } = await setUpApp(app, asEditor)
  const sent = { ...proof, code: recoveryCodes[3] }
  const path = '/auth/second-factor/app/remove'
  expect((await app.call(asEditor, 'POST', path, sent)).status).toBe(200)
})

test('recovery codes are made anew with the password and a code, and those before are good no more', async () => {
  const app = await openTestApp()
  const path = '/auth/second-factor/codes'
  expect((await app.call(asEditor, 'POST', path, proof)).status).toBe(409)
  const { secret, recoveryCodes } = await setUpApp(app, asEditor)
  expect((await app.call(asEditor, 'POST', path, proof)).body.errors).toEqual({
    code: ['Please enter the code from your app, or a recovery code.'],
  })
  const code = codeOf(app, secret)
  const wrong = await app.call(asEditor, 'POST', path, { current_password: 'no', code })
  expect(wrong.body.errors).toHaveProperty('current_password')
  const sent = { ...proof, code }
  const { body } = await app.call<{ recovery_codes: string[] }>(asEditor, 'POST', path, sent)
  expect(body.data.recovery_codes).toHaveLength(10)
  for (const [code, status] of [
    [recoveryCodes[0], 401],
    [body.data.recovery_codes[0], 200],
  ] as const) {
    const sent = { username: 'editor', password: testPassword }
    const { body: login } = await app.call<{ second_factor: { challenge: string } }>(
      null,
      'POST',
      '/auth/login',
      sent,
    )
    const { challenge } = login.data.second_factor
    const response = await app.call(null, 'POST', '/auth/login/second', { challenge, code })
    expect(response.status).toBe(status)
  }
})

test('every change is written down without a secret', async () => {
  const app = await openTestApp()
  const { secret, recoveryCodes } = await setUpApp(app, asEditor)
  const [code] = recoveryCodes
  await app.call(asEditor, 'POST', '/auth/second-factor/codes', { ...proof, code })
  const sent = { ...proof, code: codeOf(app, secret) }
  await app.call(asEditor, 'POST', '/auth/second-factor/app/remove', sent)
  const rows = await app.store.db.selectFrom('person_log').selectAll().orderBy('id').execute()
  expect(rows.map(({ step }) => step)).toEqual(['app-on', 'codes', 'app-off'])
  for (const row of rows) {
    expect(row).toMatchObject({ actor_name: 'editor', person_id: asEditor.id, changes: '{}' })
  }
})

test('an app whose secret was encrypted with another key says so to operators, and a recovery code goes on', async () => {
  const app = await openTestApp()
  const { secret, recoveryCodes } = await setUpApp(app, asEditor)
  const other = await setUpApp(app, asEditor2)
  const rows = await app.store.db.selectFrom('authenticator').selectAll().execute()
  const sealed = rows.find(({ person_id }) => person_id === asEditor2.id)?.sealed ?? ''
  // As if it had been copied from another's row.
  await app.store.write((tx) =>
    tx.updateTable('authenticator').set({ sealed }).where('person_id', '=', asEditor.id).execute(),
  )
  const login = { username: 'editor', password: testPassword }
  const given = async (code: string | undefined) => {
    const { body } = await app.call<{ second_factor: { challenge: string } }>(
      null,
      'POST',
      '/auth/login',
      login,
    )
    const { challenge } = body.data.second_factor
    return (await app.call(null, 'POST', '/auth/login/second', { challenge, code })).status
  }
  expect(await given(codeOf(app, secret))).toBe(401)
  expect(await given(codeOf(app, other.secret))).toBe(401)
  expect(app.lines.join('')).toContain('sealed with another key')
  expect(await given(recoveryCodes[0])).toBe(200)
})
