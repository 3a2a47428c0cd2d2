import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { updateMedia } from '#domain/media-approval/update-media.ts'
import { startReading } from '#domain/reading/reading.ts'
import { readSectionResponse } from '#domain/reading/responses/section-responses.ts'
import { openFiles } from '#store/media/open-files.ts'
import { StoreFull } from '#store/store-errors.ts'
import { teaser } from '#test/content/content.ts'
import { type Library, openLibrary } from '#test/library.ts'
import { asEditor } from '#test/people.ts'
import { openS3, testS3Key } from '#test/s3/open-s3.ts'
import { testJpeg, testPdf, testPng } from '#test/upload.ts'
import { purgeDeleted } from '../background/purge-deleted.ts'
import { readPictures } from '../read-pictures.ts'
import { deleteMedia, restoreMedia } from './delete-media.ts'

const suffixes = (media: { renditions: { suffix: string }[] }) =>
  media.renditions.map(({ suffix }) => suffix)

test('an upload has its thumbnail at once and its copies later', async () => {
  const library = await openLibrary()
  const id = await library.upload('wide.jpg', await testJpeg({ width: 700, height: 500 }))
  expect(await library.media(id)).toMatchObject({ copies_due: 1, master: 'master.jpg' })
  expect(suffixes(await library.media(id))).toEqual(['320.webp'])
  const before = (await readPictures(startReading(library.store.db, library.now()), [id])).get(id)
  // A format with a part of its widths would be shown blurred: it is not offered.
  expect(before).toMatchObject({ width: 700, height: 500, sources: [] })
  expect(before?.src).toMatch(/-320\.webp$/)
  expect(await library.makeCopies()).toBe(true)
  expect(await library.makeCopies()).toBe(false)
  const media = await library.media(id)
  expect(suffixes(media)).toEqual([
    '320.webp',
    '480.webp',
    '640.webp',
    '700.webp',
    'original.jpg',
    'social-500-500.jpg',
    '320.avif',
    '480.avif',
    '640.avif',
    '700.avif',
  ])
  const expected = [...suffixes(media), 'master.jpg'].map((suffix) => `${media.stem}-${suffix}`)
  expect(await library.names()).toEqual(expected.sort())
  const after = (await readPictures(startReading(library.store.db, library.now()), [id])).get(id)
  expect(after?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(after?.src).toMatch(/-original\.jpg$/)
  expect(after?.social).toEqual({
    src: expect.stringMatching(/-social-500-500\.jpg$/),
    width: 700,
    height: 368,
  })
  expect(await readdir(library.incoming)).toEqual([])
})

test('a picture is turned upright and its colours become sRGB', async () => {
  const library = await openLibrary()
  // Display P3 red, which no sRGB red equals: the profile has to be followed, not dropped.
  const red = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c00000' } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg({ quality: 95 })
    .toBuffer()
  const id = await library.upload('red.jpg', red)
  await library.makeCopies()
  const media = await library.media(id)
  expect(media).toMatchObject({ width: 40, height: 60 })
  const stream = await library.files.get(`${media.stem}-original.jpg`)
  const copy = sharp(Buffer.concat((await stream?.toArray()) ?? []))
  expect(await copy.metadata()).toMatchObject({ width: 40, height: 60, space: 'srgb' })
  expect((await copy.metadata()).icc).toBeUndefined()
  const [r = 0, g = 0, b = 0] = await copy.resize(1, 1).raw().toBuffer()
  const shown = await sharp(red).toColourspace('srgb').resize(1, 1).raw().toBuffer()
  for (const [at, value] of [r, g, b].entries()) {
    expect(Math.abs(value - (shown[at] ?? 0))).toBeLessThanOrEqual(4)
  }
})

test('a transparent PNG stays transparent, an opaque one gets a JPEG', async () => {
  const library = await openLibrary()
  const background = { r: 0, g: 0, b: 0, alpha: 0.5 }
  const clear = await sharp({ create: { width: 50, height: 40, channels: 4, background } })
    .png()
    .toBuffer()
  const ids = [
    await library.upload('clear.png', clear),
    await library.upload('opaque.png', await testPng({ width: 50, height: 40 })),
  ]
  while (await library.makeCopies());
  const plain = await Promise.all(
    ids.map(async (id) =>
      suffixes(await library.media(id)).filter((name) => /original/.test(name)),
    ),
  )
  expect(plain).toEqual([['original.png'], ['original.jpg']])
})

test('pages that show a picture follow it once that is approved, others do not', async () => {
  const library = await openLibrary()
  const id = await library.upload('team.jpg', await testJpeg({ width: 400, height: 300 }))
  const other = await library.upload('other.jpg', await testJpeg({ width: 400, height: 300 }))
  await library.desk.publish(workWithUs, teaser(id))
  const told: string[] = []
  library.store.publications.onChange((names) => told.push(...names))
  const change = (of: number, words: object) =>
    library.store.write((tx) =>
      updateMedia({ db: tx, actor: asEditor, now: library.now() }, of, words),
    )
  const reading = startReading(library.store.db, library.now())
  await readSectionResponse(reading, workWithUs)
  const isDropped = () => told.splice(0).some((name) => reading.names.has(name))
  const shown = async () =>
    (await readPictures(startReading(library.store.db, library.now()), [id])).get(id)
  await change(other, { alt: 'Nobody sees it' })
  expect(isDropped()).toBe(false)
  const before = await shown()
  await change(id, { focal_x: 0.1, focal_y: 0.9, alt: 'The crew' })
  expect(await shown()).toEqual(before)
  isDropped()
  await library.approve(id)
  expect(isDropped()).toBe(true)
  while (await library.makeCopies());
  expect(isDropped()).toBe(true)
  await library.replace(id, 'new team.jpg', await testJpeg({ width: 500, height: 300 }))
  expect(await shown()).toMatchObject({ width: 400 })
  isDropped()
  await library.approve(id)
  expect(isDropped()).toBe(true)
  expect(await shown()).toMatchObject({ width: 500, alt: 'The crew', focal: { x: 0.1, y: 0.9 } })
  expect((await shown())?.sources.map(({ type }) => type)).toEqual(['image/webp'])
})

test('a focal point that moves gets a new social card, and the former one goes', async () => {
  const library = await openLibrary()
  const id = await library.upload('tall.jpg', await testJpeg({ width: 640, height: 1200 }))
  await library.makeCopies()
  await library.store.write((tx) =>
    updateMedia({ db: tx, actor: asEditor, now: library.now() }, id, { focal_y: 0.2 }),
  )
  await library.makeCopies()
  const cards = (await library.names()).filter((name) => name.includes('social'))
  const { stem } = await library.media(id)
  expect(cards).toEqual([`${stem}-social-500-200.jpg`])
})

test('a file that was changed while its replacement was drawn is not overwritten', async () => {
  const meanwhile: { work?: () => Promise<unknown> } = {}
  const library: Library = await openLibrary((own) => ({
    ...own,
    async put(name, bytes) {
      await own.put(name, bytes)
      await meanwhile.work?.()
    },
  }))
  const id = await library.upload('a.jpg', await testJpeg({ width: 40, height: 30 }))
  const before = await library.media(id)
  meanwhile.work = async () => {
    meanwhile.work = undefined
    await library.store.write((tx) =>
      updateMedia({ db: tx, actor: asEditor, now: library.now() }, id, { alt: 'The crew' }),
    )
  }
  const replacing = library.replace(id, 'b.jpg', await testJpeg({ width: 50, height: 30 }))
  await expect(replacing).rejects.toMatchObject({ code: 'conflict' })
  const { stem, alt, version } = await library.media(id)
  expect({ stem, alt, version }).toEqual({ stem: before.stem, alt: 'The crew', version: 2 })
  await expect.poll(async () => (await library.names()).length).toBe(2)
})

test('no room, or a storage that is away, keeps nothing; both work again by themselves', async () => {
  const s3 = await openS3()
  const library = await openLibrary(() =>
    openFiles({ dataDir: '', mediaUrl: s3.mediaUrl, mediaKey: testS3Key }),
  )
  const bytes = await testJpeg({ width: 40, height: 30 })
  await s3.goAway()
  await expect(library.upload('away.jpg', bytes)).rejects.toMatchObject({ name: 'StoreBusy' })
  expect(await library.store.db.selectFrom('media').selectAll().execute()).toEqual([])
  await s3.comeBack()
  const id = await library.upload('back.jpg', bytes)
  await s3.goAway()
  await expect(library.makeCopies()).rejects.toMatchObject({ name: 'StoreBusy' })
  expect(await library.media(id)).toMatchObject({ copies_due: 1, copy_tries: 0 })
  await s3.comeBack()
  expect(await library.makeCopies()).toBe(true)
})

test('a disk that is full in the middle of an upload keeps nothing', async () => {
  let puts = 0
  const library = await openLibrary((own) => ({
    ...own,
    async put(name, bytes) {
      if (puts++ > 0) throw new StoreFull('no room')
      await own.put(name, bytes)
    },
  }))
  const bytes = await testJpeg({ width: 40, height: 30 })
  await expect(library.upload('full.jpg', bytes)).rejects.toBeInstanceOf(StoreFull)
  await expect.poll(library.names).toEqual([])
})

test('deleted files go for good after 30 days, with all their bytes', async () => {
  const library = await openLibrary()
  const id = await library.upload('old.jpg', await testJpeg({ width: 40, height: 30 }))
  await library.replace(id, 'newer.jpg', await testJpeg({ width: 50, height: 30 }))
  const stays = await library.upload('stays.pdf', testPdf())
  const back = await library.upload('back.pdf', testPdf())
  const remove = (of: number) =>
    library.store.write((tx) => deleteMedia({ db: tx, actor: asEditor, now: library.now() }, of))
  await remove(id)
  await remove(back)
  library.clock.pass({ days: 29, hours: 23 })
  expect(await purgeDeleted(library.services)).toBe(0)
  await library.store.write((tx) => restoreMedia(tx, library.now(), back))
  library.clock.pass({ hours: 1 })
  expect(await purgeDeleted(library.services)).toBe(1)
  const rows = await library.store.db.selectFrom('media').select('id').orderBy('id').execute()
  expect(rows.map((row) => row.id)).toEqual([stays, back])
  const stems = await library.store.db.selectFrom('media').select('stem').execute()
  expect(await library.names()).toEqual(stems.map(({ stem }) => `${stem}-original.pdf`).sort())
})

test('a picture that is saved and deleted at once is either kept or refused', async () => {
  const library = await openLibrary()
  for (let round = 0; round < 6; round++) {
    const id = await library.upload('torn.jpg', await testJpeg({ width: 20, height: 20 }))
    const [saved, deleted] = await Promise.allSettled([
      library.desk.save(asEditor, workWithUs, { ...teaser(id), approval: 0 }, await open()),
      library.store.write((tx) => deleteMedia({ db: tx, actor: asEditor, now: library.now() }, id)),
    ])
    expect([saved.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected'])
  }

  async function open() {
    const { record } = await library.desk.card(asEditor, workWithUs)
    return record ? { id: record.id } : {}
  }
})
