import { expect, test } from 'vitest'
import type { User } from '#catalogue/wire/users.ts'
import { findPersonByLogin } from '#store/people/people.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, testPassword } from '#test/people.ts'

const rename = (app: TestApp, body: object) =>
  app.call<User>(asEditor, 'POST', `/users/${asEditor.id}/update`, body)

const invite = (app: TestApp, names: object) =>
  app.call(asAdmin, 'POST', '/users', { first_name: 'A', last_name: 'B', role: 3, ...names })

test.each([
  'approver\u200b',
  'approver\u00ad',
  'ap\u2060prover',
  'аpprover',
  'аррrоvеr',
  'ΑPPROVER',
  '\u3164approver',
  'former-colleague\u200b-3',
  'fоrmer-colleague-3',
])('nobody signs as somebody else by the name %j', async (username) => {
  const app = await openTestApp()
  const taken = {
    status: 422,
    body: { errors: { username: ['Someone else has this user name. Please choose another.'] } },
  }
  expect(await rename(app, { username })).toMatchObject(taken)
  expect(await invite(app, { username, email: 'new@marigold.example' })).toMatchObject(taken)
  expect((await rename(app, { username: 'editor' })).body.data.username).toBe('editor')
})

test.each(['approver\u200b@marigold.example', 'аpprover@marigold.example'])(
  'the e-mail %j is somebody’s, and another in Latin letters is free',
  async (email) => {
    const app = await openTestApp()
    const taken = {
      status: 422,
      body: { errors: { email: ['Someone else uses this e-mail address.'] } },
    }
    expect(await invite(app, { username: 'new', email })).toMatchObject(taken)
    const body = { email, current_password: testPassword }
    expect(await app.call(asEditor, 'POST', '/users/update/email', body)).toMatchObject(taken)
    for (const [at, free] of ['erna@marigold.example', 'ema@marigold.example'].entries())
      expect((await invite(app, { username: `new-${at}`, email: free })).status).toBe(200)
  },
)

test('names are kept without what cannot be seen, and are not made of that alone', async () => {
  const app = await openTestApp()
  const { status, body } = await rename(app, { first_name: '\u200b', last_name: '\u2060\u3164' })
  expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([
    422,
    ['first_name', 'last_name'],
  ])
  const kept = await rename(app, {
    username: 'el\u200bena',
    first_name: 'علی‌رضا',
    last_name: 'Bran\u00addt\u200b',
  })
  expect(kept.body.data).toMatchObject({
    username: 'elena',
    first_name: 'علی‌رضا',
    last_name: 'Brandt',
  })
})

test('who is typed with invisible characters is the same person at sign-in', async () => {
  const app = await openTestApp()
  for (const username of [
    'editor',
    'edi\u200btor',
    '\u2060EDITOR',
    'editor@mari\u00adgold.example',
  ]) {
    const { status } = await app.call(null, 'POST', '/auth/login', {
      username,
      password: testPassword,
    })
    expect([username, status]).toEqual([username, 200])
  }
  const { status } = await app.call(null, 'POST', '/auth/login', {
    username: 'еditor',
    password: testPassword,
  })
  expect(status).toBe(401)
})

test('two who look alike since an older version both sign in, and change what else is theirs', async () => {
  const app = await openTestApp()
  const legacy = 'approver\u200b'
  await app.store.write((tx) =>
    tx.updateTable('person').set({ username: legacy }).where('id', '=', asEditor.id).execute(),
  )
  const idOf = async (login: string) => (await findPersonByLogin(app.store.db, login))?.id
  expect([await idOf(legacy), await idOf('approver'), await idOf('APPROVER\u200b')]).toEqual([
    asEditor.id,
    asApprover.id,
    asEditor.id,
  ])
  const { status } = await rename(app, { username: legacy, first_name: 'Elena' })
  expect(status).toBe(422)
  expect((await rename(app, { first_name: 'Elena' })).status).toBe(200)
  expect((await rename(app, { username: 'elena' })).status).toBe(200)
  expect(await idOf(legacy)).toBe(asApprover.id)
})
