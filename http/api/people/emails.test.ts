import { expect, test } from 'vitest'
import { openSmtp } from '#test/mail/open-smtp.ts'
import { openOutgoing } from '#test/mail/outgoing.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asEditor, asEditor2, asSupport, testPassword, testPeople } from '#test/people.ts'

const wanted = 'elena@marigold.example'

async function open() {
  const app = await openTestApp()
  const smtp = await openSmtp()
  const { send } = openOutgoing(smtp.url)
  return { app, smtp, deliver: () => send(app.services) }
}

const ask = (app: TestApp, email = wanted, current_password = testPassword, who = asEditor) =>
  app.call(who, 'POST', '/users/update/email', { email, current_password })
const confirm = (app: TestApp, token: string, who: (typeof testPeople)[number] = asEditor) =>
  app.call(who, 'POST', '/auth/email/confirm', { token })
const asked = (app: TestApp) =>
  app.call<{ asked: { email: string } | null }>(asEditor, 'GET', '/auth/email')
const emailOf = async (app: TestApp) =>
  (await app.call<{ email: string }>(asEditor, 'GET', `/users/${asEditor.id}/view`)).body.data.email

function tokenIn(text = ''): string {
  return /\/admin\/email#([\w-]{43})/.exec(text)?.[1] ?? ''
}

test('only who is signed in asks for another e-mail or confirms one', async () => {
  const { app } = await open()
  const body = { email: wanted, current_password: testPassword }
  expect((await app.call(null, 'POST', '/users/update/email', body)).status).toBe(401)
  expect((await app.call(null, 'POST', '/auth/email/confirm', { token: 'x' })).status).toBe(401)
  expect((await app.call(null, 'GET', '/auth/email')).status).toBe(401)
  expect((await app.call(null, 'DELETE', '/auth/email')).status).toBe(401)
  for (const actor of testPeople) {
    const email = `new-${actor.username}@marigold.example`
    const response = await app.call(actor, 'POST', '/users/update/email', { ...body, email })
    expect([actor.username, response.status]).toEqual([actor.username, 200])
  }
})

test('another e-mail counts once its reader has confirmed, and the former one hears of it', async () => {
  const { app, smtp, deliver } = await open()
  expect((await ask(app)).status).toBe(200)
  expect((await asked(app)).body.data.asked).toMatchObject({ email: wanted })
  await deliver()
  const heard = smtp.received.map(({ envelopeTo, subject }) => [envelopeTo[0], subject])
  expect(heard).toEqual([
    [wanted, 'Confirm your new e-mail address'],
    ['editor@marigold.example', 'New e-mail address for your account'],
  ])
  expect(smtp.received[1]?.text).not.toContain('/admin/email#')
  expect(await emailOf(app)).toBe('editor@marigold.example')
  for (const guessed of ['', 'x'.repeat(43)]) {
    expect((await confirm(app, guessed)).status).toBe(404)
  }
  const token = tokenIn(smtp.received[0]?.text)
  expect((await confirm(app, token)).status).toBe(200)
  expect(await emailOf(app)).toBe(wanted)
  expect((await confirm(app, token)).status).toBe(404)
  expect((await asked(app)).body.data.asked).toBeNull()
  await deliver()
  const [, , last] = smtp.received
  expect([last?.envelopeTo, last?.subject]).toEqual([
    ['editor@marigold.example'],
    'Your e-mail address was changed',
  ])
  const signedIn = await app.call(null, 'POST', '/auth/login', {
    username: wanted,
    password: testPassword,
  })
  expect(signedIn.status).toBe(200)
})

test('whoever a mistyped address belongs to gets nothing by its link', async () => {
  const { app, smtp, deliver } = await open()
  await ask(app)
  await deliver()
  const token = tokenIn(smtp.received[0]?.text)
  for (const who of [asEditor2, asSupport, asAdmin]) {
    expect((await confirm(app, token, who)).status).toBe(404)
  }
  expect(await emailOf(app)).toBe('editor@marigold.example')
})

test('its link is over after a day, by a newer wish, by taking it back and by an Admin', async () => {
  for (const end of [
    async (app: TestApp) => app.clock.pass({ hours: 24 }),
    async (app: TestApp) => ask(app, 'other@marigold.example'),
    async (app: TestApp) => app.call(asEditor, 'DELETE', '/auth/email'),
    async (app: TestApp) =>
      app.call(asAdmin, 'POST', `/users/${asEditor.id}/update`, { email: 'e@marigold.example' }),
  ]) {
    const { app, smtp, deliver } = await open()
    await ask(app)
    await deliver()
    await end(app)
    const session = await app.call<{ token: string }>(null, 'POST', '/auth/login', {
      username: 'editor',
      password: testPassword,
    })
    const token = tokenIn(smtp.received[0]?.text)
    const late = await app.call(session.body.data.token, 'POST', '/auth/email/confirm', { token })
    expect(late.status).toBe(404)
  }
})

test('it asks for the password, and refuses what is no address, one’s own and another’s', async () => {
  const { app, smtp, deliver } = await open()
  for (const [email, password, field] of [
    [wanted, 'not the password', 'current_password'],
    ['no address', testPassword, 'email'],
    ['EDITOR@marigold.example', testPassword, 'email'],
    ['editor2@marigold.example', testPassword, 'email'],
  ] as const) {
    const { status, body } = await ask(app, email, password)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  }
  expect(await deliver()).toBe(0)
  expect(smtp.received).toEqual([])
})

test('an address that somebody else got meanwhile is not confirmed', async () => {
  const { app, smtp, deliver } = await open()
  await ask(app)
  await deliver()
  await app.call(asAdmin, 'POST', `/users/${asEditor2.id}/update`, { email: wanted })
  const { status, body } = await confirm(app, tokenIn(smtp.received[0]?.text))
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['email']])
})

test('nobody has mails sent to one address after the other', async () => {
  const { app } = await open()
  for (let count = 0; count < 3; count += 1) {
    expect((await ask(app, `number${count}@marigold.example`)).status).toBe(200)
  }
  expect((await ask(app, 'number4@marigold.example')).status).toBe(429)
})

test('the e-mail in a profile’s body is still never applied', async () => {
  const { app } = await open()
  const path = `/users/${asEditor.id}/update`
  expect((await app.call(asEditor, 'POST', path, { email: wanted })).status).toBe(422)
  expect(await emailOf(app)).toBe('editor@marigold.example')
})

test('an Admin’s change tells the address that it replaces', async () => {
  const { app, smtp, deliver } = await open()
  await app.call(asAdmin, 'POST', `/users/${asEditor.id}/update`, { email: wanted })
  await deliver()
  expect(smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['editor@marigold.example']])
})

test('in which language somebody reads is kept at sign-in and when they choose one', async () => {
  const { app } = await open()
  const language = async () => {
    const query = app.store.db.selectFrom('person').select('language')
    return (await query.where('id', '=', asEditor.id).executeTakeFirst())?.language
  }
  expect(await language()).toBe('')
  const typed = JSON.stringify({ username: 'editor', password: testPassword })
  const headers = { 'content-type': 'application/json', 'accept-language': 'ar' }
  await app.send('POST', '/api/auth/login', { headers, body: [typed] })
  expect(await language()).toBe('ae')
  const chosen = await app.call(asEditor, 'POST', '/users/update/language', { language: 'pt' })
  expect([chosen.status, await language()]).toEqual([200, 'pt'])
  await app.call(null, 'POST', '/auth/login', { username: 'editor', password: testPassword })
  expect(await language()).toBe('pt')
  const refused = await app.call(asEditor, 'POST', '/users/update/language', { language: 'xx' })
  expect(refused.status).toBe(422)
  expect((await app.call(null, 'POST', '/users/update/language', { language: 'de' })).status).toBe(
    401,
  )
})
