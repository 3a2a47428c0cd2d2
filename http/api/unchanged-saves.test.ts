import { expect, test } from 'vitest'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { GalleryItem } from '#catalogue/wire/media.ts'
import type { RecordHead } from '#catalogue/wire.ts'
import { addPicture } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asEditor, asEditor2 } from '#test/people.ts'

const unchanged = 'Nothing was changed: guests already see this.'

async function openCounting() {
  const app = await openTestApp()
  const told: string[] = []
  app.store.publications.onChange((subjects) => told.push(...subjects))
  const save = (path: string, body: object) =>
    app.call<{ record: RecordHead | null }>(asAdmin, 'POST', path, body)
  return { ...app, told, save }
}

test('a save that says nothing says so, and nobody is told of a publication', async () => {
  const { save, told, desk } = await openCounting()
  const empty = await save('/headers/1/update', {})
  expect(empty).toMatchObject({ status: 200, body: { message: unchanged, data: { record: null } } })
  expect([told, await desk.log(), await desk.revisions()]).toEqual([[], [], []])
  await save('/headers/1/update', { structure: [1, 2] })
  for (const body of [
    {},
    { structure: [1, 2] },
    { structure: [1, 2], gallery_id: null, version: 1 },
  ]) {
    const { status, body: response } = await save('/headers/1/update', body)
    expect([status, response.message, response.data.record?.version]).toEqual([200, unchanged, 1])
  }
  expect(told).toEqual(['frame.main-menu'])
  expect([await desk.log(), await desk.revisions()]).toMatchObject([{ length: 1 }, { length: 1 }])
})

test('rows that say what is there change nothing; another order of them does', async () => {
  const { save, told } = await openCounting()
  const social_media = [
    { id: 1, name: 'One', url: 'https://one.example' },
    { id: 2, name: 'Two', url: 'https://two.example' },
  ]
  const rows = social_media.map(({ name, url }) => ({ name, url }))
  await save('/settings/update', { brand_name: 'Marigold', social_media: rows })
  const same = { brand_name: 'Marigold', social_media, primary_color: '#FFB81C' }
  expect((await save('/settings/update', same)).body.message).toBe(unchanged)
  const turned = { social_media: social_media.toReversed() }
  expect((await save('/settings/update', turned)).body.message).toBe('Saved. Guests see it now.')
  expect(told).toEqual([settings.key, settings.key])
})

test('a save that changes nothing is refused as any other: stale, incomplete', async () => {
  const { save } = await openCounting()
  expect((await save('/settings/update', {})).status).toBe(422)
  await save('/settings/update', { brand_name: 'One' })
  await save('/settings/update', { brand_name: 'Two' })
  expect((await save('/settings/update', { version: 1 })).status).toBe(409)
})

test('of ten equal saves at once one is published', async () => {
  const { call, told, desk } = await openCounting()
  const tries = Array.from({ length: 10 }, (_, n) =>
    call(n % 2 ? asEditor : asEditor2, 'POST', '/headers/3/update', { structure: [3, 1] }),
  )
  const responses = (await Promise.all(tries)).map(({ body }) => body.message).sort()
  expect(responses).toEqual([
    ...Array.from({ length: 9 }, () => unchanged),
    'Saved. Guests see it now.',
  ])
  expect(told).toEqual(['frame.responsive-menu'])
  expect(await desk.revisions()).toHaveLength(1)
})

test('taking back what has come back already changes nothing', async () => {
  const { save, call, told, desk } = await openCounting()
  for (const structure of [[1], [2], [1]]) await save('/headers/1/update', { structure })
  const second = (await desk.log()).filter(({ step }) => step === 'publish')[1]
  const undo = await call(asEditor, 'POST', `/logs/${second?.id}/undo`, { version: 3 })
  expect(undo).toMatchObject({ status: 200, body: { message: unchanged } })
  expect(told).toHaveLength(3)
  expect(await desk.revisions()).toHaveLength(3)
})

test('what is said of a file already changes neither the file nor the pages that show it', async () => {
  const { call, told, services, clock, store } = await openCounting()
  const { picture } = await publishSite(services)
  told.splice(0)
  clock.pass({ minutes: 1 })
  const path = `/galleries/${picture.id}`
  const change = (body: object) =>
    call<GalleryItem>(asEditor, 'POST', `${path}/update`, body).then(
      ({ body: response }) => response,
    )
  const { data: before } = await call<GalleryItem>(asEditor, 'GET', `${path}/view`).then(
    ({ body }) => body,
  )
  const { name, alt, decorative, focal_x, focal_y, folder_id, version } = before
  const same = { name, alt, decorative, focal_x, focal_y, folder_id, version }
  for (const body of [{}, same]) {
    const { message, data } = await change(body)
    expect(message).toBe('Nothing was changed: this is already saved.')
    expect(data).toMatchObject({ version, updated_at: before.updated_at })
  }
  expect(told).toEqual([])
  // Guests see that one: of it a change waits. One that nobody sees is changed at once.
  expect((await change({ alt: 'Other' })).message).toContain('your change waits for approval')
  const free = `/galleries/${await addPicture(store)}/update`
  const other = { name: 'other.jpg', alt: 'Other', decorative: true, focal_x: 0.1 }
  for (const [key, value] of Object.entries(other)) {
    const { body } = await call<GalleryItem>(asEditor, 'POST', free, { [key]: value })
    expect(body).toMatchObject({
      message: 'Your changes have been saved.',
      data: { [key]: value },
    })
  }
})
