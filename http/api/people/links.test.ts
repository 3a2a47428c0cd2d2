import { expect, test } from 'vitest'
import type { LinkOwner } from '#catalogue/wire/password-link.ts'
import type { User } from '#catalogue/wire/users.ts'
import { inviteFirstAdmin } from '#domain/people/links/invite-first-admin.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asEditor, testPeople } from '#test/people.ts'

interface Made {
  kind: string
  link: string
  expires_at: string
  user: User
}

const mara = {
  username: 'mara',
  email: 'mara@marigold.example',
  first_name: 'Mara',
  last_name: 'Okoye',
  role: 2,
}
const password = 'seven lamps over the counter'
const chosen = { password, password_confirmation: password }

async function invite(app: TestApp) {
  const { status, body } = await app.call<Made>(asAdmin, 'POST', '/users', mara)
  expect(status).toBe(200)
  return { ...body.data, token: tokenIn(body.data.link) }
}

function tokenIn(link: string): string {
  return new URL(link).hash.slice(1)
}

const view = (app: TestApp, token: string) =>
  app.call<LinkOwner>(null, 'POST', '/auth/links/view', { token })
const use = (app: TestApp, token: string, sent: object = {}) =>
  app.call<{ username: string }>(null, 'POST', '/auth/links/use', { token, ...chosen, ...sent })
const signIn = (app: TestApp, username: string, typed = password) =>
  app.call(null, 'POST', '/auth/login', { username, password: typed })

test('only an Admin invites and makes links', async () => {
  const app = await openTestApp()
  for (const actor of [null, ...testPeople.filter(({ role }) => role !== 'Admin')]) {
    const refused = actor === null ? 401 : 403
    expect((await app.call(actor, 'POST', '/users', mara)).status).toBe(refused)
    expect((await app.call(actor, 'POST', `/users/${asEditor.id}/link`, {})).status).toBe(refused)
  }
  expect((await app.call(asAdmin, 'POST', '/users/999/link', {})).status).toBe(404)
  expect((await app.call(asAdmin, 'POST', `/users/${asAdmin.id}/link`, {})).status).toBe(409)
})

test('who is invited chooses a password by the link, once, and signs in', async () => {
  const app = await openTestApp({ env: { PUBLIC_URL: 'https://www.marigold.example' } })
  const { link, token, user, expires_at } = await invite(app)
  expect(link).toBe(`https://www.marigold.example/admin/welcome#${token}`)
  expect(expires_at).toBe('2026-05-07T08:00:00.000Z')
  expect(user).toMatchObject({ username: 'mara', invited: true, last_sign_in_at: null })
  expect((await signIn(app, 'mara', '')).status).toBe(422)
  expect((await signIn(app, 'mara')).status).toBe(401)
  expect((await view(app, token)).body.data).toMatchObject({ kind: 'invite', first_name: 'Mara' })
  expect((await use(app, token)).body.data).toEqual({ username: 'mara' })
  expect((await signIn(app, 'mara')).status).toBe(200)
  for (const again of [await view(app, token), await use(app, token)]) {
    expect(again.status).toBe(404)
    expect(again.body.message).toContain('was already used or has expired')
  }
  const path = `/users/${user.id}/view`
  const { body } = await app.call<User>(asAdmin, 'GET', path)
  expect(body.data).toMatchObject({ invited: false, last_sign_in_at: '2026-05-04T08:00:00.000Z' })
  const log = await app.store.db.selectFrom('person_log').select(['step', 'actor_name']).execute()
  expect(log).toEqual([
    { step: 'invite', actor_name: 'admin' },
    { step: 'accept', actor_name: 'mara' },
  ])
})

test('of two who use a link at once one does', async () => {
  const app = await openTestApp()
  const { token } = await invite(app)
  const responses = await Promise.all([use(app, token), use(app, token)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('no token of a link is kept or logged', async () => {
  const app = await openTestApp()
  const { token } = await invite(app)
  await use(app, token)
  const made = await app.call<Made>(asAdmin, 'POST', `/users/${asEditor.id}/link`, {})
  const rows = await app.store.db.selectFrom('person_link').selectAll().execute()
  for (const secret of [token, tokenIn(made.body.data.link), password]) {
    expect(app.lines.join('')).not.toContain(secret)
    expect(JSON.stringify(rows)).not.toContain(secret)
  }
})

test('a link is over after 72 hours, by a newer one, a deactivation and another e-mail', async () => {
  for (const end of [
    async (app: TestApp) => app.clock.pass({ hours: 72 }),
    async (app: TestApp, id: number) => app.call(asAdmin, 'POST', `/users/${id}/link`, {}),
    async (app: TestApp, id: number) =>
      app.call(asAdmin, 'POST', `/users/${id}/update`, { status: false }),
    async (app: TestApp, id: number) =>
      app.call(asAdmin, 'POST', `/users/${id}/update`, { email: 'm@marigold.example' }),
  ]) {
    const app = await openTestApp()
    const { token, user } = await invite(app)
    await end(app, user.id)
    expect([(await view(app, token)).status, (await use(app, token)).status]).toEqual([404, 404])
  }
})

test('a password by a link follows the rules, and what is refused leaves the link good', async () => {
  const app = await openTestApp()
  const { token } = await invite(app)
  for (const [sent, field] of [
    [{ password: 'short', password_confirmation: 'short' }, 'password'],
    [{ password_confirmation: 'another one altogether' }, 'password_confirmation'],
    [{ password: mara.email, password_confirmation: mara.email }, 'password'],
  ] as const) {
    const { status, body } = await use(app, token, sent)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  }
  expect((await use(app, token)).status).toBe(200)
})

test('a reset leaves the old password until the link is used, and then ends every session', async () => {
  const app = await openTestApp()
  const session = await app.tokenOf(asEditor)
  const { body } = await app.call<Made>(asAdmin, 'POST', `/users/${asEditor.id}/link`, {})
  expect(body.data).toMatchObject({ kind: 'reset', expires_at: '2026-05-05T08:00:00.000Z' })
  expect((await app.call(session, 'GET', '/auth/me')).status).toBe(200)
  expect((await use(app, tokenIn(body.data.link))).status).toBe(200)
  expect((await app.call(session, 'GET', '/auth/me')).status).toBe(401)
  expect((await signIn(app, 'editor')).status).toBe(200)
})

test('a token that nobody was given opens nothing, whatever it looks like', async () => {
  const app = await openTestApp()
  for (const token of ['', 'x', 'x'.repeat(43), '"; drop table person', '__proto__']) {
    expect([token, (await view(app, token)).status]).toEqual([token, 404])
    expect([token, (await use(app, token)).status]).toEqual([token, 404])
  }
})

test('nobody is invited under a login that somebody has', async () => {
  const app = await openTestApp()
  for (const [sent, field] of [
    [{ username: 'EDITOR' }, 'username'],
    [{ email: 'editor@marigold.example' }, 'email'],
    [{ role: 7 }, 'role'],
    [{ password: 'x' }, 'password'],
  ] as const) {
    const { status, body } = await app.call(asAdmin, 'POST', '/users', { ...mara, ...sent })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  }
})

test('where nobody has an account one link makes the first Admin, and there is no second', async () => {
  const app = await openTestApp()
  expect(await inviteFirstAdmin(app.services)).toBeNull()
  await app.store.write((tx) => tx.deleteFrom('session').execute())
  await app.store.write((tx) => tx.deleteFrom('person').execute())
  const tokens = await Promise.all([inviteFirstAdmin(app.services), inviteFirstAdmin(app.services)])
  const [lost = ''] = tokens.filter((one) => one !== null)
  expect(tokens.filter((one) => one !== null)).toHaveLength(1)
  // An operator who lost it has it printed again; whoever finds the former one cannot use it.
  const token = (await inviteFirstAdmin(app.services, { replacesFormer: true })) ?? ''
  expect((await view(app, lost)).status).toBe(404)
  expect((await view(app, token)).body.data).toMatchObject({ kind: 'first', username: '' })
  expect((await use(app, token)).status).toBe(422)
  const { role: _role, ...names } = mara
  expect((await use(app, token, { names })).status).toBe(200)
  const { body } = await app.call<{ user: User }>(null, 'POST', '/auth/login', {
    username: 'mara',
    password,
  })
  expect(body.data.user.roles.name).toBe('Admin')
  expect(await inviteFirstAdmin(app.services)).toBeNull()
  expect(await inviteFirstAdmin(app.services, { replacesFormer: true })).toBeNull()
})
