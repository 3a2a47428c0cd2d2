import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { limits } from '#catalogue/limits.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import type { CommentThread } from '#catalogue/wire/comments.ts'
import type { Notice } from '#catalogue/wire/notices.ts'
import type { ListPage } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { icmLine } from '#test/content/content.ts'
import { workspace } from '#test/content/workspace.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import {
  asAdmin,
  asApprover,
  asApprover2,
  asEditor,
  asEditor2,
  asSupport,
  testPeople,
} from '#test/people.ts'

type Threads = ListPage<CommentThread> & { can_write: boolean }

/** The ICM line as a draft by the editor. */
async function openDraft() {
  const app = await openTestApp()
  const { revisionId: id } = await workspace(app.store).save(asEditor, icmBanner, icmLine())
  const record = { entity_type: icmBanner.entityType, entity_id: id }
  const write = async (who: Actor, text: string, field = 'name') => {
    const sent = { ...record, field, text }
    const { status, body } = await app.call<CommentThread>(who, 'POST', '/comments', sent)
    expect([status, body.message]).toEqual([200, 'Comment posted.'])
    return body.data
  }
  return { app, id, record, write }
}

async function threads(app: TestApp, who: Actor, id: number, type = icmBanner.entityType) {
  const path = `/comments?entity_type=${type}&entity_id=${id}`
  return (await app.call<Threads>(who, 'GET', path)).body.data
}

async function told(app: TestApp, who: Actor) {
  const { body } = await app.call<ListPage<Notice>>(who, 'GET', '/notices')
  return body.data.data.map(({ sentence }) => sentence)
}

test('a comment at a field is answered, settled and opened again, by whoever may write', async () => {
  const { app, id, write } = await openDraft()
  const thread = await write(asApprover, ' Is “loud”\nthe word? ')
  expect(thread).toMatchObject({
    field: 'name',
    label: 'Name',
    record_id: id,
    resolved_at: null,
    comments: [{ by: 'approver', text: 'Is “loud”\nthe word?', deleted: false, can_edit: true }],
  })
  const path = `/comments/${thread.id}`
  await app.call(asEditor, 'POST', `${path}/answers`, { text: 'I will see.' })
  const settled = await app.call<CommentThread>(asAdmin, 'POST', `${path}/resolve`, {
    resolved: true,
  })
  expect(settled.body).toMatchObject({
    message: 'Comments resolved.',
    data: { resolved_by: 'admin' },
  })
  expect(settled.body.data.comments.map(({ can_edit }) => can_edit)).toEqual([false, false])
  const again = await app.call<CommentThread>(asEditor2, 'POST', `${path}/answers`, { text: 'No.' })
  expect(again.body.data).toMatchObject({ resolved_at: null, resolved_by: null })
  await app.call(asApprover, 'POST', `${path}/resolve`, { resolved: true })
  const opened = await app.call(asApprover, 'POST', `${path}/resolve`, { resolved: false })
  expect(opened.body.message).toBe('Comments reopened.')
  const { data, total, can_write } = await threads(app, asSupport, id)
  expect([total, can_write]).toEqual([1, false])
  expect(data[0]?.comments.map(({ by, text }) => [by, text])).toEqual([
    ['approver', 'Is “loud”\nthe word?'],
    ['editor', 'I will see.'],
    ['editor2', 'No.'],
  ])
})

test('everybody reads, and Support writes, answers and settles nothing', async () => {
  const { app, id, record, write } = await openDraft()
  const { id: thread } = await write(asEditor2, 'Softer?')
  const calls = [
    ['GET', `/comments?entity_type=${record.entity_type}&entity_id=${id}`],
    ['GET', '/comments/people?search=edi'],
    ['POST', '/comments', { ...record, field: '', text: 'Mine' }],
    ['POST', `/comments/${thread}/answers`, { text: 'Mine' }],
    ['POST', `/comments/${thread}/resolve`, { resolved: false }],
    ['POST', `/comments/${thread}/update`, { text: 'Mine' }],
    ['DELETE', `/comments/${thread}`],
  ] as const
  for (const who of [null, ...testPeople]) {
    const found = []
    for (const [method, path, body] of calls)
      found.push((await app.call(who, method, path, body)).status)
    const own = who?.id === asEditor2.id ? 200 : 403
    const wanted =
      who === null
        ? calls.map(() => 401)
        : who.role === 'Support'
          ? [200, 403, 403, 403, 403, 403, 403]
          : [200, 200, 200, 200, 200, own, own]
    expect([who?.username, found]).toEqual([who?.username, wanted])
    if (own === 200) break
  }
})

test('one’s own is changed and taken back for a quarter of an hour, and nobody else’s ever', async () => {
  const { app, id, write } = await openDraft()
  const { id: mine } = await write(asEditor, 'Frist')
  const path = `/comments/${mine}`
  const changed = await app.call<CommentThread>(asEditor, 'PATCH', `${path}/update`, {
    text: 'First',
  })
  expect(changed.body.data.comments[0]).toMatchObject({ text: 'First', edited_at: app.clock.now() })
  expect((await app.call(asAdmin, 'DELETE', path)).status).toBe(403)
  const answer = await app.call<CommentThread>(asApprover, 'POST', `${path}/answers`, {
    text: 'Yes',
  })
  const gone = await app.call<CommentThread>(asEditor, 'DELETE', path)
  expect(gone.body.data).toMatchObject({ resolved_at: null })
  expect(gone.body.data.comments).toMatchObject([{ text: '', deleted: true }, { text: 'Yes' }])
  expect((await app.call(asEditor, 'DELETE', path)).status).toBe(409)
  app.clock.pass({ minutes: 15 })
  const answerId = answer.body.data.comments[1]?.id
  expect((await app.call(asApprover, 'DELETE', `/comments/${answerId}`)).status).toBe(409)
  const late = { text: 'No' }
  const changing = await app.call(asApprover, 'PATCH', `/comments/${answerId}/update`, late)
  expect(changing.status).toBe(409)
  expect((await threads(app, asApprover, id)).data[0]?.comments[1]?.can_edit).toBe(false)
})

test('what is said otherwise is told otherwise, and what is taken back stands in no inbox', async () => {
  const { app, write } = await openDraft()
  const said = await app.store.db.selectFrom('notice').selectAll().execute()
  expect(said).toEqual([])
  const texts = async () => {
    const rows = await app.store.db.selectFrom('notice').selectAll().orderBy('id').execute()
    return rows.map(({ person_id, text, count }) => [person_id, text, count])
  }
  const { id } = await write(asApprover, 'Frist, @admin')
  const { id: second } = await write(asApprover, 'Second')
  const { id: third } = await write(asApprover, 'Third')
  await app.call(asApprover, 'POST', `/comments/${id}/update`, { text: 'First, @admin' })
  expect(await texts()).toEqual([
    [asAdmin.id, 'First, @admin', 1],
    [asEditor.id, 'Third', 3],
  ])
  for (const gone of [id, second, third]) await app.call(asApprover, 'DELETE', `/comments/${gone}`)
  expect(await texts()).toEqual([[asEditor.id, '', 3]])
})

test('a comment that names no field is about the whole', async () => {
  const { app, record } = await openDraft()
  const sent = { ...record, text: 'Softer?' }
  const { body } = await app.call<CommentThread>(asApprover, 'POST', '/comments', sent)
  expect(body.data).toMatchObject({ field: '', label: null })
})

test('a thread of which all is taken back is settled', async () => {
  const { app, write } = await openDraft()
  const { id } = await write(asEditor, 'Never mind')
  const { body } = await app.call<CommentThread>(asEditor, 'DELETE', `/comments/${id}`)
  expect(body.data.resolved_by).toBe('editor')
})

test('who is called is told, then who wrote the record and who is in the thread; nobody twice', async () => {
  const { app, write } = await openDraft()
  const text = 'Look, @Editor2. And @nobody, @support/x, mail@approver2 @admin!'
  const { id, comments } = await write(asApprover, text)
  expect(comments[0]?.mentions).toEqual(['admin', 'editor2'])
  expect(await told(app, asEditor)).toEqual(['approver commented on ICM Banner'])
  for (const who of [asEditor2, asAdmin])
    expect(await told(app, who)).toEqual(['approver mentioned you in a comment on ICM Banner'])
  for (const who of [asApprover, asApprover2, asSupport]) expect(await told(app, who)).toEqual([])
  await app.call(asEditor, 'POST', `/comments/${id}/answers`, { text: 'Done, @editor' })
  expect(await told(app, asApprover)).toEqual(['editor replied to a comment on ICM Banner'])
  expect(await told(app, asEditor)).toHaveLength(1)
  await app.call(asApprover, 'POST', `/comments/${id}/update`, { text: `${text} @support` })
  expect(await told(app, asSupport)).toEqual(['approver mentioned you in a comment on ICM Banner'])
  expect(await told(app, asEditor2)).toHaveLength(1)
})

test('a notice of a comment leads to the card, and opens its thread', async () => {
  const { app, write } = await openDraft()
  const { id } = await write(asApprover, 'Softer?')
  const { body } = await app.call<ListPage<Notice>>(asEditor, 'GET', '/notices')
  expect(body.data.data[0]?.path).toBe(`/admin/pages/home?comments=${id}#home.icm`)
})

test('comments stay with the place through every record that follows, and are written while one is open', async () => {
  const { app, id, record, write } = await openDraft()
  const { save, approve, reject } = workspace(app.store)
  await write(asApprover, 'Softer?')
  await save(asEditor, icmBanner, { approval: 1 }, { id })
  await write(asApprover, 'While it waits.')
  await reject(asApprover, icmBanner, id)
  await write(asEditor, 'After it came back.', '')
  const next = await save(asEditor, icmBanner, { ...icmLine('Soft'), approval: 1 }, { id })
  await approve(asApprover, icmBanner, next.revisionId)
  const after = await threads(app, asEditor, next.revisionId)
  expect(after).toMatchObject({ total: 3, can_write: false })
  expect(after.data.map(({ record_id }) => record_id)).toEqual([id, id, id])
  const sent = { text: 'Too late' }
  for (const late of [
    await app.call(asEditor, 'POST', '/comments', { ...record, ...sent }),
    await app.call(asEditor, 'POST', `/comments/${after.data[0]?.id}/answers`, sent),
  ])
    expect(late).toMatchObject({ status: 409, body: { code: 'comment.nothingOpen' } })
})

test('cards and the queue say how much is open at which field', async () => {
  const { app, id, record, write } = await openDraft()
  for (const field of ['name', 'name', '']) await write(asApprover, 'Softer?', field)
  const { id: settled } = await write(asApprover, 'Done.', 'name')
  await app.call(asEditor, 'POST', `/comments/${settled}/resolve`, { resolved: true })
  const open = [
    { field: '', count: 1 },
    { field: 'name', count: 2 },
  ]
  const { card, save, queue } = workspace(app.store)
  expect((await card(asEditor, icmBanner)).comments).toEqual(open)
  expect((await card(asEditor, workWithUs)).comments).toEqual([])
  await save(asEditor, icmBanner, { approval: 1 }, { id })
  expect((await queue(asApprover))[0]).toMatchObject({
    entity_id: record.entity_id,
    comments: open,
  })
})

test('what stands elsewhere is neither found nor answered', async () => {
  const { app, id, write } = await openDraft()
  const { id: thread } = await write(asApprover, 'Softer?')
  const answer = await app.call<CommentThread>(asEditor, 'POST', `/comments/${thread}/answers`, {
    text: 'Yes',
  })
  const answerId = answer.body.data.comments[1]?.id
  const elsewhere = { entity_type: workWithUs.entityType, entity_id: id, text: 'Here?' }
  expect((await app.call(asEditor, 'POST', '/comments', elsewhere)).status).toBe(404)
  for (const path of [
    `/comments?entity_type=${promotion.entityType}&entity_id=${id}`,
    `/comments?entity_type=${icmBanner.entityType}&entity_id=99999`,
    '/comments?entity_type=__proto__&entity_id=1',
  ])
    expect((await app.call(asEditor, 'GET', path)).status).toBe(404)
  for (const at of [answerId, 99999, limits.id]) {
    const { status } = await app.call(asEditor, 'POST', `/comments/${at}/answers`, { text: 'x' })
    expect(status).toBe(404)
  }
})

test('what is blank, too long, hostile or about no field of the record is refused beside it', async () => {
  const { app, record } = await openDraft()
  const wrong: [object, string][] = [
    [{ text: ' \n' }, 'text'],
    [{ text: 'x'.repeat(limits.comments.text + 1) }, 'text'],
    [{ text: 'a\u202eb' }, 'text'],
    [{ text: 'x', field: 'no' }, 'field'],
    [{ text: 'x', field: 'items.1.title' }, 'field'],
    [{ text: 'x', field: '__proto__' }, 'field'],
    [{ text: 'x', author_id: 1 }, 'author_id'],
    [{ text: 'x', thread_id: 1 }, 'thread_id'],
  ]
  for (const [sent, field] of wrong) {
    const { status, body } = await app.call(asEditor, 'POST', '/comments', { ...record, ...sent })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  }
})

test('hostile text comes back as the text that it is', async () => {
  const { write } = await openDraft()
  const text = '<script>alert(1)</script> {{x}} {name} ’; drop table comment; --'
  expect((await write(asEditor, text)).comments[0]?.text).toBe(text)
})

test('a slide’s field is named with its slide', async () => {
  const app = await openTestApp()
  const body = { items: [{ title: 'One' }] }
  const { revisionId } = await workspace(app.store).save(asEditor, discover, body)
  const sent = { entity_type: discover.entityType, entity_id: revisionId, text: 'Long.' }
  const at = async (field: string) => {
    const answer = await app.call<CommentThread>(asEditor, 'POST', '/comments', { ...sent, field })
    return answer.body.data.label
  }
  expect(await at('items.1.title')).toBe('Card: Title')
  expect(await at('items.1')).toBe('Card')
  expect(await at('')).toBe(null)
})

test('what was agreed on stays: a comment of a resolved thread is not changed', async () => {
  const { app, write } = await openDraft()
  const path = `/comments/${(await write(asEditor, 'Agreed?')).id}`
  await app.call(asApprover, 'POST', `${path}/resolve`, { resolved: true })
  const changed = await app.call(asEditor, 'PATCH', `${path}/update`, { text: 'Rejected!' })
  expect(changed.status).toBe(409)
})
