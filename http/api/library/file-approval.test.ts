import { beforeEach, expect, test } from 'vitest'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import type { ListPage, LogDetail, LogEntry } from '#catalogue/wire.ts'
import { addPicture, teaser } from '#test/content/content.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { fileCalls } from '#test/media/file-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'
import { testJpeg } from '#test/upload.ts'

let app: TestApp
let site: PublishedSite
let calls: ReturnType<typeof fileCalls>
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
  calls = fileCalls(app)
})

/** What guests get of the page that shows the picture. */
const home = async () => (await app.get('/home')).bytes.toString()

test('a picture that guests see is replaced only by approval, on the page within a second', async () => {
  const { id } = site.picture
  const before = await calls.view(id)
  expect(before).toMatchObject({ live: true, change: null })
  expect(await home()).toContain(before.image_url)

  const { status, body } = await calls.replace(id, await testJpeg({ width: 700, height: 500 }))
  expect([status, body.message]).toEqual([
    200,
    `${before.name} is in use, so your change waits for approval. Guests see the current file until then.`,
  ])
  expect((await calls.view(id)).image_url).toBe(before.image_url)
  expect(await home()).toContain(before.image_url)

  const { count, data } = await calls.queue()
  expect(count).toBe(1)
  const [waiting] = data
  expect(waiting).toMatchObject({
    entity_type: 'media_file',
    entry_id: id,
    label: 'Media file',
    title: before.name,
    author: 'editor',
    submitted_by: 'editor',
    editor_path: `/admin/media?file=${id}`,
    can_decide: true,
    changes: [
      { path: 'stem', label: 'File', before_image: before.image_thumb_url, after: /700 × 500/ },
    ],
  })
  expect(waiting?.shown_at?.map(({ entity_type }) => entity_type)).toEqual(
    expect.arrayContaining(['main_banner', 'work_with_us']),
  )
  const next = waiting?.changes[0]?.after_file ?? ''
  expect(next).toMatch(/^\/media\/[0-9a-f]{32}-original\.jpg$/)
  expect((await app.get(next)).status).toBe(200)
  expect(await home()).not.toContain(next.slice(0, 40))

  const named = { entity_id: waiting?.entity_id ?? 0, version: waiting?.version }
  expect((await calls.step(asEditor, 'approve', named)).status).toBe(403)
  expect((await calls.step(asApprover, 'approve', { ...named, version: 1 })).status).toBe(409)
  expect((await calls.step(asApprover, 'approve', named)).status).toBe(200)
  expect((await calls.step(asApprover, 'approve', named)).status).toBe(409)
  await expect.poll(home, { timeout: 1_000 }).toContain(next)
  expect(await home()).not.toContain(before.image_url)
  const after = await calls.view(id)
  expect(after).toMatchObject({ image_url: next, width: 700, change: null })
  expect(after.versions).toMatchObject([{ image_url: before.image_url, replaced_by: 'editor' }])
  expect((await calls.queue()).count).toBe(0)
})

test('the former file is put back by the same rule, and the decision can be reverted', async () => {
  const { id } = site.picture
  const first = await calls.view(id)
  await calls.replace(id, await testJpeg({ width: 640, height: 480 }))
  await approveNext()
  const second = await calls.view(id)
  const [former] = second.versions
  const putBack = await app.call(asEditor, 'POST', `/galleries/${id}/put-back`, {
    version_id: former?.id,
  })
  expect(putBack.status).toBe(200)
  expect((await calls.view(id)).image_url).toBe(second.image_url)
  await approveNext()
  const third = await calls.view(id)
  expect(third.image_url).toBe(first.image_url)
  expect(third.versions.map(({ image_url }) => image_url)).toEqual([second.image_url])
  await expect.poll(home).toContain(first.image_url)
  expect(
    (await app.call(asEditor, 'POST', `/galleries/${id}/put-back`, { version_id: 999 })).status,
  ).toBe(404)

  const { body } = await app.call<ListPage<LogEntry>>(
    asApprover,
    'GET',
    '/logs?entity_type=media_file',
  )
  const approval = body.data.data.find(({ status }) => status === 2)
  const line = await app.call<LogDetail>(asApprover, 'GET', `/logs/${approval?.id}`)
  expect(line.body.data.differences).toMatchObject([
    { label: 'File', before_image: second.image_thumb_url, after_image: first.image_thumb_url },
  ])
  const { sequence } = line.body.data.revert ?? {}
  expect((await app.call(asApprover, 'POST', '/approvals/revert', { sequence })).status).toBe(200)
  expect((await calls.view(id)).image_url).toBe(second.image_url)
})

async function approveNext() {
  const [waiting] = (await calls.queue()).data
  const { entity_id = 0, version } = waiting ?? {}
  expect((await calls.step(asApprover, 'approve', { entity_id, version })).status).toBe(200)
}

test('words and focal point of what is live wait, the folder does not; unused, all is direct', async () => {
  const { id } = site.picture
  const before = await calls.view(id)
  const words = { alt: 'A tray', alts: { de: 'Ein Tablett' }, focal_x: 0.25, decorative: false }
  const added = await app.call<{ id: number }>(asEditor, 'POST', '/galleries/folders', {
    name: 'New',
  })
  const sent = await calls.update(id, { ...words, name: 'tray.jpg', folder_id: added.body.data.id })
  expect(sent.body.data).toMatchObject({
    alt: before.alt,
    focal_x: 0.5,
    name: 'tray.jpg',
    folder_id: added.body.data.id,
  })
  expect((await calls.queue()).data[0]?.changes).toMatchObject([
    { label: 'Alternative text', before: before.alt, after: 'A tray' },
    { label: 'Alternative text: Deutsch', before: '', after: 'Ein Tablett' },
    { label: 'Focal point', after: '25 % from the left, 50 % from the top' },
  ])
  await approveNext()
  expect(await calls.view(id)).toMatchObject({ ...words, name: 'tray.jpg' })

  const unused = await addPicture(app.store, 'unused.jpg')
  const direct = await calls.update(unused, { alt: 'Nobody sees it', focal_y: 0.1 })
  expect([direct.body.message, direct.body.data.alt]).toEqual([
    'Your changes have been saved.',
    'Nobody sees it',
  ])
  expect((await calls.queue()).count).toBe(0)
})

test('a change of a file is decided on as a whole', async () => {
  const { id } = site.picture
  const { alt } = await calls.view(id)
  await calls.update(id, { alt: 'A tray', focal_x: 0.25 })
  const [waiting] = (await calls.queue()).data
  expect(waiting?.changes.map(({ path }) => path)).toContain('alt')
  const part = { entity_id: waiting?.entity_id ?? 0, only: ['alt'] }
  const { status, body } = await calls.step(asApprover, 'approve', part)
  const whole = { only: ['This change can only be decided on as a whole.'] }
  expect([status, body.errors]).toEqual([422, whole])
  expect((await calls.view(id)).alt).toBe(alt)
})

test('one change of a file is open at a time, and the second is told whose and since when', async () => {
  const { id } = site.picture
  const first = () =>
    app.call(asEditor, 'POST', `/galleries/${id}/update`, { alt: 'First' }, 'first')
  expect((await first()).status).toBe(200)
  for (const who of [asEditor, asEditor2]) {
    const { status, body } = await calls.update(id, { alt: 'Second' }, who)
    expect([status, body.message]).toEqual([
      409,
      'Media file was submitted by editor on 2026-05-04T08:00:00.000Z and is locked until someone decides on it.',
    ])
  }
  expect(
    (await calls.replace(id, await testJpeg({ width: 64, height: 48 }), asEditor2)).status,
  ).toBe(409)
  // Sent again because the response was lost, it is the same change, and waits once.
  expect((await first()).status).toBe(200)
  expect((await calls.queue()).count).toBe(1)
  // What guests do not see is no part of it.
  expect((await calls.update(id, { name: 'other.jpg' }, asEditor2)).status).toBe(200)
})

test('its author withdraws a change, goes on with it or discards it; others are told whose it is', async () => {
  const { id } = site.picture
  await calls.update(id, { alt: 'First' })
  const { change } = await calls.view(id)
  expect(change).toMatchObject({ approval: 1, author: 'editor', can: ['withdraw'] })
  const named = { entity_id: change?.entity_id, version: change?.version }
  expect((await calls.step(asAdmin, 'withdraw', named)).status).toBe(403)
  expect((await calls.step(asEditor, 'withdraw', named)).status).toBe(200)
  expect((await calls.queue()).count).toBe(0)
  expect((await calls.view(id)).change).toMatchObject({ approval: 0, can: ['submit', 'discard'] })
  expect((await calls.update(id, { alt: 'Other' }, asEditor2)).status).toBe(409)
  expect((await calls.update(id, { focal_x: 0.1 })).status).toBe(200)
  expect((await calls.queue()).data[0]?.changes.map(({ label }) => label)).toEqual([
    'Alternative text',
    'Focal point',
  ])
  const again = (await calls.view(id)).change
  await calls.step(asEditor, 'withdraw', { entity_id: again?.entity_id, version: again?.version })
  expect((await calls.update(id, {})).status).toBe(200)
  expect((await calls.queue()).count).toBe(1)
  const last = (await calls.view(id)).change
  await calls.step(asEditor, 'withdraw', { entity_id: last?.entity_id, version: last?.version })
  const left = (await calls.view(id)).change
  expect(
    (await calls.step(asEditor, 'discard', { entity_id: left?.entity_id, version: left?.version }))
      .status,
  ).toBe(200)
  expect(await calls.view(id)).toMatchObject({ change: null, focal_x: 0.5 })
})

test('a rejected change keeps its remarks with the file, and guests see nothing of it', async () => {
  const { id } = site.picture
  const before = await calls.view(id)
  await calls.replace(id, await testJpeg({ width: 320, height: 200 }))
  const [waiting] = (await calls.queue()).data
  const remarks = 'The logo is cut off.\nPlease try another crop.'
  await calls.step(asApprover, 'reject', { entity_id: waiting?.entity_id, remarks })
  expect(await calls.view(id)).toMatchObject({
    image_url: before.image_url,
    versions: [],
    change: { approval: 4, rejection: { by: 'approver', remarks }, can: ['discard'] },
  })
  await calls.update(id, { alt: 'Another' })
  expect((await calls.queue()).data[0]).toMatchObject({ rejection: { by: 'approver', remarks } })
})

test('a file with an open change is not deleted, and only staff who edit may change it', async () => {
  const id = await addPicture(app.store, 'short.jpg')
  await app.desk.publish(workWithUs, teaser(id))
  await calls.update(id, { alt: 'Crew' })
  await app.desk.publish(workWithUs, teaser(site.picture.id))
  expect((await calls.view(id)).live).toBe(false)
  expect((await app.call(asEditor, 'DELETE', `/galleries/${id}`)).status).toBe(409)
  for (const who of [asSupport, asApprover]) {
    expect((await calls.update(id, { alt: 'X' }, who)).status).toBe(403)
    const body = { version_id: 1 }
    expect((await app.call(who, 'POST', `/galleries/${id}/put-back`, body)).status).toBe(403)
  }
})
