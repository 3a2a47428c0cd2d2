import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import type { ListPage, LogDetail, LogEntry } from '#catalogue/wire.ts'
import { makeNextCopies } from '#domain/media/background/make-copies.ts'
import { teaser } from '#test/content/content.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { fileCalls } from '#test/media/file-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { whenDone } from '#test/open-test-store.ts'
import { asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'
import { multipart, testPdf } from '#test/upload.ts'

let app: TestApp
let site: PublishedSite
let calls: ReturnType<typeof fileCalls>
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
  calls = fileCalls(app)
})

/** The right half of a picture that `halves` made. */
const rightHalf = { x: 0.5, y: 0, width: 0.5, height: 1 }

/** A picture whose left half is red and whose right half is blue. */
async function halves(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3, background: '#ff0000' } as const
  const left = await sharp({ create: half }).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
}

async function upload(bytes: Uint8Array, name: string): Promise<number> {
  const form = multipart([{ field: 'image', name, bytes }])
  const headers = { ...form.headers, authorization: `Bearer ${await app.tokenOf(asEditor)}` }
  const sent = await app.send('POST', '/api/galleries', { ...form, headers })
  return JSON.parse(sent.bytes.toString()).data.galleries[0].id
}

/** The size of a served picture, and its colour. */
async function served(address: string) {
  const { status, bytes } = await app.get(address)
  expect([address, status]).toEqual([address, 200])
  const { width, height } = await sharp(bytes).metadata()
  const { channels } = await sharp(bytes).stats()
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean)
  return { width, height, colour: Math.abs(red - blue) < 60 ? 'both' : red > blue ? 'red' : 'blue' }
}

async function makeAllCopies() {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-crops-'))
  whenDone(() => rm(folder, { recursive: true, force: true }))
  while (await makeNextCopies(app.services, folder));
}

async function approveNext() {
  const [waiting] = (await calls.queue()).data
  const { entity_id = 0, version } = waiting ?? {}
  expect((await calls.step(asApprover, 'approve', { entity_id, version })).status).toBe(200)
}

test('a picture that nothing live shows is cropped at once, and shown whole again from what was kept', async () => {
  const id = await upload(await halves(1600, 800), 'halves.jpg')
  const before = await calls.view(id)
  const { status, body } = await calls.crop(id, rightHalf, { version: before.version })
  expect([status, body.message]).toEqual([
    200,
    'halves.jpg was cropped. Every page that shows it changes too.',
  ])
  const cropped = await calls.view(id)
  expect(cropped).toMatchObject({
    width: 800,
    height: 800,
    crop: { ...rightHalf, whole: { width: 1600, height: 800, image_url: before.image_url } },
    versions: [{ image_url: before.image_url, width: 1600 }],
  })
  expect(cropped.image_url).not.toBe(before.image_url)
  expect(await served(cropped.image_url)).toEqual({ width: 800, height: 800, colour: 'blue' })
  expect(await served(cropped.image_thumb_url)).toMatchObject({ colour: 'blue' })
  // A second crop is cut from the original, not from the first one.
  await calls.crop(id, { x: 0, y: 0.5, width: 0.25, height: 0.5 })
  const second = await calls.view(id)
  expect(second).toMatchObject({ width: 400, height: 400, crop: { x: 0, y: 0.5 } })
  expect(await served(second.image_url)).toMatchObject({ colour: 'red' })

  const reset = await calls.crop(id, null)
  expect(reset.body.message).toBe(
    'halves.jpg is shown whole again. Every page that shows it changes too.',
  )
  const whole = await calls.view(id)
  expect(whole).toMatchObject({ width: 1600, height: 800, crop: null })
  await makeAllCopies()
  expect(await served((await calls.view(id)).image_url)).toEqual({
    width: 1600,
    height: 800,
    colour: 'both',
  })
  expect((await calls.crop(id, { x: 0, y: 0, width: 1, height: 1 })).body.message).toBe(
    'Nothing was changed: this is already saved.',
  )
  expect((await calls.view(id)).versions).toHaveLength(2)
})

test('every copy, the share card and the addresses follow the crop', async () => {
  const id = await upload(await halves(1600, 800), 'halves.jpg')
  await app.desk.publish(workWithUs, teaser(id))
  const home = async () => (await app.get('/home')).bytes.toString()
  const before = await calls.view(id)
  await calls.crop(id, rightHalf)
  expect(await home()).toContain(before.image_url)
  await approveNext()
  const stemOf = (address: string) => address.slice('/media/'.length).split('-')[0] ?? ''
  const { image_url } = await calls.view(id)
  await expect.poll(home).toContain(stemOf(image_url))
  await makeAllCopies()
  expect(await home()).not.toContain(stemOf(before.image_url))
  const row = await app.store.db
    .selectFrom('media')
    .select(['renditions', 'stem'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const copies: { suffix: string; width: number }[] = JSON.parse(row.renditions)
  expect(copies.map(({ suffix }) => suffix)).toEqual(
    expect.arrayContaining(['800.avif', '800.webp', 'original.jpg', '320.avif']),
  )
  expect(copies.filter(({ suffix }) => suffix.startsWith('social'))).toHaveLength(1)
  for (const { suffix, width } of copies) {
    expect(await served(`/media/${row.stem}-${suffix}`)).toMatchObject({ width, colour: 'blue' })
  }
})

test('the focal point stays on what it marks, and inside the crop', async () => {
  const id = await upload(await halves(1600, 800), 'halves.jpg')
  await calls.update(id, { focal_x: 0.75, focal_y: 0.25 })
  await calls.crop(id, rightHalf)
  expect(await calls.view(id)).toMatchObject({ focal_x: 0.5, focal_y: 0.25 })
  await calls.crop(id, { x: 0, y: 0.5, width: 0.5, height: 0.5 })
  expect(await calls.view(id)).toMatchObject({ focal_x: 1, focal_y: 0 })
  await calls.crop(id, null)
  expect(await calls.view(id)).toMatchObject({ focal_x: 0.5, focal_y: 0.5 })
})

test('a crop of what guests see waits, is shown before and after, and can be taken back', async () => {
  const { id } = site.picture
  await calls.replace(id, await halves(1200, 600))
  await approveNext()
  const before = await calls.view(id)
  const { status, body } = await calls.crop(id, rightHalf)
  expect([status, body.message]).toEqual([
    200,
    `${before.name} is in use, so your change waits for approval. Guests see the current file until then.`,
  ])
  expect(await calls.view(id)).toMatchObject({ image_url: before.image_url, crop: null })
  const [waiting] = (await calls.queue()).data
  expect(waiting).toMatchObject({
    entity_type: 'media_file',
    entry_id: id,
    changes: [
      { path: 'stem', label: 'Crop', before: /1,200 × 600/, after: /600 × 600/ },
      { label: 'Focal point', after: '0 % from the left, 50 % from the top' },
    ],
  })
  const [change] = waiting?.changes ?? []
  expect(change?.before_image).toBe(before.image_thumb_url)
  expect(await served(change?.after_image ?? '')).toMatchObject({ colour: 'blue' })
  expect((await calls.crop(id, null, {}, asEditor2)).status).toBe(200)
  expect((await calls.crop(id, { ...rightHalf, x: 0 }, {}, asEditor2)).status).toBe(409)
  await approveNext()
  const after = await calls.view(id)
  expect(after).toMatchObject({ width: 600, crop: { x: 0.5 } })
  expect(await served(after.image_url)).toMatchObject({ colour: 'blue' })

  const { body: log } = await app.call<ListPage<LogEntry>>(
    asApprover,
    'GET',
    '/logs?entity_type=media_file',
  )
  const approval = log.data.data.find(({ status: code }) => code === 2)
  const line = await app.call<LogDetail>(asApprover, 'GET', `/logs/${approval?.id}`)
  const { sequence } = line.body.data.revert ?? {}
  expect((await app.call(asApprover, 'POST', '/approvals/revert', { sequence })).status).toBe(200)
  expect(await calls.view(id)).toMatchObject({ image_url: before.image_url, crop: null })
  // A former version comes back with its crop.
  const [former] = (await calls.view(id)).versions
  await app.call(asEditor, 'POST', `/galleries/${id}/put-back`, { version_id: former?.id })
  await approveNext()
  expect(await calls.view(id)).toMatchObject({ image_url: after.image_url, crop: { x: 0.5 } })
})

test('a rejected crop leaves the picture as it was', async () => {
  const { id } = site.picture
  await calls.replace(id, await halves(1200, 600))
  await approveNext()
  const before = await calls.view(id)
  await calls.crop(id, rightHalf)
  const [waiting] = (await calls.queue()).data
  const remarks = 'The crew is cut off.'
  await calls.step(asApprover, 'reject', { entity_id: waiting?.entity_id, remarks })
  expect(await calls.view(id)).toMatchObject({
    image_url: before.image_url,
    width: 1200,
    crop: null,
    versions: before.versions,
    change: { rejection: { remarks } },
  })
})

test('a crop outside of its picture, too small, or of a document is refused and changes nothing', async () => {
  const id = await upload(await halves(400, 100), 'strip.jpg')
  const before = await calls.view(id)
  for (const [crop, said] of [
    [{ x: 0.6, y: 0, width: 0.5, height: 1 }, 'The crop must lie inside the picture.'],
    [{ x: 0, y: 0.5, width: 1, height: 0.51 }, 'The crop must lie inside the picture.'],
    [{ x: 0, y: 0, width: 0, height: 1 }, 'The crop must lie inside the picture.'],
    [{ x: 0, y: 0, width: 0.12, height: 1 }, 'The crop must be at least 50 pixels wide and high.'],
    [{ x: 0, y: 0, width: 1, height: 0.49 }, 'The crop must be at least 50 pixels wide and high.'],
  ] as const) {
    const { status, body } = await calls.crop(id, crop)
    expect([crop, status, body.errors]).toEqual([crop, 422, { crop: [said] }])
  }
  for (const crop of [
    { ...rightHalf, x: -0.1 },
    { ...rightHalf, width: 1.1 },
    { ...rightHalf, height: '1' },
    { ...rightHalf, x: null },
    { x: 0, y: 0, width: 1 },
    { ...rightHalf, angle: 90 },
  ]) {
    expect([crop, (await calls.crop(id, crop)).status]).toEqual([crop, 422])
  }
  expect(await calls.view(id)).toEqual(before)
  const stale = await calls.crop(id, rightHalf, { version: before.version + 1 })
  expect(stale.status).toBe(409)
  const document = await upload(testPdf(), 'menu.pdf')
  const { status, body } = await calls.crop(document, rightHalf)
  expect([status, body.errors]).toEqual([422, { crop: ['Only pictures can be cropped.'] }])
  expect((await calls.crop(9_999, rightHalf)).status).toBe(404)
})

test('only those who may edit files crop them', async () => {
  const id = await upload(await halves(400, 200), 'halves.jpg')
  for (const who of [asSupport, asApprover]) {
    expect((await calls.crop(id, rightHalf, {}, who)).status).toBe(403)
  }
  expect((await app.call(null, 'POST', `/galleries/${id}/crop`, { crop: null })).status).toBe(401)
})

test('a small picture keeps its own side, and what is transparent stays so', async () => {
  const clear = await sharp({
    create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const id = await upload(clear, 'clear.png')
  const crop = { x: 0, y: 0, width: 50 / 60, height: 1 }
  expect((await calls.crop(id, crop)).status).toBe(200)
  const { image_url, width, height } = await calls.view(id)
  expect({ width, height }).toEqual({ width: 50, height: 40 })
  const { bytes } = await app.get(image_url)
  expect((await sharp(bytes).stats()).isOpaque).toBe(false)
})
