import sharp from 'sharp'
import { expect, test } from 'vitest'
import { limits } from '#catalogue/limits.ts'
import type { Notice } from '#catalogue/wire/notices.ts'
import type { Ticket, TicketScreenshot, TicketThread } from '#catalogue/wire/tickets.ts'
import type { ListPage } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { checkMedia } from '#domain/media/background/check-media.ts'
import { purgeUnsentScreenshots } from '#domain/media/background/purge-unsent.ts'
import { StoreBusy } from '#store/store-errors.ts'
import { addPicture } from '#test/content/content.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport, testPeople } from '#test/people.ts'
import { type Failing, failWith } from '#test/storage/failing-store.ts'
import { multipart, testJpeg, testPdf, testPng } from '#test/upload.ts'

const words = { title: 'The banner is cut off', description: 'On my phone.' }

interface Told {
  message: string
  data: TicketScreenshot
  errors?: Record<string, string[]>
}

async function upload(app: TestApp, who: Actor | null, bytes: Uint8Array, name = 'screen.png') {
  const form = multipart([{ field: 'image[]', name, bytes }])
  const token = who && { authorization: `Bearer ${await app.tokenOf(who)}` }
  const sent = { ...form, headers: { ...form.headers, ...token } }
  const answered = await app.send('POST', '/api/tickets/screenshots', sent)
  const body: Told = JSON.parse(answered.bytes.toString())
  return { status: answered.status, body }
}

async function uploaded(app: TestApp, who: Actor, bytes?: Uint8Array): Promise<number> {
  const sent = bytes ?? (await testPng({ width: 40, height: 30 }))
  const { status, body } = await upload(app, who, sent)
  expect(status).toBe(200)
  return body.data.id
}

async function open(app: TestApp, who: Actor, screenshot_ids: number[]): Promise<number> {
  const asked = { ...words, screenshot_ids }
  const { status, body } = await app.call<Ticket>(who, 'POST', '/tickets', asked)
  expect(status).toBe(200)
  return body.data.id
}

const answer = (app: TestApp, who: Actor, id: number, screenshot_ids: number[]) =>
  app.call<TicketThread>(who, 'POST', `/tickets/${id}/answers`, { text: 'So?', screenshot_ids })

async function load(app: TestApp, who: Actor | null, id: number) {
  const path = `/api/tickets/screenshots/${id}`
  return who ? app.get(path, { authorization: `Bearer ${await app.tokenOf(who)}` }) : app.get(path)
}

const namesIn = async (app: TestApp) => Array.fromAsync(app.services.files.list())

test('every role uploads a screenshot, sends it with a ticket, and reads it there', async () => {
  const app = await openTestApp()
  for (const who of testPeople) {
    const id = await uploaded(app, who)
    const ticket = await open(app, who, [id])
    const { body } = await app.call<TicketThread>(who, 'GET', `/tickets/${ticket}/view`)
    expect(body.data).toMatchObject({ screenshots: [{ id, name: 'screen.png' }], pictures: [] })
    expect((await load(app, who, id)).status).toBe(200)
  }
  expect((await upload(app, null, await testPng({ width: 4, height: 4 }))).status).toBe(401)
})

test('a screenshot is an image that no cache keeps, without what a telephone wrote into it', async () => {
  const app = await openTestApp()
  const exif = { IFD0: { Copyright: 'Who took it' } }
  const plain = await testJpeg({ width: 40, height: 30 })
  const id = await uploaded(app, asEditor, await sharp(plain).withExif(exif).jpeg().toBuffer())
  await open(app, asEditor, [id])
  const { status, headers, bytes } = await load(app, asSupport, id)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 30, format: 'jpeg' })
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(bytes.includes('Who took it')).toBe(false)
})

test('who may not read a ticket does not get its screenshot, sent or not', async () => {
  const app = await openTestApp()
  const sees = async (id: number) => {
    const all = [asEditor, asEditor2, asApprover, asSupport, asAdmin]
    return Promise.all(all.map(async (who) => (await load(app, who, id)).status))
  }
  const id = await uploaded(app, asEditor)
  expect(await sees(id)).toEqual([200, 404, 404, 404, 404])
  const ticket = await open(app, asEditor, [id])
  expect(await sees(id)).toEqual([200, 404, 404, 200, 200])
  expect((await load(app, null, id)).status).toBe(401)
  expect((await load(app, asEditor, id + 1)).status).toBe(404)
  const ours = await uploaded(app, asSupport)
  expect((await answer(app, asSupport, ticket, [ours])).body.data.lines.at(-1)).toMatchObject({
    screenshots: [{ id: ours }],
  })
  expect(await sees(ours)).toEqual([200, 404, 404, 200, 200])
})

test('no public address answers a screenshot, whatever of its name is known', async () => {
  const failure: Failing = { error: null }
  const app = await openTestApp({ wrap: failWith(failure) })
  const id = await uploaded(app, asSupport)
  await open(app, asSupport, [id])
  const [name = '', ...more] = await namesIn(app)
  expect(more).toEqual([])
  const stem = name.split('-', 1)[0]
  expect(stem).toMatch(/^[0-9a-f]{32}$/)
  const ends = ['private.png', 'original.png', 'master.png', '320.webp', '40.png', '40.webp']
  const guesses = [name, stem, ...ends.map((end) => `${stem}-${end}`), `${id}`, `${id}.png`]
  // While the database is away, the library is served by the names of its files alone.
  for (const [error, refused] of [
    [new StoreBusy('away'), 503],
    [null, 404],
  ] as const) {
    failure.error = error
    for (const guess of guesses) {
      expect([guess, (await app.get(`/media/${guess}`)).status]).toEqual([guess, refused])
    }
  }
  expect((await app.call(asSupport, 'GET', `/galleries/${id}/view`)).status).toBe(404)
  expect((await app.call(asSupport, 'GET', `/galleries/${id}/thumbnail`)).status).toBe(404)
})

test('the same bytes sent again are the same screenshot until they are sent', async () => {
  const app = await openTestApp()
  const bytes = await testPng({ width: 40, height: 30 })
  const both = await Promise.all([uploaded(app, asEditor, bytes), uploaded(app, asEditor, bytes)])
  const id = await uploaded(app, asEditor, bytes)
  expect(both).toEqual([id, id])
  expect(await uploaded(app, asEditor2, bytes)).not.toBe(id)
  const ticket = await open(app, asEditor, [id])
  expect((await answer(app, asEditor, ticket, [id])).body.errors).toEqual({
    'screenshot_ids.0': ['This screenshot no longer exists. Please upload it again.'],
  })
  const again = await uploaded(app, asEditor, bytes)
  expect(again).not.toBe(id)
  expect((await answer(app, asEditor, ticket, [again])).status).toBe(200)
})

test('nobody sends a screenshot of another, or more than five pictures, and nothing is written', async () => {
  const app = await openTestApp()
  const theirs = await uploaded(app, asEditor2)
  const own = await uploaded(app, asEditor)
  const picture = await addPicture(app.store)
  const five = [1, 2, 3, 4, 5].map(() => picture)
  for (const [sent, field] of [
    [{ screenshot_ids: [own, theirs] }, 'screenshot_ids.1'],
    [{ screenshot_ids: [9_999] }, 'screenshot_ids.0'],
    [{ screenshot_ids: [own], gallery_ids: five }, 'screenshot_ids'],
    [{ screenshot_ids: ['1'] }, 'screenshot_ids.0'],
  ] as const) {
    const { status, body } = await app.call(asEditor, 'POST', '/tickets', { ...words, ...sent })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  }
  const list = await app.call<ListPage<Ticket>>(asEditor, 'GET', '/tickets')
  expect(list.body.data.total).toBe(0)
  await open(app, asEditor, [own])
})

test('what is no picture, or too large, is refused beside it and leaves nothing', async () => {
  const app = await openTestApp({ env: { MAX_UPLOAD_MB: '1' } })
  const half = (await testPng({ width: 400, height: 300 })).subarray(0, 300)
  const sentence = (name: string) =>
    `${name} cannot be used here. Only JPEG and PNG files are allowed.`
  const cases = [
    ['order.png', testPdf(), 415, sentence('order.png')],
    ['page.png', Buffer.from('<script>alert(1)</script>'), 415, sentence('page.png')],
    ['large.png', Buffer.alloc(1024 * 1024 + 1), 413, expect.stringContaining('large.png')],
    ['half.png', half, 422, expect.stringContaining('half.png')],
  ] as const
  for (const [name, bytes, status, message] of cases) {
    const refused = await upload(app, asSupport, bytes, name)
    expect([name, refused.status]).toEqual([name, status])
    expect(refused.body.errors).toEqual({ 'image.0': [message] })
  }
  expect(await namesIn(app)).toEqual([])
})

test('a screenshot that was never sent goes after a day with its bytes, a sent one stays', async () => {
  const app = await openTestApp()
  const sent = await uploaded(app, asEditor)
  await open(app, asEditor, [sent])
  await uploaded(app, asEditor)
  app.clock.pass({ hours: 23 })
  expect(await purgeUnsentScreenshots(app.services)).toBe(0)
  expect(await namesIn(app)).toHaveLength(2)
  app.clock.pass({ hours: 2 })
  expect(await purgeUnsentScreenshots(app.services)).toBe(1)
  expect(await namesIn(app)).toHaveLength(1)
  const rows = await app.store.db.selectFrom('ticket_screenshot').select('id').execute()
  expect(rows).toEqual([{ id: sent }])
})

test('the check of the library knows screenshots: they are no strays, and missed when they are gone', async () => {
  const app = await openTestApp()
  const id = await uploaded(app, asSupport)
  const [name = ''] = await namesIn(app)
  expect(await checkMedia(app.services)).toMatchObject({ names: 1, strays: [], lost: [] })
  expect((await load(app, asSupport, id)).status).toBe(200)
  await app.services.files.delete(name)
  expect((await checkMedia(app.services)).lost).toEqual([`screen.png (screenshot ${id})`])
  expect((await load(app, asSupport, id)).status).toBe(404)
})

test('nobody uploads more screenshots than they could be about to send', async () => {
  const app = await openTestApp()
  const row = {
    ...{ suffix: 'private.png', name: 'x.png', file_type: 'image/png', file_size: 1 },
    ...{ stored_sha256: 'x', uploaded_by: asEditor.id, created_at: app.clock.now() },
  }
  const rows = Array.from({ length: limits.unsentScreenshots }, (_, at) => {
    return { ...row, stem: `stem${at}`, sha256: `sent${at}` }
  })
  await app.store.write((tx) => tx.insertInto('ticket_screenshot').values(rows).execute())
  const bytes = await testPng({ width: 4, height: 4 })
  expect((await upload(app, asEditor, bytes)).status).toBe(429)
  expect((await upload(app, asEditor2, bytes)).status).toBe(200)
})

test('the notice of an answer counts screenshots among its pictures', async () => {
  const app = await openTestApp()
  const ticket = await open(app, asEditor, [])
  await answer(app, asSupport, ticket, [await uploaded(app, asSupport)])
  const inbox = await app.call<ListPage<Notice>>(asEditor, 'GET', '/notices')
  expect(inbox.body.data.data).toMatchObject([{ kind: 'ticket', pictures: 1 }])
})
