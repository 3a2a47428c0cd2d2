import { beforeEach, expect, test } from 'vitest'
import { tender } from '#catalogue/careers/tender.ts'
import type { PendingRecord } from '#catalogue/change/pending-record.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { footer } from '#catalogue/frame/footer.ts'
import { mainMenu } from '#catalogue/frame/header-menus.ts'
import { settings } from '#catalogue/frame/settings.ts'
import { workWithUs } from '#catalogue/home/work-with-us.ts'
import type { GalleryDetails, GalleryItem } from '#catalogue/media/media-wire.ts'
import type { Listed, LogDetail, LogEntry } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { addDocument, addPicture, teaser } from '#test/content/content.ts'
import { type PublishedSite, publishFrame, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'
import { multipart, testJpeg } from '#test/upload.ts'

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

const update = (id: number, body: object, who: Actor = asEditor) =>
  app.call<GalleryItem>(who, 'POST', `/galleries/${id}/update`, body)

const view = async (id: number, who: Actor = asEditor) =>
  (await app.call<GalleryDetails>(who, 'GET', `/galleries/${id}/view`)).body.data

const queue = async (who: Actor = asApprover) => {
  const { body } = await app.call<Listed<PendingRecord> & { count: number }>(
    who,
    'GET',
    '/approvals',
  )
  return body.data
}

const step = (who: Actor, name: string, body: object) =>
  app.call(who, 'POST', `/approvals/${name}`, { entity_type: 'media_file', ...body })

async function replace(id: number, bytes: Buffer, who: Actor = asEditor) {
  const form = multipart([{ field: 'image', name: 'new.jpg', bytes }])
  const headers = { ...form.headers, authorization: `Bearer ${await app.tokenOf(who)}` }
  const { status, bytes: sent } = await app.send('POST', `/api/galleries/${id}/replace`, {
    ...form,
    headers,
  })
  return { status, body: JSON.parse(sent.toString()) }
}

/** What guests get of the page that shows the picture. */
const home = async () => (await app.get('/home')).bytes.toString()

test('a picture that guests see is replaced only by approval, on the page within a second', async () => {
  const { id } = site.picture
  const before = await view(id)
  expect(before).toMatchObject({ live: true, change: null })
  expect(await home()).toContain(before.image_url)

  const { status, body } = await replace(id, await testJpeg({ width: 700, height: 500 }))
  expect([status, body.message]).toEqual([
    200,
    `${before.name} is in use, so your change waits for approval. Guests see the file as it was until then.`,
  ])
  expect((await view(id)).image_url).toBe(before.image_url)
  expect(await home()).toContain(before.image_url)

  const { count, data } = await queue()
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
    differences: [{ label: 'File', before_image: before.image_thumb_url, after: /700 × 500/ }],
  })
  expect(waiting?.shown_at?.map(({ entity_type }) => entity_type)).toEqual(
    expect.arrayContaining(['main_banner', 'work_with_us']),
  )
  const next = waiting?.differences[0]?.after_file ?? ''
  expect(next).toMatch(/^\/media\/[0-9a-f]{32}-original\.jpg$/)
  expect((await app.get(next)).status).toBe(200)
  expect(await home()).not.toContain(next.slice(0, 40))

  const named = { entity_id: waiting?.entity_id ?? 0, version: waiting?.version }
  expect((await step(asEditor, 'approve', named)).status).toBe(403)
  expect((await step(asApprover, 'approve', { ...named, version: 1 })).status).toBe(409)
  expect((await step(asApprover, 'approve', named)).status).toBe(200)
  expect((await step(asApprover, 'approve', named)).status).toBe(409)
  await expect.poll(home, { timeout: 1_000 }).toContain(next)
  expect(await home()).not.toContain(before.image_url)
  const after = await view(id)
  expect(after).toMatchObject({ image_url: next, width: 700, change: null })
  expect(after.versions).toMatchObject([{ image_url: before.image_url, replaced_by: 'editor' }])
  expect((await queue()).count).toBe(0)
})

test('the former file is put back by the same rule, and the decision can be reverted', async () => {
  const { id } = site.picture
  const first = await view(id)
  await replace(id, await testJpeg({ width: 640, height: 480 }))
  await approveNext()
  const second = await view(id)
  const [former] = second.versions
  const putBack = await app.call(asEditor, 'POST', `/galleries/${id}/put-back`, {
    version_id: former?.id,
  })
  expect(putBack.status).toBe(200)
  expect((await view(id)).image_url).toBe(second.image_url)
  await approveNext()
  const third = await view(id)
  expect(third.image_url).toBe(first.image_url)
  expect(third.versions.map(({ image_url }) => image_url)).toEqual([second.image_url])
  await expect.poll(home).toContain(first.image_url)
  expect(
    (await app.call(asEditor, 'POST', `/galleries/${id}/put-back`, { version_id: 999 })).status,
  ).toBe(404)

  const { body } = await app.call<Listed<LogEntry>>(
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
  expect((await view(id)).image_url).toBe(second.image_url)
})

async function approveNext() {
  const [waiting] = (await queue()).data
  const { entity_id = 0, version } = waiting ?? {}
  expect((await step(asApprover, 'approve', { entity_id, version })).status).toBe(200)
}

test('words and focal point of what is live wait, the folder does not; unused, all is direct', async () => {
  const { id } = site.picture
  const before = await view(id)
  const words = { alt: 'A tray', alts: { de: 'Ein Tablett' }, focal_x: 0.25, decorative: false }
  const added = await app.call<{ id: number }>(asEditor, 'POST', '/galleries/folders', {
    name: 'New',
  })
  const sent = await update(id, { ...words, name: 'tray.jpg', folder_id: added.body.data.id })
  expect(sent.body.data).toMatchObject({
    alt: before.alt,
    focal_x: 0.5,
    name: 'tray.jpg',
    folder_id: added.body.data.id,
  })
  expect((await queue()).data[0]?.differences).toMatchObject([
    { label: 'Alternative text', before: before.alt, after: 'A tray' },
    { label: 'Alternative text: Deutsch', before: '', after: 'Ein Tablett' },
    { label: 'Focal point', after: '25 % from the left, 50 % from the top' },
  ])
  await approveNext()
  expect(await view(id)).toMatchObject({ ...words, name: 'tray.jpg' })

  const unused = await addPicture(app.store, 'unused.jpg')
  const direct = await update(unused, { alt: 'Nobody sees it', focal_y: 0.1 })
  expect([direct.body.message, direct.body.data.alt]).toEqual([
    'Your changes have been saved.',
    'Nobody sees it',
  ])
  expect((await queue()).count).toBe(0)
})

test('one change of a file is open at a time, and the second is told whose and since when', async () => {
  const { id } = site.picture
  await update(id, { alt: 'First' })
  for (const who of [asEditor, asEditor2]) {
    const { status, body } = await update(id, { alt: 'Second' }, who)
    expect([status, body.message]).toEqual([
      409,
      'Media file was submitted by editor on 2026-05-04T08:00:00.000Z and is locked until someone decides on it.',
    ])
  }
  expect((await replace(id, await testJpeg({ width: 64, height: 48 }), asEditor2)).status).toBe(409)
  // What guests do not see is no part of it.
  expect((await update(id, { name: 'other.jpg' }, asEditor2)).status).toBe(200)
})

test('its author withdraws a change, goes on with it or discards it; others are told whose it is', async () => {
  const { id } = site.picture
  await update(id, { alt: 'First' })
  const { change } = await view(id)
  expect(change).toMatchObject({ approval: 1, author: 'editor', can: ['withdraw'] })
  const named = { entity_id: change?.entity_id, version: change?.version }
  expect((await step(asAdmin, 'withdraw', named)).status).toBe(403)
  expect((await step(asEditor, 'withdraw', named)).status).toBe(200)
  expect((await queue()).count).toBe(0)
  expect((await view(id)).change).toMatchObject({ approval: 0, can: ['submit', 'discard'] })
  expect((await update(id, { alt: 'Other' }, asEditor2)).status).toBe(409)
  expect((await update(id, { focal_x: 0.1 })).status).toBe(200)
  expect((await queue()).data[0]?.differences.map(({ label }) => label)).toEqual([
    'Alternative text',
    'Focal point',
  ])
  const again = (await view(id)).change
  await step(asEditor, 'withdraw', { entity_id: again?.entity_id, version: again?.version })
  expect((await update(id, {})).status).toBe(200)
  expect((await queue()).count).toBe(1)
  const last = (await view(id)).change
  await step(asEditor, 'withdraw', { entity_id: last?.entity_id, version: last?.version })
  const left = (await view(id)).change
  expect(
    (await step(asEditor, 'discard', { entity_id: left?.entity_id, version: left?.version }))
      .status,
  ).toBe(200)
  expect(await view(id)).toMatchObject({ change: null, focal_x: 0.5 })
})

test('a rejected change keeps its remarks with the file, and guests see nothing of it', async () => {
  const { id } = site.picture
  const before = await view(id)
  await replace(id, await testJpeg({ width: 320, height: 200 }))
  const [waiting] = (await queue()).data
  const remarks = 'The logo is cut off.\nPlease try another crop.'
  await step(asApprover, 'reject', { entity_id: waiting?.entity_id, remarks })
  expect(await view(id)).toMatchObject({
    image_url: before.image_url,
    versions: [],
    change: { approval: 4, rejection: { by: 'approver', remarks }, can: ['discard'] },
  })
  await update(id, { alt: 'Another' })
  expect((await queue()).data[0]).toMatchObject({ rejection: { by: 'approver', remarks } })
})

test('whatever shows it makes it wait: menus, footer, settings, what is to come, a document', async () => {
  const picture = (name: string) => addPicture(app.store, name)
  const [logo, slogan, card] = [
    await picture('logo'),
    await picture('slogan'),
    await picture('card'),
  ]
  await publishFrame(app.services, mainMenu, { structure: [2, 3], gallery_id: logo })
  await publishFrame(app.services, footer, { copyright: '2026', image_lovin_it: slogan })
  await publishFrame(app.services, settings, { brand_name: 'Marigold', social_image: card })
  const soon = await picture('soon')
  const starts_at = '2027-01-01T00:00:00.000Z'
  await app.desk.publishEntry(promotion, { title: 'To come', gallery_id: soon, starts_at })
  const paper = await addDocument(app.store, 'conditions.pdf')
  await app.desk.publishEntry(tender, {
    title: 'Ovens',
    reference: 'MG-2026-07',
    description: 'Two ovens for the bakery.',
    apply: 'mailto:bids@m.example',
    time_zone: 'Asia/Dubai',
    ends_at: '2027-01-01T00:00:00.000Z',
    documents: [paper],
  })
  const changes = new Map<number, object>([
    [logo, { alt: 'Logo' }],
    [slogan, { alts: { fr: 'Devise' } }],
    [card, { focal_y: 0.9 }],
    [soon, { decorative: true }],
    [paper, { name: 'terms.pdf' }],
  ])
  for (const [id, change] of changes) {
    const { status, body } = await update(id, change)
    expect([status, body.message]).toEqual([200, expect.stringContaining('waits for approval')])
  }
  expect((await queue()).count).toBe(5)
  expect((await view(paper)).name).toBe('conditions.pdf')
})

test('a draft or a rejected text that shows it holds nothing back', async () => {
  const id = await addPicture(app.store, 'draft.jpg')
  await app.desk.save(asEditor, workWithUs, teaser(id))
  const { body } = await update(id, { alt: 'Only in a draft' })
  expect(body.data.alt).toBe('Only in a draft')
})

test('a file with an open change is not deleted, and only staff who edit may change it', async () => {
  const id = await addPicture(app.store, 'short.jpg')
  await app.desk.publish(workWithUs, teaser(id))
  await update(id, { alt: 'Crew' })
  await app.desk.publish(workWithUs, teaser(site.picture.id))
  expect((await view(id)).live).toBe(false)
  expect((await app.call(asEditor, 'DELETE', `/galleries/${id}`)).status).toBe(409)
  for (const who of [asSupport, asApprover]) {
    expect((await update(id, { alt: 'X' }, who)).status).toBe(403)
    const body = { version_id: 1 }
    expect((await app.call(who, 'POST', `/galleries/${id}/put-back`, body)).status).toBe(403)
  }
})

test('a text that goes live while its picture is changed: never is a live picture changed directly', async () => {
  for (const round of Array.from({ length: 8 }).keys()) {
    const id = await addPicture(app.store, `race ${round}.jpg`)
    const saved = await app.desk.save(asEditor, workWithUs, { ...teaser(id), approval: 1 })
    const [approved, changed] = await Promise.all([
      app.desk.approve(asApprover, workWithUs, saved.revisionId),
      update(id, { alt: 'Changed' }),
    ])
    expect([approved, changed.status]).toEqual([true, 200])
    const ledger = await app.store.db
      .selectFrom('publication')
      .select(['subject', 'entry_id', 'cause'])
      .orderBy('sequence', 'desc')
      .limit(2)
      .execute()
    const isDirect = changed.body.data.alt === 'Changed'
    // Directly only before the text went live; else it waits behind it.
    expect(ledger[isDirect ? 0 : 1]?.subject).toBe(workWithUs.key)
    expect((await view(id)).change === null).toBe(isDirect)
  }
})
