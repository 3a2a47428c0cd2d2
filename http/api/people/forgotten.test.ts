import { expect, test } from 'vitest'
import { openSmtp } from '#test/mail/open-smtp.ts'
import { openOutgoing } from '#test/mail/outgoing.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asEditor, testPassword } from '#test/people.ts'

const chosen = 'seven lamps over the counter'
const from = 'https://www.marigold.example'

async function open() {
  const app = await openTestApp({ env: { PUBLIC_URL: from } })
  const smtp = await openSmtp()
  const { send } = openOutgoing(smtp.url)
  return { app, smtp, deliver: () => send(app.services) }
}

const ask = (app: TestApp, username: string) =>
  app.call(null, 'POST', '/auth/forgotten', { username })
const use = (app: TestApp, token: string, password = chosen) => {
  const body = { token, password, password_confirmation: password }
  return app.call(null, 'POST', '/auth/links/use', body)
}
const signIn = (app: TestApp, password: string) =>
  app.call(null, 'POST', '/auth/login', { username: 'editor', password })

function tokenIn(text = ''): string {
  return /\/admin\/(?:welcome|email)#([\w-]{43})/.exec(text)?.[1] ?? ''
}

test('who forgot a password chooses another by a link that is good once and for an hour', async () => {
  const { app, smtp, deliver } = await open()
  const session = await app.tokenOf(asEditor)
  expect((await ask(app, 'Editor@Marigold.example')).status).toBe(200)
  await deliver()
  const [mail] = smtp.received
  expect(mail?.envelopeTo).toEqual(['editor@marigold.example'])
  expect(mail?.text).toContain(`${from}/admin/welcome#`)
  const token = tokenIn(mail?.text)
  expect((await use(app, token, 'short')).status).toBe(422)
  expect((await use(app, token)).status).toBe(200)
  expect((await use(app, token)).status).toBe(404)
  expect((await app.call(session, 'GET', '/auth/me')).status).toBe(401)
  expect((await signIn(app, testPassword)).status).toBe(401)
  expect((await signIn(app, chosen)).status).toBe(200)
  await deliver()
  expect(smtp.received.map(({ subject }) => subject)).toEqual([
    'A new password for your account',
    'Your password was changed',
  ])
})

test('whoever changes the password takes back the links by which it could be chosen', async () => {
  const { app, smtp, deliver } = await open()
  await ask(app, 'editor')
  await deliver()
  const token = tokenIn(smtp.received[0]?.text)
  await ask(app, 'editor')
  const sent = { password: chosen, password_confirmation: chosen }
  const own = { ...sent, current_password: testPassword }
  expect((await app.call(asEditor, 'POST', '/users/update/password', own)).status).toBe(200)
  expect((await use(app, token)).status).toBe(404)
  await deliver()
  expect(smtp.received.map(({ subject }) => subject)).toEqual([
    'A new password for your account',
    'Your password was changed',
  ])
})

test('the hour begins when the mail leaves', async () => {
  const { app, smtp, deliver } = await open()
  await ask(app, 'editor')
  app.clock.pass({ minutes: 30 })
  await deliver()
  const token = tokenIn(smtp.received[0]?.text)
  app.clock.pass({ minutes: 59 })
  const view = () => app.call(null, 'POST', '/auth/links/view', { token })
  expect((await view()).status).toBe(200)
  app.clock.pass({ minutes: 1 })
  expect((await view()).status).toBe(404)
  expect((await use(app, token)).status).toBe(404)
})

test('nobody learns from the answer whether there is an account, or from what is written', async () => {
  const { app, smtp, deliver } = await open()
  await app.call(asAdmin, 'POST', `/users/${asEditor.id}/update`, { status: false })
  const responses = [await ask(app, 'editor2'), await ask(app, 'nobody'), await ask(app, 'editor')]
  const [known, ...others] = responses.map(({ status, body }) => ({ status, body }))
  for (const other of others) expect(other).toEqual(known)
  const rows = await app.store.db.selectFrom('mail').select(['kind', 'state']).execute()
  expect(rows).toEqual([
    { kind: 'reset', state: 'waiting' },
    { kind: 'reset', state: 'dropped' },
    { kind: 'reset', state: 'dropped' },
  ])
  await deliver()
  expect(smtp.received).toHaveLength(1)
})

test('asking is counted, the same for who is there and who is not, and shuts nobody out', async () => {
  for (const login of ['editor', 'nobody']) {
    const { app } = await open()
    for (let count = 0; count < 5; count += 1) expect((await ask(app, login)).status).toBe(200)
    const { status, headers } = await ask(app, login)
    expect([status, headers['retry-after']]).toEqual([429, '900'])
    expect((await signIn(app, testPassword)).status).toBe(200)
  }
})

test('one person gets no more than three such mails in an hour', async () => {
  const { app, smtp, deliver } = await open()
  for (let count = 0; count < 5; count += 1) await ask(app, 'editor')
  await deliver()
  expect(smtp.received).toHaveLength(3)
  app.clock.pass({ minutes: 61 })
  await ask(app, 'editor')
  await deliver()
  expect(smtp.received).toHaveLength(4)
})

test('no token is kept, waits or is logged, and a row says nothing once its mail has left', async () => {
  const { app, smtp, deliver } = await open()
  await ask(app, 'editor')
  const before = await app.store.db.selectFrom('mail').selectAll().execute()
  expect(before[0]?.payload).toBe('{"asked":true}')
  expect(await app.store.db.selectFrom('person_link').selectAll().execute()).toEqual([])
  await deliver()
  const token = tokenIn(smtp.received[0]?.text)
  const after = await app.store.db.selectFrom('mail').selectAll().execute()
  const links = await app.store.db.selectFrom('person_link').selectAll().execute()
  expect(links).toHaveLength(1)
  expect(JSON.stringify([after, links, app.lines])).not.toContain(token)
})

test('an invitation goes by mail too, and the link that the Admin saw stays good beside it', async () => {
  const { app, smtp, deliver } = await open()
  const mara = { username: 'mara', email: 'mara@marigold.example' }
  const names = { first_name: 'Mara', last_name: 'Okoye', role: 2 }
  const { body } = await app.call<{ link: string }>(asAdmin, 'POST', '/users', {
    ...mara,
    ...names,
  })
  await deliver()
  const [mail] = smtp.received
  expect(mail?.envelopeTo).toEqual([mara.email])
  expect(mail?.text).toContain('You then sign in as mara')
  const tokens = [tokenIn(mail?.text), tokenIn(body.data.link)]
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) {
    expect((await app.call(null, 'POST', '/auth/links/view', { token })).status).toBe(200)
  }
  expect((await use(app, tokens[0] ?? '')).status).toBe(200)
  expect((await use(app, tokens[1] ?? '')).status).toBe(404)
})

test('a link that an Admin makes anew takes back the mail of the one before', async () => {
  const { app, smtp, deliver } = await open()
  for (const _again of [1, 2]) await app.call(asAdmin, 'POST', `/users/${asEditor.id}/link`, {})
  await deliver()
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]?.text).toContain('Your old password works until then.')
  expect(smtp.received[0]?.text).toContain('expires in 24 hours')
})
