import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { type NewMail, queueMail } from '#domain/mail-queue/queue-mail.ts'
import { endLinks } from '#domain/people/end-links.ts'
import type { Store } from '#store/store.ts'
import { openSmtp } from '#test/mail/open-smtp.ts'
import { openOutgoing } from '#test/mail/outgoing.ts'
import { openTestStore, whenDone } from '#test/open-test-store.ts'
import { addTestPeople, asEditor, asEditor2 } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'
import { loadOutboxFigures } from './outbox-figures.ts'

const at = '2026-05-04T08:00:00.000Z'
const changed = {
  personId: asEditor.id,
  kind: 'password-changed',
  payload: { at },
} as const satisfies NewMail<'password-changed'>

async function open() {
  const store = await openTestStore()
  await addTestPeople(store)
  const clock = testClock()
  return { store, clock, services: { store, now: clock.now } }
}

const put = (store: Store, now: string, mail: NewMail<'password-changed'> = changed) =>
  store.write((tx) => queueMail(tx, now, mail))

const rows = (store: Store) =>
  store.db.selectFrom('mail').select(['state', 'tries', 'fault', 'payload']).execute()

test('a mail leaves once, as text and as HTML, and what it was written from is forgotten', async () => {
  const { store, clock, services } = await open()
  const smtp = await openSmtp()
  const { send } = openOutgoing(smtp.url)
  await put(store, clock.now())
  expect(await send(services)).toBe(1)
  expect(await send(services)).toBe(0)
  const [mail, ...more] = smtp.received
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    envelopeTo: ['editor@marigold.example'],
    envelopeFrom: 'no-reply@marigold.example',
    from: { name: 'Linecheck', address: 'no-reply@marigold.example' },
    to: [{ name: 'editor Test', address: 'editor@marigold.example' }],
    subject: 'Your password was changed',
  })
  expect(mail?.text).toContain('The password of your account editor was changed on 4 May 2026 at ')
  expect(mail?.html).toContain('<html lang="en" dir="ltr">')
  expect(mail?.html).toContain('https://www.marigold.example/admin/forgotten')
  expect(mail?.raw).toContain('Auto-Submitted: auto-generated')
  expect(mail?.raw).not.toContain('List-Unsubscribe')
  expect(await rows(store)).toEqual([{ state: 'sent', tries: 1, fault: '', payload: '{}' }])
})

test('what a transaction takes back is never sent', async () => {
  const { store, clock, services } = await open()
  const smtp = await openSmtp()
  const failing = store.write(async (tx) => {
    await queueMail(tx, clock.now(), changed)
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(await openOutgoing(smtp.url).send(services)).toBe(0)
  expect(smtp.received).toEqual([])
})

test('several nodes at once send each mail once', async () => {
  const { store, clock, services } = await open()
  const smtp = await openSmtp()
  for (let count = 0; count < 12; count += 1) await put(store, clock.now())
  const nodes = [1, 2, 3].map(() => openOutgoing(smtp.url).send(services))
  const sent = await Promise.all(nodes)
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(12)
  expect(smtp.received).toHaveLength(12)
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(12)
})

test('it speaks the language of its reader, and Arabic from right to left', async () => {
  const { store, clock, services } = await open()
  const smtp = await openSmtp()
  for (const [language, person] of [
    ['ae', asEditor],
    ['de', asEditor2],
  ] as const) {
    await store.write(async (tx) => {
      await tx.updateTable('person').set({ language }).where('id', '=', person.id).execute()
      await queueMail(tx, clock.now(), { ...changed, personId: person.id })
    })
  }
  await openOutgoing(smtp.url).send(services)
  const [arabic, german] = smtp.received
  expect(arabic?.subject).toBe('تغيّرت كلمة المرور')
  expect(arabic?.html).toContain('<html lang="ar" dir="rtl">')
  expect(german?.subject).toBe('Dein Passwort wurde geändert')
  expect(german?.text).toContain('Hallo editor2,')
})

test('while no server is there a mail waits, longer each time, and leaves when there is one', async () => {
  const { store, clock, services } = await open()
  const away = await openSmtp()
  await away.close()
  const { send, told } = openOutgoing(away.url)
  await put(store, clock.now())
  await send(services)
  expect(told).toEqual([expect.stringMatching(/^waits: password-changed: away: /)])
  await send(services)
  expect(told).toHaveLength(1)
  clock.pass({ minutes: 1 })
  await send(services)
  expect(told).toHaveLength(2)
  clock.pass({ minutes: 1 })
  expect(await loadOutboxFigures(services)).toEqual({ waiting: 1, oldestSeconds: 120, failed: 0 })
  const smtp = await openSmtp()
  expect(await openOutgoing(smtp.url).send(services)).toBe(0)
  clock.pass({ minutes: 4 })
  expect(await openOutgoing(smtp.url).send(services)).toBe(1)
  expect(smtp.received).toHaveLength(1)
})

test('a mail that nobody takes is given up in the end, and operators hear of it', async () => {
  const { store, clock, services } = await open()
  const away = await openSmtp()
  await away.close()
  const { send, told } = openOutgoing(away.url)
  await put(store, clock.now())
  for (let day = 0; day < 12; day += 1) {
    await send(services)
    clock.pass({ days: 1 })
  }
  expect(told).toHaveLength(10)
  expect(told.at(-1)).toMatch(/^given up: password-changed: away: /)
  expect(await loadOutboxFigures(services)).toEqual({ waiting: 0, oldestSeconds: 0, failed: 1 })
})

test('a mailbox that is not there is given up at once, and holds nobody else up', async () => {
  const { store, clock, services } = await open()
  const smtp = await openSmtp({
    onRcptTo({ address }, _session, done) {
      const isGone = address.startsWith('editor@')
      const refusal = new Error(`no such mailbox: <${address}>`)
      done(isGone ? Object.assign(refusal, { responseCode: 550 }) : null)
    },
  })
  const { send, told } = openOutgoing(smtp.url)
  await put(store, clock.now())
  await put(store, clock.now(), { ...changed, personId: asEditor2.id })
  expect(await send(services)).toBe(1)
  expect(told).toEqual([expect.stringMatching(/^given up: password-changed: never: .*550/)])
  expect(smtp.received).toHaveLength(1)
  expect(JSON.stringify(told)).not.toContain('/admin/')
  expect(JSON.stringify(told)).not.toContain('editor@')
})

test('a mail that may have arrived is not sent again', async () => {
  const { store, clock, services } = await open()
  let taken = 0
  const smtp = await openSmtp({
    // Takes the message and falls silent, as a server that dies.
    onData(stream, session) {
      taken += 1
      stream.resume()
      stream.on('end', () => smtp.cut(session))
    },
  })
  const { send, told } = openOutgoing(smtp.url)
  await put(store, clock.now())
  expect(await send(services)).toBe(0)
  expect(told).toEqual([expect.stringMatching(/^given up: password-changed: unsure: /)])
  clock.pass({ days: 1 })
  await send(services)
  expect(taken).toBe(1)
})

test('what a node had begun to give away when it died is not sent by another', async () => {
  const { store, clock, services } = await open()
  const smtp = await openSmtp()
  const { send, told } = openOutgoing(smtp.url)
  await put(store, clock.now())
  await put(store, clock.now(), { ...changed, personId: asEditor2.id })
  const dead = { claimed_until: '2026-05-04T08:02:00.000Z', tries: 1 }
  await store.write(async (tx) => {
    const at = (id: number) => tx.updateTable('mail').where('person_id', '=', id)
    await at(asEditor.id)
      .set({ ...dead, state: 'handed' })
      .execute()
    await at(asEditor2.id).set(dead).execute()
  })
  expect(await send(services)).toBe(0)
  clock.pass({ minutes: 2 })
  expect(await send(services)).toBe(1)
  expect(smtp.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['editor2@marigold.example']])
  expect(told).toEqual([expect.stringContaining('did not report back')])
})

test.each([450, 550, null])(
  'a link that is taken back while it is given away is not sent again (%s)',
  async (responseCode) => {
    const { store, clock, services } = await open()
    const smtp = await openSmtp({
      async onRcptTo(_address, _session, done) {
        await store.write((tx) => endLinks(tx, clock.now(), asEditor.id))
        done(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null)
      },
    })
    const { send } = openOutgoing(smtp.url)
    const reset = { personId: asEditor.id, kind: 'reset', payload: { asked: true } } as const
    await store.write((tx) => queueMail(tx, clock.now(), reset))
    expect(await send(services)).toBe(responseCode ? 0 : 1)
    clock.pass({ days: 1 })
    expect(await send(services)).toBe(0)
    expect(await rows(store)).toMatchObject([{ state: responseCode ? 'dropped' : 'sent' }])
    expect(await store.db.selectFrom('person_link').selectAll().execute()).toEqual([])
  },
)

test('nothing is sent to somebody who was deactivated meanwhile', async () => {
  const { store, clock, services } = await open()
  const smtp = await openSmtp()
  await put(store, clock.now())
  await store.write((tx) =>
    tx.updateTable('person').set({ active: 0 }).where('id', '=', asEditor.id).execute(),
  )
  expect(await openOutgoing(smtp.url).send(services)).toBe(0)
  expect((await rows(store)).map(({ state }) => state)).toEqual(['dropped'])
})

test('a password for the server is never sent in the clear to another machine', async () => {
  const { store, clock, services } = await open()
  const seen: string[] = []
  const smtp = await openSmtp({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth({ username }, _session, done) {
      seen.push(username ?? '')
      done(null, { user: username })
    },
  })
  await put(store, clock.now())
  const insisting = smtp.url.replace('smtp://', 'smtp://desk:secret@').concat('?requireTLS=true')
  const { send, told } = openOutgoing(insisting)
  await send(services)
  expect(told).toEqual([expect.stringMatching(/^waits: .*away: .*STARTTLS/)])
  expect(seen).toEqual([])
  clock.pass({ minutes: 1 })
  await openOutgoing(smtp.url.replace('smtp://', 'smtp://desk:secret@')).send(services)
  expect(seen).toEqual(['desk'])
  expect(told.join()).not.toContain('secret')
})

test('without a server mails are files that mail programs open', async () => {
  const { store, clock, services } = await open()
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-outbox-'))
  whenDone(() => rm(folder, { recursive: true, force: true }))
  await put(store, clock.now())
  expect(await openOutgoing(null, folder).send(services)).toBe(1)
  const [name = '', ...more] = await readdir(join(folder, 'outbox'))
  expect(name).toMatch(/^20260504080000-[0-9a-f]{24}\.eml$/)
  expect(more).toEqual([])
  const mail = await PostalMime.parse(await readFile(join(folder, 'outbox', name)))
  expect(mail.subject).toBe('Your password was changed')
})
