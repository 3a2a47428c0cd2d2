import { expect, test } from 'vitest'
import type {
  PasskeyCreation,
  PasskeyRequest,
  SecondFactor,
} from '#catalogue/wire/second-factor.ts'
import type { Actor } from '#domain/actor.ts'
import { codeOf, setUpApp } from '#test/http/second-factor.ts'
import { SoftwarePasskey } from '#test/http/software-passkey.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asEditor, asEditor2, testPassword } from '#test/people.ts'

const origin = 'https://www.marigold.example'
const proof = { current_password: testPassword }
const openApp = () => openTestApp({ env: { PUBLIC_URL: origin } })

/** With the password and, of who has a passkey already, a recovery code. */
async function creation(app: TestApp, actor: Actor, code?: string) {
  const sent = { ...proof, ...(code !== undefined && { code }) }
  return app.call<PasskeyCreation>(actor, 'POST', '/auth/passkeys/options', sent)
}

async function keep(app: TestApp, actor: Actor, device: SoftwarePasskey, code?: string) {
  const name = 'Telephone'
  const { body } = await creation(app, actor, code)
  const passkey = device.make(body.data)
  return app.call<{ recovery_codes: string[] | null }>(actor, 'POST', '/auth/passkeys', {
    name,
    passkey: {
      id: passkey.id,
      rawId: passkey.rawId,
      type: passkey.type,
      response: passkey.response,
    },
  })
}

async function addPasskey(app: TestApp, actor: Actor, code?: string, options = {}) {
  const device = new SoftwarePasskey({ origin, ...options })
  const { status, body } = await keep(app, actor, device, code)
  expect(status).toBe(200)
  return { device, recoveryCodes: body.data.recovery_codes }
}

const offered = async (app: TestApp) =>
  (await app.call<PasskeyRequest>(null, 'POST', '/auth/login/passkey/options', {})).body.data
const byPasskey = (app: TestApp, passkey: object) =>
  app.call<{ token: string; user: { username: string } }>(null, 'POST', '/auth/login/passkey', {
    passkey,
  })
const view = async (app: TestApp, actor: Actor) =>
  (await app.call<SecondFactor>(actor, 'GET', '/auth/second-factor')).body.data

async function wanted(app: TestApp, username: string) {
  const sent = { username, password: testPassword }
  const { body } = await app.call<{
    second_factor: { challenge: string; app: boolean; passkey: PasskeyRequest | null }
  }>(null, 'POST', '/auth/login', sent)
  return body.data.second_factor
}

test('a passkey is made for the site’s own address, with its person verified, and brings recovery codes', async () => {
  const app = await openApp()
  const { body } = await creation(app, asEditor)
  expect(body.data).toMatchObject({
    rp: { id: 'www.marigold.example', name: 'Linecheck' },
    user: { name: 'editor', displayName: 'editor Test' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  })
  expect(body.data.user.id).not.toContain('editor')
  const { recoveryCodes } = await addPasskey(app, asEditor)
  expect(recoveryCodes).toHaveLength(10)
  expect((await view(app, asEditor)).passkeys).toEqual([
    { id: 1, name: 'Telephone', created_at: app.clock.now(), last_used_at: null },
  ])
  expect((await creation(app, asEditor)).body.errors).toHaveProperty('code')
  const { recoveryCodes: more } = await addPasskey(app, asEditor, recoveryCodes?.[0])
  expect(more).toBeNull()
  const { body: third } = await creation(app, asEditor, recoveryCodes?.[1])
  expect(third.data.excludeCredentials).toHaveLength(2)
})

test('who has a passkey signs in with it alone', async () => {
  const app = await openApp()
  const { device } = await addPasskey(app, asEditor)
  app.clock.pass({ minutes: 1 })
  const options = await offered(app)
  expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [] })
  const opened = await byPasskey(app, device.answer(options))
  expect(opened).toMatchObject({ status: 200, body: { data: { user: { username: 'editor' } } } })
  expect((await app.call(opened.body.data.token, 'GET', '/auth/me')).status).toBe(200)
  expect((await view(app, asEditor)).passkeys[0]?.last_used_at).toBe(app.clock.now())
})

test('a passkey is a second step, in place of a code', async () => {
  const app = await openApp()
  const { device } = await addPasskey(app, asEditor)
  const step = await wanted(app, 'editor')
  expect(step.app).toBe(false)
  if (!step.passkey) throw new Error('No passkey was asked for')
  expect(step.passkey.allowCredentials.map(({ id }) => id)).toEqual([
    device.answer(step.passkey).id,
  ])
  const { challenge } = step
  const response = { challenge, passkey: device.answer(step.passkey) }
  const opened = await app.call<{ token: string }>(null, 'POST', '/auth/login/second', response)
  expect(opened.status).toBe(200)
  expect((await app.call(null, 'POST', '/auth/login/second', response)).status).toBe(401)
})

test('an answer is good once, and twice at once opens one session', async () => {
  const app = await openApp()
  const { device } = await addPasskey(app, asEditor)
  const response = device.answer(await offered(app))
  const responses = await Promise.all([byPasskey(app, response), byPasskey(app, response)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await byPasskey(app, response)).status).toBe(401)
})

test('a device that does not count signs in again and again', async () => {
  const app = await openApp()
  const { device } = await addPasskey(app, asEditor, undefined, { counts: false })
  for (let times = 0; times < 3; times += 1) {
    expect((await byPasskey(app, device.answer(await offered(app)))).status).toBe(200)
  }
})

test('a count that goes back is a copy of the key, and is refused', async () => {
  const app = await openApp()
  const { device } = await addPasskey(app, asEditor)
  device.counter = 5
  expect((await byPasskey(app, device.answer(await offered(app)))).status).toBe(200)
  device.counter = 3
  expect((await byPasskey(app, device.answer(await offered(app)))).status).toBe(401)
})

test.each([
  ['another site’s', { origin: 'https://www.marigo1d.example' }],
  ['one that has not verified its person', { origin, verifies: false }],
])('%s passkey is not kept', async (_which, options) => {
  const app = await openApp()
  const { status, body } = await keep(app, asEditor, new SoftwarePasskey(options))
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['passkey']])
})

test('a challenge is good for five minutes, for its purpose and for its person', async () => {
  const app = await openApp()
  const { device, recoveryCodes } = await addPasskey(app, asEditor)
  const { device: others } = await addPasskey(app, asEditor2)
  const late = await offered(app)
  app.clock.pass({ minutes: 5 })
  expect((await byPasskey(app, device.answer(late))).status).toBe(401)
  const step = await wanted(app, 'editor')
  if (!step.passkey) throw new Error('No passkey was asked for')
  expect((await byPasskey(app, device.answer(step.passkey))).status).toBe(401)
  const { challenge } = step
  for (const passkey of [
    others.answer(step.passkey),
    device.answer({ challenge: 'x'.repeat(43), rpId: 'www.marigold.example' }),
    device.answer({ challenge, rpId: 'www.marigo1d.example' }),
  ]) {
    const sent = { challenge, passkey }
    expect((await app.call(null, 'POST', '/auth/login/second', sent)).status).toBe(401)
  }
  app.clock.pass({ minutes: 15 })
  const { body } = await creation(app, asEditor, recoveryCodes?.[0])
  const made = new SoftwarePasskey({ origin }).make(body.data)
  const { id, rawId, type, response } = made
  const sent = { name: 'Mine now', passkey: { id, rawId, type, response } }
  expect((await app.call(asEditor2, 'POST', '/auth/passkeys', sent)).status).toBe(422)
  const unnamed = await app.call(asEditor, 'POST', '/auth/passkeys', { ...sent, name: ' ' })
  expect([unnamed.status, unnamed.body.errors]).toEqual([422, { name: ['Please fill this in.'] }])
  expect((await app.call(asEditor, 'POST', '/auth/passkeys', sent)).status).toBe(200)
  expect((await app.call(asEditor, 'POST', '/auth/passkeys', sent)).status).toBe(422)
})

test('a passkey of a deactivated person and one that nobody has get the same refusal', async () => {
  const app = await openApp()
  const { device } = await addPasskey(app, asEditor)
  await app.call(asAdmin, 'POST', `/users/${asEditor.id}/update`, { status: false })
  const stranger = new SoftwarePasskey({ origin })
  const gone = await byPasskey(app, device.answer(await offered(app)))
  const unknown = await byPasskey(app, stranger.answer(await offered(app)))
  expect(gone.status).toBe(401)
  expect(gone.body).toEqual(unknown.body)
})

test('a network that asks again and again for passkeys and answers none has to wait', async () => {
  const app = await openApp()
  for (let asked = 0; asked < 20; asked += 1) await offered(app)
  const { status, headers } = await app.call(null, 'POST', '/auth/login/passkey/options', {})
  expect([status, headers['retry-after']]).toEqual([429, '300'])
  app.clock.pass({ minutes: 5 })
  expect((await offered(app)).challenge).toHaveLength(43)
  const rows = await app.store.db.selectFrom('sign_in_challenge').selectAll().execute()
  expect(rows).toHaveLength(1)
})

test('a passkey goes with the password or a passkey, and never another person’s', async () => {
  const app = await openApp()
  const { device, recoveryCodes } = await addPasskey(app, asEditor)
  await addPasskey(app, asEditor, recoveryCodes?.[0])
  const code = recoveryCodes?.[1]
  const [first, last] = (await view(app, asEditor)).passkeys
  const path = (id = 0) => `/auth/passkeys/${id}/remove`
  expect((await app.call(asEditor, 'POST', path(first?.id), {})).status).toBe(422)
  expect((await app.call(asEditor2, 'POST', path(first?.id), proof)).status).toBe(404)
  expect(
    (await app.call(asEditor, 'POST', path(first?.id), { current_password: 'no', code })).status,
  ).toBe(422)
  expect((await app.call(asEditor, 'POST', path(last?.id), proof)).status).toBe(422)
  const sent = { ...proof, code }
  expect((await app.call(asEditor, 'POST', path(last?.id), sent)).status).toBe(200)
  expect((await app.call(asEditor, 'POST', path(last?.id), proof)).status).toBe(404)
  const { body } = await app.call<PasskeyRequest>(asEditor, 'POST', '/auth/passkeys/ask', {})
  const passkey = device.answer(body.data)
  const wrongPurpose = device.answer(await offered(app))
  const refused = await app.call(asEditor, 'POST', path(first?.id), { passkey: wrongPurpose })
  expect(refused.body.errors).toHaveProperty('passkey')
  expect((await app.call(asEditor, 'POST', path(first?.id), { passkey })).status).toBe(200)
  expect(await view(app, asEditor)).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
  expect((await app.call(asEditor, 'POST', '/auth/passkeys/ask', {})).status).toBe(409)
  const rows = await app.store.db.selectFrom('person_log').select('step').orderBy('id').execute()
  expect(rows.map(({ step }) => step)).toEqual([
    'passkey-on',
    'passkey-on',
    'passkey-off',
    'passkey-off',
  ])
})

test('a passkey shows who sits there for its own person only', async () => {
  const app = await openApp()
  await addPasskey(app, asEditor)
  const { device } = await addPasskey(app, asEditor2)
  const { body } = await app.call<PasskeyRequest>(asEditor2, 'POST', '/auth/passkeys/ask', {})
  const [own] = (await view(app, asEditor)).passkeys
  const path = `/auth/passkeys/${own?.id}/remove`
  const refused = await app.call(asEditor, 'POST', path, { passkey: device.answer(body.data) })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['passkey']])
  expect((await view(app, asEditor)).passkeys).toHaveLength(1)
})

test('no passkey is kept twice', async () => {
  const app = await openApp()
  const { device, recoveryCodes } = await addPasskey(app, asEditor)
  const { status, body } = await keep(app, asEditor, device, recoveryCodes?.[0])
  expect([status, body]).toMatchObject([409, { code: 'factor.passkeyKnown' }])
  expect((await view(app, asEditor)).passkeys).toHaveLength(1)
})

test('an app stays when the last passkey goes, with its recovery codes', async () => {
  const app = await openApp()
  const { secret, recoveryCodes } = await setUpApp(app, asEditor)
  await addPasskey(app, asEditor, recoveryCodes[0])
  const [only] = (await view(app, asEditor)).passkeys
  const removal = { ...proof, code: recoveryCodes[1] }
  await app.call(asEditor, 'POST', `/auth/passkeys/${only?.id}/remove`, removal)
  expect(await view(app, asEditor)).toMatchObject({ passkeys: [], recovery_codes_left: 8 })
  const { challenge } = await wanted(app, 'editor')
  const sent = { challenge, code: codeOf(app, secret) }
  expect((await app.call(null, 'POST', '/auth/login/second', sent)).status).toBe(200)
})

test('ten passkeys fit, and no eleventh', async () => {
  const app = await openApp()
  const { recoveryCodes } = await addPasskey(app, asEditor)
  for (const code of recoveryCodes?.slice(1) ?? []) await addPasskey(app, asEditor, code)
  const { status, body } = await creation(app, asEditor, recoveryCodes?.[0])
  expect([status, body.message]).toEqual([
    409,
    'You can have at most 10 passkeys. Please remove one first.',
  ])
})
