import { expect, test } from 'vitest'
import type { User, UserLine } from '#catalogue/wire/users.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport, testPeople } from '#test/people.ts'

const ofEditor = `/users/${asEditor.id}`
/** What the specification's client sends with every profile. */
const asSent = { role: 1, status: true }

const lines = (app: TestApp) =>
  app.store.db.selectFrom('person_log').selectAll().orderBy('id').execute()

test('everybody sees their own account, an Admin all of them, others get 403, known or not', async () => {
  const app = await openTestApp()
  for (const actor of testPeople) {
    const { status, body } = await app.call<User>(actor, 'GET', `/users/${actor.id}/view`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ username: actor.username, roles: { name: actor.role } })
    expect(JSON.stringify(body)).not.toContain('argon2')
    const isAdmin = actor.role === 'Admin'
    if (actor.id !== asEditor.id) {
      const { status } = await app.call(actor, 'GET', `${ofEditor}/view`)
      expect([actor.username, status]).toEqual([actor.username, isAdmin ? 200 : 403])
    }
    const nobody = await app.call(actor, 'GET', '/users/999/view')
    expect([actor.username, nobody.status]).toEqual([actor.username, isAdmin ? 404 : 403])
    const { status: list } = await app.call(actor, 'GET', '/users')
    expect([actor.username, list]).toEqual([actor.username, isAdmin ? 200 : 403])
  }
})

test('the signed out are told nothing of accounts and change none', async () => {
  const app = await openTestApp()
  const calls = [
    ['GET', '/users'],
    ['GET', `${ofEditor}/view`],
    ['POST', `${ofEditor}/update`],
    ['PATCH', `${ofEditor}/update`],
    ['POST', '/users/update/password'],
    ['GET', '/auth/sessions'],
    ['DELETE', '/auth/sessions/1'],
    ['POST', '/auth/sessions/end'],
  ] as const
  for (const [method, path] of calls) {
    const { status } = await app.call(null, method, path, method === 'GET' ? undefined : {})
    expect([path, status]).toEqual([path, 401])
  }
})

test('a profile takes its names, and never the role and status that come with it', async () => {
  const app = await openTestApp()
  const body = { username: 'elena', first_name: ' Elena ', last_name: 'Brandt', ...asSent }
  const email = 'editor@marigold.example'
  for (const method of ['POST', 'PATCH']) {
    const sent = { ...body, email }
    const { status, body: response } = await app.call<User>(
      asEditor,
      method,
      `${ofEditor}/update`,
      sent,
    )
    expect(status).toBe(200)
    expect(response.data).toMatchObject({
      username: 'elena',
      first_name: 'Elena',
      roles: { name: 'Editor' },
      status: true,
    })
  }
  const written = await lines(app)
  expect(written).toHaveLength(1)
  expect(written[0]).toMatchObject({ actor_name: 'editor', person_id: asEditor.id })
  expect(JSON.parse(written[0]?.changes ?? '')).toEqual({
    username: { before: 'editor', after: 'elena' },
    first_name: { before: 'editor', after: 'Elena' },
    last_name: { before: 'Test', after: 'Brandt' },
  })
})

test('nobody raises, lowers, deactivates or re-addresses themselves', async () => {
  const app = await openTestApp()
  for (const actor of [asAdmin, asEditor, asSupport]) {
    for (const [sent, field] of [
      [{ role: 4 }, 'role'],
      [{ status: false }, 'status'],
      [{ status: 0 }, 'status'],
      [{ email: 'other@marigold.example' }, 'email'],
    ] as const) {
      const { status, body } = await app.call(actor, 'POST', `/users/${actor.id}/update`, sent)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
    }
    const { body } = await app.call<User>(actor, 'GET', `/users/${actor.id}/view`)
    expect(body.data).toMatchObject({ status: true, roles: { name: actor.role } })
  }
  expect(await lines(app)).toEqual([])
})

test("nobody but an Admin changes somebody else's account", async () => {
  const app = await openTestApp()
  for (const actor of testPeople.filter(({ role }) => role !== 'Admin')) {
    const other = actor.id === asEditor.id ? asEditor2 : asEditor
    for (const id of [other.id, 999]) {
      const { status } = await app.call(actor, 'POST', `/users/${id}/update`, { last_name: 'X' })
      expect([actor.username, status]).toEqual([actor.username, 403])
    }
  }
  const { status } = await app.call(asAdmin, 'POST', '/users/999/update', { last_name: 'X' })
  expect(status).toBe(404)
})

test('names are asked for, a user name is no e-mail, and no login is given twice', async () => {
  const app = await openTestApp()
  const wrong: [body: object, fields: string[]][] = [
    [{ username: ' ', first_name: '', last_name: '' }, ['first_name', 'last_name', 'username']],
    [{ username: 'editor2@marigold.example' }, ['username']],
    [{ username: 'two words' }, ['username']],
    [{ username: 'EDITOR2' }, ['username']],
    [{ username: 'x'.repeat(61) }, ['username']],
    [{ role: 5 }, ['role']],
    [{ status: 'yes' }, ['status']],
    [{ password_hash: 'x' }, ['password_hash']],
  ]
  for (const [body, fields] of wrong) {
    const response = await app.call(asEditor, 'POST', `${ofEditor}/update`, body)
    expect([body, response.status]).toEqual([body, 422])
    expect(Object.keys(response.body.errors ?? {}).sort()).toEqual(fields)
  }
  for (const email of [
    'approver@MARIGOLD.example',
    'nobody',
    'a@b',
    'a b@c.de',
    'a@b..',
    'a@b.c d',
  ]) {
    const response = await app.call(asAdmin, 'POST', `${ofEditor}/update`, { email })
    expect([email, response.status]).toEqual([email, 422])
  }
})

test('a field that is empty is asked for, and nothing else is said of it', async () => {
  const app = await openTestApp()
  const empty = { username: '', first_name: '', last_name: '', email: '' }
  const { body } = await app.call(asAdmin, 'POST', `${ofEditor}/update`, empty)
  const missing = ['Please fill this in.']
  expect(body.errors).toEqual({
    username: missing,
    first_name: missing,
    last_name: missing,
    email: missing,
  })
  const former = await app.call(asAdmin, 'POST', `${ofEditor}/update`, {
    username: 'former-colleague-7',
  })
  expect([former.status, Object.keys(former.body.errors ?? {})]).toEqual([422, ['username']])
})

test('a role that changes and a deactivation end every session at once', async () => {
  const app = await openTestApp()
  for (const sent of [{ role: 3 }, { status: false }]) {
    const token = await app.tokenOf(asEditor2)
    const { status, body } = await app.call<User>(
      asAdmin,
      'POST',
      `/users/${asEditor2.id}/update`,
      sent,
    )
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ status: !('status' in sent), roles: { id: 3 } })
    expect((await app.call(token, 'GET', '/auth/me')).status).toBe(401)
  }
  expect((await app.call(asEditor, 'GET', '/auth/me')).status).toBe(200)
  expect((await lines(app)).map(({ actor_name }) => actor_name)).toEqual(['admin', 'admin'])
})

test('a name that changes ends no session, and what changes nothing is not written down', async () => {
  const app = await openTestApp()
  const change = (last_name: string) =>
    app.call(asAdmin, 'POST', `${ofEditor}/update`, { last_name, role: 2, status: true })
  await app.call(asEditor, 'GET', '/auth/me')
  expect((await change('Brandt')).status).toBe(200)
  expect((await app.call(asEditor, 'GET', '/auth/me')).status).toBe(200)
  expect((await change('Brandt')).body.message).toContain('Nothing was changed')
  expect(await lines(app)).toHaveLength(1)
})

test('of two Admins who take the role from each other at once, one stays', async () => {
  const app = await openTestApp()
  const { id } = asApprover
  await app.call(asAdmin, 'POST', `/users/${id}/update`, { role: 1 })
  const second = { ...asApprover, role: 'Admin' } as const
  const responses = await Promise.all([
    app.call(asAdmin, 'POST', `/users/${id}/update`, { role: 2 }),
    app.call(second, 'POST', `/users/${asAdmin.id}/update`, { status: false }),
  ])
  const winners = responses.filter(({ status }) => status === 200)
  expect(winners).toHaveLength(1)
  const admins = await app.store.db
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'Admin')
    .where('active', '=', 1)
    .execute()
  expect(admins).toHaveLength(1)
})

test('the list finds people by parts of names, role and status, by name and by page', async () => {
  const app = await openTestApp()
  await app.call(asAdmin, 'POST', `${ofEditor}/update`, {
    first_name: 'Élena',
    last_name: 'Brandt',
  })
  const found = async (query: string) => {
    const { body } = await app.call<ListPage<User>>(asAdmin, 'GET', `/users?${query}`)
    return [body.data.total, body.data.data.map(({ username }) => username).join()]
  }
  expect(await found('search=elena%20BRANDT')).toEqual([1, 'editor'])
  expect(await found('search=approver')).toEqual([2, 'approver,approver2'])
  expect(await found('role=3')).toEqual([1, 'support'])
  expect(await found('status=0')).toEqual([0, ''])
  expect((await found('status=1'))[0]).toBe(6)
  expect(await found('search=%25')).toEqual([0, ''])
  expect(await found('page=2&per_page=2')).toEqual([6, 'approver,approver2'])
})

test('what was changed of an account is told with who did it, to an Admin only', async () => {
  const app = await openTestApp()
  await app.call(asEditor, 'POST', `${ofEditor}/update`, { last_name: 'Brandt' })
  await app.call(asAdmin, 'POST', `${ofEditor}/update`, { role: 3 })
  const { body } = await app.call<ListPage<UserLine>>(asAdmin, 'GET', `${ofEditor}/log`)
  expect(body.data.data.map(({ by, changes }) => [by, changes])).toEqual([
    ['admin', [{ field: 'role', before: 'Editor', after: 'Support' }]],
    ['editor', [{ field: 'last_name', before: 'Test', after: 'Brandt' }]],
  ])
  expect((await app.call(asSupport, 'GET', `${ofEditor}/log`)).status).toBe(403)
  expect((await app.call(asAdmin, 'GET', '/users/999/log')).status).toBe(404)
})
