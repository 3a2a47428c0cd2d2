import { expect, test } from 'vitest'
import type { Notice } from '#catalogue/wire/notices.ts'
import type { User } from '#catalogue/wire/users.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { codeOf, setUpApp } from '#test/http/second-factor.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, testPassword, testPeople } from '#test/people.ts'

const secure = (app: TestApp, roles: number[]) =>
  app.call<{ roles: number[] }>(asAdmin, 'POST', '/settings/sign-in/update', { roles })
const me = async (app: TestApp, who: typeof asEditor | typeof asEditor2 | typeof asApprover) =>
  (await app.call<{ unsecured: boolean }>(who, 'GET', '/auth/me')).body.data.unsecured

test('only an Admin says whose role needs a second factor, and who has to set theirs up anew', async () => {
  const app = await openTestApp()
  for (const actor of [null, ...testPeople.filter(({ role }) => role !== 'Admin')]) {
    const refused = actor === null ? 401 : 403
    for (const [method, path, body] of [
      ['GET', '/settings/sign-in', undefined],
      ['POST', '/settings/sign-in/update', { roles: [] }],
      ['PATCH', '/settings/sign-in/update', { roles: [] }],
      ['POST', `/users/${asEditor.id}/second-factor/reset`, {}],
      ['POST', '/users/999/second-factor/reset', {}],
    ] as const) {
      const { status } = await app.call(actor, method, path, body)
      expect([path, status]).toEqual([path, refused])
    }
  }
})

test('whose role needs one and who has none can do nothing but set one up, at once and anywhere', async () => {
  const app = await openTestApp()
  const before = await app.call(asEditor, 'POST', '/auth/preview', {})
  const cookie = before.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  expect((await secure(app, [2])).body.data).toEqual({ roles: [2] })
  expect([await me(app, asEditor), await me(app, asApprover)]).toEqual([true, false])
  for (const [method, path] of [
    ['GET', '/about-us/create'],
    ['GET', `/users/${asEditor.id}/view`],
    ['GET', '/auth/sessions'],
    ['POST', '/auth/preview'],
    ['POST', '/tickets'],
    ['GET', '/banners/home/main?preview=1'],
  ] as const) {
    const body = method === 'GET' ? undefined : {}
    const response = await app.call(asEditor, method, path, body)
    const said = 'Your role needs two-step sign-in. Please set it up first.'
    expect([path, response.status, response.body.message]).toEqual([path, 403, said])
  }
  const page = await app.get('/home?preview=1', { cookie })
  expect(page.headers['cache-control']).toContain('no-store')
  for (const path of ['/auth/me', '/auth/token', '/auth/second-factor']) {
    expect((await app.call(asEditor, 'GET', path)).status).toBe(200)
  }
  await setUpApp(app, asEditor)
  expect(await me(app, asEditor)).toBe(false)
  expect((await app.call(asEditor, 'GET', '/auth/sessions')).status).toBe(200)
  expect(await me(app, asEditor2)).toBe(true)
  await secure(app, [])
  expect(await me(app, asEditor2)).toBe(false)
})

test('who is led to set one up may sign out too, and reads nothing that was not published', async () => {
  const app = await openTestApp()
  await secure(app, [2])
  expect((await app.call(asEditor, 'POST', '/auth/logout', {})).status).toBe(200)
})

test('who switches off what the role needs is led to set up another', async () => {
  const app = await openTestApp()
  const { secret } = await setUpApp(app, asEditor)
  await secure(app, [1, 2])
  const sent = { current_password: testPassword, code: codeOf(app, secret) }
  expect((await app.call(asEditor, 'POST', '/auth/second-factor/app/remove', sent)).status).toBe(
    200,
  )
  expect(await me(app, asEditor)).toBe(true)
})

test('what roles are secured is written down, once for each change', async () => {
  const app = await openTestApp()
  const codes = [(await secure(app, [4, 4])).body, (await secure(app, [4])).body]
  expect(codes).toMatchObject([{ code: 'factor.rolesSaved' }, { code: 'people.unchanged' }])
  expect(
    app.lines.filter((each) => each.includes('"roles with a second factor were changed"')),
  ).toHaveLength(1)
  const sent = { roles: [5] }
  expect((await app.call(asAdmin, 'POST', '/settings/sign-in/update', sent)).status).toBe(422)
  const rows = await app.store.db.selectFrom('person_log').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ actor_name: 'admin', step: 'roles-secured' })
  expect(JSON.parse(rows[0]?.changes ?? '')).toEqual({ roles: { before: '', after: 'Approver' } })
})

test('an Admin takes away the second factor of who has lost it, with its sessions', async () => {
  const app = await openTestApp()
  const { secret, recoveryCodes } = await setUpApp(app, asEditor)
  const login = { username: 'editor', password: testPassword }
  const { body: waiting } = await app.call<{ second_factor: { challenge: string } }>(
    null,
    'POST',
    '/auth/login',
    login,
  )
  const path = `/users/${asEditor.id}/second-factor/reset`
  const { status, body } = await app.call<User>(asAdmin, 'POST', path, {})
  expect([status, body.data.second_factor]).toEqual([200, false])
  expect((await app.call(asEditor, 'GET', '/auth/me')).status).toBe(401)
  const { challenge } = waiting.data.second_factor
  for (const code of [codeOf(app, secret), recoveryCodes[0]]) {
    expect((await app.call(null, 'POST', '/auth/login/second', { challenge, code })).status).toBe(
      401,
    )
  }
  const { body: signedIn } = await app.call<{ token: string }>(null, 'POST', '/auth/login', login)
  const { body: inbox } = await app.call<ListPage<Notice>>(signedIn.data.token, 'GET', '/notices')
  const sentence = 'admin turned off your two-step sign-in; please set it up again'
  expect(inbox.data.data).toMatchObject([
    { kind: 'factor', sentence, path: '/admin/profile', read: false },
  ])
  expect((await app.call(asAdmin, 'POST', path, {})).status).toBe(409)
  const rows = await app.store.db.selectFrom('person_log').selectAll().orderBy('id').execute()
  expect(rows.at(-1)).toMatchObject({
    step: 'factor-reset',
    actor_name: 'admin',
    person_id: asEditor.id,
  })
})

test('the owner is told by mail of every change, whoever made it, and of no secret', async () => {
  const app = await openTestApp()
  const { secret } = await setUpApp(app, asEditor)
  await app.call(asAdmin, 'POST', `/users/${asEditor.id}/second-factor/reset`, {})
  const mails = await app.store.db.selectFrom('mail').selectAll().orderBy('id').execute()
  expect(
    mails.map(({ kind, person_id, payload }) => [kind, person_id, JSON.parse(payload).step]),
  ).toEqual([
    ['factor-changed', asEditor.id, 'app-on'],
    ['factor-changed', asEditor.id, 'factor-reset'],
  ])
  expect(JSON.stringify(mails)).not.toContain(secret)
})

test('nobody resets their own second factor, nor that of nobody', async () => {
  const app = await openTestApp()
  await setUpApp(app, asAdmin)
  const reset = (id: number) => app.call(asAdmin, 'POST', `/users/${id}/second-factor/reset`, {})
  expect((await reset(asAdmin.id)).body.message).toBe(
    'Change your own two-step sign-in in your profile.',
  )
  expect((await reset(999)).status).toBe(404)
})
