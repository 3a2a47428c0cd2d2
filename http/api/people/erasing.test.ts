import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { declarations } from '#catalogue/catalogue.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import type { CommentThread } from '#catalogue/wire/comments.ts'
import type { User, UserLine } from '#catalogue/wire/users.ts'
import type { ListPage, LogEntry } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { forgetNames } from '#domain/people/users/forget-names.ts'
import { personFields } from '#http/call/response.ts'
import { ownTables } from '#store/dump/dumped-tables.ts'
import { searchLineIds } from '#store/log/search-lines.ts'
import { erasePerson } from '#store/people/erasing/erase-person.ts'
import { addErasure } from '#store/people/erasing/erasures.ts'
import { icmLine } from '#test/content/content.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport, testPeople } from '#test/people.ts'

/** However few lines there are. */
const byIndex = { scanned: 0, matches: 2_000 }

const path = `/users/${asEditor.id}/erase`
const nobody = 'former-colleague-2'

const update = (app: TestApp, body: object) =>
  app.call<User>(asAdmin, 'POST', `/users/${asEditor.id}/update`, body)

/** Everything that the database holds, as one text. */
async function allIn({ store }: TestApp): Promise<string> {
  const tables = ownTables.filter((table) => table !== 'published')
  const rows = tables.map((table) => sql`select * from ${sql.table(table)}`.execute(store.db))
  return JSON.stringify((await Promise.all(rows)).map(({ rows }) => rows))
}

/** The editor has worked under two names, and is no longer with us. */
async function afterWork() {
  const app = await openTestApp()
  const names = { username: 'zelda.quick', first_name: 'Zelda', last_name: 'Quickstep' }
  await update(app, { ...names, email: 'zelda@quickstep.example' })
  const zelda = { ...asEditor, username: 'zelda.quick' }
  const { revisionId: id } = await app.desk.save(zelda, icmBanner, icmLine('One'))
  return { app, zelda, id }
}

test('who erases whom: Admins, a deactivated account, its user name typed', async () => {
  const app = await openTestApp()
  const typed = { username: 'editor' }
  expect((await app.call(null, 'POST', path, typed)).status).toBe(401)
  for (const actor of testPeople.filter(({ role }) => role !== 'Admin')) {
    for (const id of [actor.id, asEditor.id, 999]) {
      const { status } = await app.call(actor, 'POST', `/users/${id}/erase`, typed)
      expect([actor.username, id, status]).toEqual([actor.username, id, 403])
    }
  }
  const erase = (at: string, body: unknown) => app.call<User>(asAdmin, 'POST', at, body)
  expect((await erase('/users/999/erase', typed)).status).toBe(404)
  const own = await erase(`/users/${asAdmin.id}/erase`, { username: 'admin' })
  expect([own.status, own.body.message]).toEqual([
    409,
    'Deactivate this account before you erase it.',
  ])
  expect((await erase(path, typed)).status).toBe(409)
  await update(app, { status: false })
  const wrong = await erase(path, { username: 'editor2' })
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { username: ['The user name is not that of this account.'] },
  ])
  expect((await erase(path, {})).status).toBe(422)
  expect((await erase(path, { username: ' EDITOR ' })).status).toBe(200)
  for (const again of [await erase(path, typed), await update(app, { status: true })])
    expect([again.status, again.body.message]).toEqual([
      409,
      'This account was erased. It can no longer be changed.',
    ])
  const link = await app.call(asAdmin, 'POST', `/users/${asEditor.id}/link`)
  expect(link.status).toBe(409)
})

test('who was erased stands nowhere in the database any more, and what they did still does', async () => {
  const { app, zelda, id } = await afterWork()
  const record = { entity_type: icmBanner.entityType, entity_id: id }
  const written = await app.call<CommentThread>(asEditor2, 'POST', '/comments', {
    ...record,
    field: 'name',
    text: 'Ask @zelda.quick, please (not @zelda.quicker).',
  })
  expect(written.status).toBe(200)
  const thread = written.body.data.id
  await app.call(zelda, 'POST', `/comments/${thread}/answers`, { text: 'Done.' })
  await app.call(zelda, 'POST', `/comments/${thread}/resolve`, { resolved: true })
  await app.call(zelda, 'POST', '/tickets', { title: 'Printer', description: 'It is on fire.' })
  const sent = { ...icmLine('Two'), approval: 1 }
  await app.desk.save(zelda, icmBanner, sent, { id })
  await app.desk.approve(asApprover, icmBanner, id)
  const before = await allIn(app)
  for (const name of ['zelda.quick', 'Quickstep', 'zelda@quickstep']) expect(before).toContain(name)
  await update(app, { status: false })
  const { body } = await app.call<User>(asAdmin, 'POST', path, { username: 'zelda.quick' })
  expect(body.data).toMatchObject({
    id: asEditor.id,
    username: 'Former colleague 2',
    email: '',
    erased: true,
    status: false,
    last_sign_in_at: null,
  })
  const left = (await allIn(app)).replaceAll('@zelda.quicker', '')
  for (const name of ['zelda', 'Quickstep', '"editor"', 'editor@'])
    expect([name, left.includes(name)]).toEqual([name, false])
  const log = await app.call<ListPage<LogEntry>>(asAdmin, 'GET', '/logs')
  expect(log.body.data.data.map(({ author }) => author)).toContain('Former colleague 2')
  expect(log.body.data.data.find(({ approved_by }) => approved_by)?.approved_by).toBe('approver')
  expect((await app.call(zelda, 'GET', '/auth/me')).status).toBe(401)
})

test('the log of an account keeps what was done with it, not who it was', async () => {
  const { app } = await afterWork()
  await update(app, { role: 3 })
  await update(app, { status: false })
  await app.call(asAdmin, 'POST', path, { username: 'zelda.quick' })
  const { body } = await app.call<ListPage<UserLine>>(asAdmin, 'GET', `/users/${asEditor.id}/log`)
  expect(body.data.data.map(({ by, step, changes }) => [by, step, changes])).toEqual([
    ['admin', 'erase', []],
    ['admin', 'change', [{ field: 'active', before: '1', after: '0' }]],
    ['admin', 'change', [{ field: 'role', before: 'Editor', after: 'Support' }]],
    ['admin', 'change', []],
  ])
})

test('a name that somebody else has had too stays under what they did', async () => {
  const { app, id } = await afterWork()
  // The second editor takes the first one's former name, and works on.
  await app.call(asAdmin, 'POST', `/users/${asEditor2.id}/update`, { username: 'editor' })
  const other = { ...asEditor2, username: 'editor' }
  await app.desk.discard(asEditor, icmBanner, id)
  await app.desk.save(other, icmBanner, icmLine('Two'))
  await update(app, { status: false })
  await app.call(asAdmin, 'POST', path, { username: 'zelda.quick' })
  const lines = await app.store.db
    .selectFrom('activity')
    .select(['actor_id', 'actor_name', 'author_name'])
    .orderBy('id')
    .execute()
  expect(lines.at(-1)).toEqual({ actor_id: 3, actor_name: 'editor', author_name: 'editor' })
  expect(lines[0]).toEqual({ actor_id: 2, actor_name: nobody, author_name: nobody })
})

test('a name that another person has in other letters stays theirs', async () => {
  const { app, id } = await afterWork()
  await app.call(asAdmin, 'POST', `/users/${asEditor2.id}/update`, { username: 'Editor' })
  const record = { entity_type: icmBanner.entityType, entity_id: id, field: 'name' }
  await app.call(asApprover, 'POST', '/comments', { ...record, text: 'Ask @editor.' })
  await update(app, { status: false })
  await app.call(asAdmin, 'POST', path, { username: 'zelda.quick' })
  const comments = await app.store.db.selectFrom('comment').select(['text', 'mentions']).execute()
  expect(comments).toEqual([{ text: 'Ask @editor.', mentions: '["Editor"]' }])
})

test('an erasing that was cut short goes on, and the log is found by the new word', async () => {
  const { app } = await afterWork()
  await app.store.write((tx) =>
    addErasure(tx, { personId: asEditor.id, own: ['zelda.quick', 'editor'], shared: [] }),
  )
  await app.store.write((tx) => erasePerson(tx, asEditor.id))
  const done = async (signal?: AbortSignal) => (await forgetNames(app, signal)).done
  expect(await done(AbortSignal.abort())).toBe(0)
  expect(await done()).toBe(1)
  expect(await done()).toBe(0)
  const found = async (search: string) =>
    (await app.call<ListPage<LogEntry>>(asAdmin, 'GET', `/logs?search=${search}`)).body.data.total
  expect(await found('zelda')).toBe(0)
  expect(await found('former-coll')).toBe(1)
  // The index of a long log has forgotten the name too.
  const page = { limit: 10, offset: 0 }
  const indexed = (search: string) => searchLineIds(app.store.db, { search }, page, byIndex)
  expect((await indexed('zelda')).total).toBe(0)
  expect((await indexed('former-coll')).total).toBe(1)
})

test('the database lets a name become that of nobody, and nothing else of a line', async () => {
  const { app } = await afterWork()
  await update(app, { role: 3 })
  await app.call(asSupport, 'POST', '/tickets', { title: 'Printer', description: 'It is on fire.' })
  const tooEarly = [
    `update activity set actor_name = '${nobody}'`,
    `update activity set author_name = '${nobody}'`,
    `update person_log set actor_name = 'former-colleague-1'`,
    `update ticket_line set actor_name = 'former-colleague-6'`,
  ]
  for (const statement of [
    ...tooEarly,
    `update activity set actor_name = 'approver'`,
    `update activity set author_name = 'former-colleague-7'`,
    `update activity set author_name = 'former-colleague-2 or anything'`,
    `update activity set actor_name = 'former-colleague-4'`,
    `update activity set author_name = 'somebody'`,
    `update activity set remarks = 'x', actor_name = '${nobody}'`,
    `update person_log set changes = '{}'`,
    `update person_log set step = 'link'`,
  ]) {
    const writing = app.store.write((tx) => sql.raw(statement).execute(tx))
    await expect(writing, statement).rejects.toThrow('is append-only')
  }
  // Once their accounts are those of nobody.
  for (const id of [1, 2, 6]) await app.store.write((tx) => erasePerson(tx, id))
  for (const statement of tooEarly) await app.store.write((tx) => sql.raw(statement).execute(tx))
})

test('nobody takes a name that would be said as a colleague who is no more', async () => {
  const app = await openTestApp()
  const { status } = await update(app, { username: 'Former-Colleague-7' })
  expect(status).toBe(422)
})

/** What the API answers somebody who reads German, as text. */
async function inGerman(app: TestApp, who: Actor, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${await app.tokenOf(who)}`, 'accept-language': 'de' }
  const { status, bytes } = await app.get(`/api${path}`, headers)
  expect([path, status]).toEqual([path, 200])
  return bytes.toString()
}

test('the word for nobody is said in the language of the reader, wherever somebody is named', async () => {
  const { app, zelda, id } = await afterWork()
  const { body } = await app.call<{ id: number }>(zelda, 'POST', '/tickets', {
    title: 'Printer',
    description: 'It is on fire.',
  })
  const record = { entity_type: icmBanner.entityType, entity_id: id }
  const comment = { ...record, field: 'name', text: 'Asks @approver.' }
  const { body: thread } = await app.call<CommentThread>(zelda, 'POST', '/comments', comment)
  await app.call(zelda, 'POST', `/comments/${thread.data.id}/resolve`, { resolved: true })
  await app.desk.save(zelda, icmBanner, { ...icmLine('Two'), approval: 1 }, { id })
  const locked = await inGerman(app, asEditor2, '/banners/home/create')
  expect(locked).toContain('zelda.quick')
  await update(app, { status: false })
  await app.call(asAdmin, 'POST', path, { username: 'zelda.quick' })
  const comments = `/comments?entity_type=${record.entity_type}&entity_id=${id}`
  for (const [who, at] of [
    [asAdmin, `/users/${asEditor.id}/view`],
    [asAdmin, '/users'],
    [asAdmin, '/logs'],
    [asAdmin, `/tickets/${body.data.id}/view`],
    [asAdmin, '/tickets'],
    [asApprover, '/approvals'],
    [asApprover, '/notices'],
    [asApprover, comments],
    [asEditor2, '/banners/home/create'],
  ] as const) {
    const response = await inGerman(app, who, at)
    expect(response, at).toContain('Ehemaliges Teammitglied 2')
    expect(response, at).not.toContain(nobody)
  }
})

test('what somebody wrote is answered as it was written, also where it looks like the word for nobody', async () => {
  const { app, id } = await afterWork()
  const title = 'Former-Colleague-7'
  await app.desk.publishEntry(promotion, { title })
  expect(await inGerman(app, asAdmin, '/promotions')).toContain(title)
  expect(await inGerman(app, asAdmin, '/logs')).toContain(title)
  const record = { entity_type: icmBanner.entityType, entity_id: id }
  const text = 'Ask @zelda.quick.'
  await app.call(asEditor2, 'POST', '/comments', { ...record, field: 'name', text })
  await update(app, { status: false })
  await app.call(asAdmin, 'POST', path, { username: 'zelda.quick' })
  const comments = `/comments?entity_type=${record.entity_type}&entity_id=${id}`
  const { data } = JSON.parse(await inGerman(app, asApprover, comments))
  // Whom it calls stands out by the very word that is in its text.
  expect(data.data[0].comments[0]).toMatchObject({ text: `Ask @${nobody}.`, mentions: [nobody] })
  for (const { key, fields, set } of declarations) {
    const keys = [...fields, ...(set?.fields ?? [])].map((field) => field.key)
    expect([key, keys.filter((one) => personFields.has(one))]).toEqual([key, []])
  }
})

test('the log and the accounts are searched by the word for nobody as it is shown', async () => {
  const { app } = await afterWork()
  await update(app, { status: false })
  await app.call(asAdmin, 'POST', path, { username: 'zelda.quick' })
  for (const at of ['/logs', '/users']) {
    const found = async (search: string) => {
      const asked = `${at}?search=${encodeURIComponent(search)}`
      return (await app.call<ListPage<unknown>>(asAdmin, 'GET', asked)).body.data.total
    }
    const shown = ['Former colleague 2', 'ehemaliges teammitglied 2', 'Excolega 2', '前同事 2']
    for (const search of [...shown, nobody])
      expect([search, await found(search)]).toEqual([search, 1])
    expect(await found('Former colleague 3')).toBe(0)
  }
})
