import { expect, test } from 'vitest'
import { limits } from '#catalogue/limits.ts'
import type { GalleryDetails, GalleryItem } from '#catalogue/wire/media.ts'
import type { Notice } from '#catalogue/wire/notices.ts'
import type { Ticket, TicketThread } from '#catalogue/wire/tickets.ts'
import type { ListPage } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { mailNotices } from '#domain/inbox/notice-worker.ts'
import { purgeDeleted } from '#domain/media/background/purge-deleted.ts'
import { viewTicket } from '#domain/tickets/view-ticket.ts'
import { addDocument, addPicture } from '#test/content/content.ts'
import { openSmtp } from '#test/mail/open-smtp.ts'
import { openOutgoing } from '#test/mail/outgoing.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport, testPeople } from '#test/people.ts'

const words = { title: 'The banner is cut off', description: 'On my phone.' }

async function open(app: TestApp, gallery_ids: number[], who: Actor = asEditor): Promise<number> {
  const asked = { ...words, gallery_ids }
  const { status, body } = await app.call<Ticket>(who, 'POST', '/tickets', asked)
  expect(status).toBe(200)
  return body.data.id
}

async function view(app: TestApp, id: number, who: Actor = asEditor): Promise<TicketThread> {
  const { status, body } = await app.call<TicketThread>(who, 'GET', `/tickets/${id}/view`)
  expect(status).toBe(200)
  return body.data
}

const answer = (app: TestApp, who: Actor, id: number, gallery_ids: number[]) =>
  app.call<TicketThread>(who, 'POST', `/tickets/${id}/answers`, { text: 'So?', gallery_ids })

const close = (app: TestApp, id: number) =>
  app.call(asSupport, 'POST', `/tickets/${id}/update`, { status: 2 })

test('pictures stand beside what was asked and what was answered, in their order', async () => {
  const app = await openTestApp()
  const [one, two, three] = [
    await addPicture(app.store, 'one.jpg'),
    await addPicture(app.store, 'two.jpg'),
    await addPicture(app.store, 'three.jpg'),
  ]
  const id = await open(app, [two, one, two])
  expect((await answer(app, asSupport, id, [three])).status).toBe(200)
  for (const who of [asEditor, asSupport, asAdmin]) {
    const { pictures, lines } = await view(app, id, who)
    expect(pictures.map(({ gallery_id }) => gallery_id)).toEqual([two, one])
    expect(pictures[0]).toMatchObject({
      name: 'two.jpg',
      image_url: expect.stringMatching(/^\/media\//),
      image_thumb_url: expect.stringMatching(/^\/media\//),
    })
    expect(lines.map((line) => line.pictures.map(({ name }) => name))).toEqual([[], ['three.jpg']])
  }
})

test('a description keeps its pictures beside a thread that is told in part', async () => {
  const app = await openTestApp()
  const picture = await addPicture(app.store)
  const id = await open(app, [picture])
  const at = app.clock.now()
  const line = { ticket_id: id, at, actor_id: 2, actor_name: 'editor', text: 'x', changes: '{}' }
  const lines = Array.from({ length: limits.ticketLines }, () => ({
    ...line,
    kind: 'answer' as const,
  }))
  await app.store.write((tx) => tx.insertInto('ticket_line').values(lines).execute())
  const told = await view(app, id)
  expect(told.lines.map(({ kind }) => kind)).not.toContain('open')
  expect(told.pictures).toHaveLength(1)
})

test('everybody attaches pictures who may open a ticket, and nobody to another’s', async () => {
  const app = await openTestApp()
  const picture = await addPicture(app.store)
  for (const who of testPeople) await open(app, [picture], who)
  const id = await open(app, [], asEditor)
  for (const who of [asEditor2, asApprover]) {
    expect((await answer(app, who, id, [picture])).status).toBe(404)
  }
  const body = { text: 'So?', gallery_ids: [picture] }
  expect((await app.call(null, 'POST', `/tickets/${id}/answers`, body)).status).toBe(401)
  expect((await app.call(null, 'POST', '/tickets', { ...words, gallery_ids: [] })).status).toBe(401)
})

test('what is no picture of the library is refused beside it, and nothing is written', async () => {
  const app = await openTestApp()
  const picture = await addPicture(app.store)
  const gone = await addPicture(app.store, 'gone.jpg')
  expect((await app.call(asEditor, 'DELETE', `/galleries/${gone}`)).status).toBe(200)
  const document = await addDocument(app.store)
  const id = await open(app, [])
  const tooMany = Array.from({ length: limits.ticketPictures + 1 }, () => picture)
  for (const [gallery_ids, field] of [
    [[picture, gone], 'gallery_ids.1'],
    [[document], 'gallery_ids.0'],
    [[9_999], 'gallery_ids.0'],
    [tooMany, 'gallery_ids'],
    [['1'], 'gallery_ids.0'],
  ] as const) {
    for (const [path, body] of [
      ['/tickets', words],
      [`/tickets/${id}/answers`, { text: 'So?' }],
    ] as const) {
      const { status, body: refused } = await app.call(asEditor, 'POST', path, {
        ...body,
        gallery_ids,
      })
      expect([path, status, Object.keys(refused.errors ?? {})]).toEqual([path, 422, [field]])
    }
  }
  const { body } = await app.call<ListPage<Ticket>>(asEditor, 'GET', '/tickets')
  expect(body.data.total).toBe(1)
  expect((await view(app, id)).lines).toHaveLength(1)
})

test('a picture is needed by a ticket until that is closed, and the library says so', async () => {
  const app = await openTestApp()
  const picture = await addPicture(app.store, 'phone.jpg')
  const id = await open(app, [picture])
  const uses = async (who: Actor) => {
    const path = `/galleries/${picture}/view`
    return (await app.call<GalleryDetails>(who, 'GET', path)).body.data.uses
  }
  const use = { entity_type: 'ticket', entity_id: id, label: `Support ticket no. ${id}` }
  const there = { ...use, approval: null, status_text: 'Open', public_path: null }
  // Its title is nobody's business who may not see it, nor is there a way for them.
  expect(await uses(asEditor2)).toEqual([{ ...there, editor_path: null }])
  for (const who of [asEditor, asSupport]) {
    expect(await uses(who)).toEqual([{ ...there, editor_path: `/admin/support?ticket=${id}` }])
  }
  const refused = await app.call(asEditor2, 'DELETE', `/galleries/${picture}`)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toBe(
    'phone.jpg is shown in a support ticket that is not closed yet. You can delete it when the ticket is closed.',
  )
  await close(app, id)
  expect(await uses(asEditor)).toEqual([])
  expect((await app.call(asEditor2, 'DELETE', `/galleries/${picture}`)).status).toBe(200)
})

test('where a picture is gone the ticket keeps its place, and has it again when it is back', async () => {
  const app = await openTestApp()
  const picture = await addPicture(app.store, 'phone.jpg')
  const id = await open(app, [picture])
  await close(app, id)
  const path = `/galleries/${picture}`
  await app.call(asEditor, 'DELETE', path)
  const empty = { gallery_id: picture, name: '', alt: '', image_url: null, image_thumb_url: null }
  expect((await view(app, id)).pictures).toEqual([empty])
  expect((await app.call<GalleryItem>(asEditor, 'POST', `${path}/restore`, {})).status).toBe(200)
  expect((await view(app, id)).pictures).toMatchObject([{ name: 'phone.jpg' }])
  await app.call(asEditor, 'DELETE', path)
  app.clock.pass({ days: 31 })
  expect(await purgeDeleted(app.services)).toBe(1)
  // Their sessions have ended meanwhile.
  expect((await viewTicket(app.store.db, asEditor, id)).pictures).toEqual([empty])
})

test('the notice and the mail of an answer say how many pictures it has', async () => {
  const app = await openTestApp()
  const pictures = [await addPicture(app.store, 'a.jpg'), await addPicture(app.store, 'b.jpg')]
  const id = await open(app, [])
  await answer(app, asSupport, id, pictures)
  const inbox = await app.call<ListPage<Notice>>(asEditor, 'GET', '/notices')
  expect(inbox.body.data.data).toMatchObject([{ kind: 'ticket', text: 'So?', pictures: 2 }])
  app.clock.pass({ minutes: 2 })
  await mailNotices(app.services)
  const smtp = await openSmtp()
  expect(await openOutgoing(smtp.url).send(app.services)).toBe(1)
  const [mail] = smtp.received
  expect(mail?.text).toContain('> So?\nThe ticket has 2 pictures.')
  expect(mail?.html).toContain('The ticket has 2 pictures.')
})

test('erasing who attached pictures leaves them in the ticket', async () => {
  const app = await openTestApp()
  const picture = await addPicture(app.store, 'phone.jpg')
  const id = await open(app, [picture])
  await app.call(asAdmin, 'POST', `/users/${asEditor.id}/update`, { status: 0 })
  const erased = await app.call(asAdmin, 'POST', `/users/${asEditor.id}/erase`, {
    username: 'editor',
  })
  expect(erased.status).toBe(200)
  expect((await view(app, id, asSupport)).pictures).toMatchObject([{ name: 'phone.jpg' }])
})
