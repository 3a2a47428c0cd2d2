import { expect, test } from 'vitest'
import type { PasskeyCreation, SecondFactor } from '#catalogue/wire/second-factor.ts'
import type { Actor } from '#domain/actor.ts'
import { queueMail } from '#domain/mail-queue/queue-mail.ts'
import { addPicture } from '#test/content/content.ts'
import { codeOf, setUpApp } from '#test/http/second-factor.ts'
import { SoftwarePasskey } from '#test/http/software-passkey.ts'
import { openSmtp } from '#test/mail/open-smtp.ts'
import { openOutgoing } from '#test/mail/outgoing.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asEditor, asEditor2, testPassword } from '#test/people.ts'

const origin = 'https://www.marigold.example'
const proof = { current_password: testPassword }
const address = '127.0.0.1'
const password = 'seven lamps over the counter'
const open = () => openTestApp({ env: { PUBLIC_URL: origin } })

/** Makes a call and gives what the log says of it under the request id of its response. */
async function act<T = unknown>(
  app: TestApp,
  who: Actor | null,
  path: string,
  body?: object,
  method = 'POST',
) {
  const { status, headers, body: response } = await app.call<T>(who, method, path, body)
  const all: { requestId?: string; msg: string }[] = app.lines.map((line) => JSON.parse(line))
  const logged = all.filter(({ requestId }) => requestId === headers['x-request-id'])
  expect([path, status, logged.length]).toEqual([path, 200, 1])
  return { logged: logged[0], data: response.data }
}

test('what an Admin does to accounts is logged with who did it to whom', async () => {
  const app = await open()
  const mara = { username: 'mara', email: 'mara@marigold.example', role: 2 }
  const invited = { ...mara, first_name: 'Mara', last_name: 'Lund' }
  const made = await act<{ user: { id: number } }>(app, asAdmin, '/users', invited)
  const personId = made.data.user.id
  expect(made.logged).toMatchObject({ msg: 'a person was invited', actor: asAdmin, personId })

  const link = await act<{ link: string }>(app, asAdmin, `/users/${personId}/link`, {})
  expect(link.logged).toMatchObject({
    msg: 'a password link was created',
    actor: asAdmin,
    personId,
  })
  const token = link.data.link.split('#')[1]
  const chosen = { token, password, password_confirmation: password }
  const used = await act(app, null, '/auth/links/use', chosen)
  expect(used.logged).toMatchObject({
    msg: 'a password was chosen by a link',
    address,
    username: 'mara',
  })

  const update = `/users/${personId}/update`
  const off = await act(app, asAdmin, update, { status: false })
  expect(off.logged).toMatchObject({ msg: 'an account was changed', actor: asAdmin, personId })
  const erased = await act(app, asAdmin, `/users/${personId}/erase`, { username: 'mara' })
  expect(erased.logged).toMatchObject({ msg: 'a person was erased', actor: asAdmin, personId })

  await setUpApp(app, asEditor)
  const reset = await act(app, asAdmin, `/users/${asEditor.id}/second-factor/reset`, {})
  expect(reset.logged).toMatchObject({
    msg: 'a second factor was reset',
    actor: asAdmin,
    personId: asEditor.id,
  })
  const secured = await act(app, asAdmin, '/settings/sign-in/update', { roles: [2] })
  expect(secured.logged).toMatchObject({
    msg: 'roles with a second factor were changed',
    actor: asAdmin,
    roles: ['Editor'],
  })
})

test('what people change of their own way in is logged with who and from where', async () => {
  const app = await open()
  const smtp = await openSmtp()
  const own = { actor: asEditor, address }

  const forgotten = await act(app, null, '/auth/forgotten', { username: 'editor2' })
  expect(forgotten.logged).toMatchObject({
    msg: 'a password link was requested',
    address,
    personId: asEditor2.id,
  })
  const email = 'elena@marigold.example'
  const asked = await act(app, asEditor, '/users/update/email', { ...proof, email })
  expect(asked.logged).toMatchObject({ msg: 'a change of e-mail was requested', ...own })
  await openOutgoing(smtp.url).send(app.services)
  const letters = smtp.received.map(({ text }) => text).join()
  const [, token] = /\/admin\/email#([\w-]{43})/.exec(letters) ?? []
  const confirmed = await act(app, asEditor, '/auth/email/confirm', { token })
  expect(confirmed.logged).toMatchObject({ msg: 'an e-mail was confirmed', ...own })
  const change = { ...proof, password, password_confirmation: password }
  const changed = await act(app, asEditor, '/users/update/password', change)
  expect(changed.logged).toMatchObject({ msg: 'a password was changed', ...own })
})

test('what people change of their own second step is logged with who and from where', async () => {
  const app = await open()
  const own = { actor: asEditor, address }
  const factor = '/auth/second-factor'
  const begun = await app.call<{ secret: string }>(asEditor, 'POST', `${factor}/app`, proof)
  const { secret } = begun.body.data
  const on = await act<{ recovery_codes: string[] }>(app, asEditor, `${factor}/app/confirm`, {
    code: codeOf(app, secret),
  })
  expect(on.logged).toMatchObject({ msg: 'an authenticator app was turned on', ...own })
  const [code] = on.data.recovery_codes
  const anew = await act<{ recovery_codes: string[] }>(app, asEditor, `${factor}/codes`, {
    ...proof,
    code,
  })
  expect(anew.logged).toMatchObject({ msg: 'new recovery codes were created', ...own })
  const codes = anew.data.recovery_codes.values().map((each) => ({ ...proof, code: each }))

  const device = new SoftwarePasskey({ origin })
  const creation = await app.call<PasskeyCreation>(
    asEditor,
    'POST',
    '/auth/passkeys/options',
    codes.next().value,
  )
  const { id, rawId, type, response } = device.make(creation.body.data)
  const passkey = { id, rawId, type, response }
  const added = await act(app, asEditor, '/auth/passkeys', { name: 'Telephone', passkey })
  expect(added.logged).toMatchObject({ msg: 'a passkey was added', ...own })
  const { body } = await app.call<SecondFactor>(asEditor, 'GET', factor)
  const path = `/auth/passkeys/${body.data.passkeys[0]?.id}/remove`
  const removed = await act(app, asEditor, path, codes.next().value)
  expect(removed.logged).toMatchObject({ msg: 'a passkey was removed', ...own })
  const off = await act(app, asEditor, `${factor}/app/remove`, codes.next().value)
  expect(off.logged).toMatchObject({ msg: 'an authenticator app was turned off', ...own })
})

test('every way to sign in is logged with who came from where', async () => {
  const app = await open()
  const personId = asEditor.id
  const sent = { username: 'editor', password: testPassword }
  const plain = await act(app, null, '/auth/login', sent)
  expect(plain.logged).toMatchObject({ msg: 'signed in', address, personId })
  const { secret } = await setUpApp(app, asEditor)
  const { body } = await app.call<{ second_factor: { challenge: string } }>(
    null,
    'POST',
    '/auth/login',
    sent,
  )
  const { challenge } = body.data.second_factor
  const step = { challenge, code: codeOf(app, secret) }
  const second = await act(app, null, '/auth/login/second', step)
  expect(second.logged).toMatchObject({ msg: 'signed in', address, personId })
})

test('which files were deleted is logged with who did it', async () => {
  const app = await open()
  const [one, two] = [await addPicture(app.store), await addPicture(app.store)]
  const single = await act(app, asEditor, `/galleries/${one}`, undefined, 'DELETE')
  expect(single.logged).toMatchObject({ msg: 'a file was deleted', actor: asEditor, mediaId: one })
  const wanted = { action: 'delete', ids: [one, two] }
  const many = await act(app, asEditor, '/galleries/selected', wanted)
  expect(many.logged).toMatchObject({
    msg: 'files were deleted',
    actor: asEditor,
    mediaIds: [two],
  })
  const again = { action: 'delete', ids: [one, two] }
  const none = await app.call(asEditor, 'POST', '/galleries/selected', again)
  const requestId = none.headers['x-request-id']
  expect(app.lines.filter((line) => line.includes(String(requestId)))).toEqual([])
})

test('what an Admin does about mails that were given up is logged with who did it', async () => {
  const app = await open()
  const mail = { personId: asEditor.id, kind: 'reset', payload: { asked: false } } as const
  for (let count = 0; count < 3; count += 1)
    await app.store.write((tx) => queueMail(tx, app.clock.now(), mail))
  const [first = 0, second = 0] = await giveUpAll(app)
  const retried = await act(app, asAdmin, `/mails/${first}/retry`, {})
  expect(retried.logged).toMatchObject({
    msg: 'a failed mail is sent again',
    actor: asAdmin,
    mailId: first,
  })
  const discarded = await act(app, asAdmin, `/mails/${second}/discard`, {})
  expect(discarded.logged).toMatchObject({
    msg: 'a mail was discarded',
    actor: asAdmin,
    mailId: second,
  })
  const all = await act(app, asAdmin, '/mails/retry', {})
  expect(all.logged).toMatchObject({ msg: 'failed mails are sent again', actor: asAdmin, count: 1 })
})

/** As where a mail server has no mailbox for anybody; gives the mails' ids. */
async function giveUpAll({ store, clock }: TestApp): Promise<number[]> {
  const done_at = clock.now()
  await store.write((tx) =>
    tx.updateTable('mail').set({ state: 'failed', done_at, fault: 'never: 550' }).execute(),
  )
  const rows = await store.db.selectFrom('mail').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
