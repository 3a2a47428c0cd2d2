import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import type { Assignment } from '#catalogue/wire/assignments.ts'
import type { Notice } from '#catalogue/wire/notices.ts'
import type { PendingRecord } from '#catalogue/wire/pending-record.ts'
import type { ListPage, LogEntry } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { icmLine } from '#test/content/content.ts'
import { morning, workspace } from '#test/content/workspace.ts'
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

type Refusal = { errors?: Record<string, string[]> }

/** A draft, or a request, that the editor wrote. */
async function openLine(state: 'draft' | 'pending', app?: TestApp) {
  const at = app ?? (await openTestApp())
  const desk = workspace(at.store)
  const approval = state === 'pending' ? { approval: 1 } : {}
  const { revisionId: id } = await desk.save(asEditor, icmBanner, { ...icmLine(), ...approval })
  const assign = (who: Actor, to: Actor, more: Record<string, unknown> = {}) =>
    at.call<Assignment & Refusal>(who, 'POST', '/assignments', {
      entity_type: icmBanner.entityType,
      entity_id: id,
      username: to.username,
      ...more,
    })
  const mine = async (who: Actor) =>
    (await at.call<ListPage<Assignment>>(who, 'GET', '/assignments?mine=1')).body.data.data
  return { app: at, desk, id, assign, mine }
}

async function told(app: TestApp, who: Actor) {
  const { body } = await app.call<ListPage<Notice>>(who, 'GET', '/notices')
  return body.data.data.map(({ sentence }) => sentence)
}

const canAssign: readonly Actor[] = [asAdmin, asEditor, asEditor2, asApprover, asApprover2]
const editors: readonly Actor[] = [asAdmin, asEditor, asEditor2]
const approvers: readonly Actor[] = [asApprover, asApprover2]

for (const state of ['draft', 'pending'] as const)
  test(`a ${state} goes only to who can do what it waits for, from who may work on it`, async () => {
    const { assign } = await openLine(state)
    const able = state === 'draft' ? editors : approvers
    for (const who of testPeople)
      for (const to of testPeople) {
        const { status } = await assign(who, to)
        const expected = canAssign.includes(who) ? (able.includes(to) ? 200 : 422) : 403
        expect([who.username, to.username, status]).toEqual([who.username, to.username, expected])
      }
  })

test('who is refused is told why in a sentence, and nothing is assigned', async () => {
  const { app, id, assign, mine } = await openLine('pending')
  const sentences = async (to: Actor, more = {}) => (await assign(asEditor, to, more)).body.errors
  expect(await sentences(asEditor2)).toEqual({
    username: ['editor2 cannot approve requests. Please choose an approver.'],
  })
  expect(await sentences({ ...asEditor2, username: 'nobody' })).toEqual({
    username: ['There is no active user with this name.'],
  })
  // The clock of the tests stands at 4 May.
  expect(await sentences(asApprover, { due_on: '2026-05-03' })).toEqual({
    due_on: ['This day has passed. Please choose today or a later day.'],
  })
  // Who wrote it has become an approver since.
  await app.store.write((tx) =>
    tx.updateTable('person').set({ role: 'Approver' }).where('id', '=', asEditor.id).execute(),
  )
  expect((await assign(asApprover, asEditor)).body.errors).toEqual({
    username: ['editor worked on this, so somebody else has to approve it.'],
  })
  const offered = await app.call<{ data: { username: string }[] }>(
    asApprover,
    'GET',
    `/assignments/people?entity_type=${icmBanner.entityType}&entity_id=${id}`,
  )
  expect(offered.body.data.data.map(({ username }) => username)).toEqual(['approver', 'approver2'])
  expect(await mine(asApprover)).toEqual([])
})

test('who gets it is told, with the note, and who has it no longer is told too', async () => {
  const { app, id, assign, mine } = await openLine('pending')
  const sent = { due_on: '2026-05-06', note: 'Before the campaign, please.' }
  const { body } = await assign(asEditor, asApprover, sent)
  expect(body.message).toBe('Assigned to approver.')
  expect(body.data).toEqual({
    entity_id: id,
    entity_type: icmBanner.entityType,
    entry_id: 0,
    language: '',
    label: 'ICM Banner',
    title: '',
    approval: 1,
    editor_path: '/admin/pages/home',
    username: 'approver',
    name: 'approver Test',
    overdue: false,
    assigned_by: 'editor',
    assigned_at: expect.any(String),
    ...sent,
  })
  expect(await mine(asApprover)).toEqual([body.data])
  expect(await told(app, asApprover)).toEqual(['editor assigned ICM Banner to you'])
  // The same once more is no news.
  await assign(asEditor, asApprover, sent)
  expect(await told(app, asApprover)).toHaveLength(1)
  await assign(asEditor, asApprover2)
  expect((await told(app, asApprover))[0]).toBe(
    'editor took ICM Banner back: it is no longer assigned to you',
  )
  expect(await told(app, asApprover2)).toEqual(['editor assigned ICM Banner to you'])
  expect(await mine(asApprover)).toEqual([])
  expect((await app.call(asSupport, 'DELETE', `/assignments/${id}`)).status).toBe(403)
  expect((await app.call(asEditor2, 'DELETE', `/assignments/${id}`)).body.message).toBe(
    'Unassigned.',
  )
  expect((await told(app, asApprover2))[0]).toBe(
    'editor2 took ICM Banner back: it is no longer assigned to you',
  )
  expect((await app.call(asEditor2, 'DELETE', `/assignments/${id}`)).status).toBe(404)
  const log = await app.call<ListPage<LogEntry>>(asAdmin, 'GET', '/logs')
  expect(log.body.data.data.map(({ description }) => description).slice(0, 3)).toEqual([
    'ICM Banner no longer assigned',
    'ICM Banner assigned to a person',
    'ICM Banner assigned to a person',
  ])
})

test('the queue shows whom it is assigned to and finds it by the person, and the form by the record', async () => {
  const { app, id, assign } = await openLine('pending')
  await assign(asApprover2, asApprover, { due_on: '2026-05-04' })
  const queue = async (query: string) => {
    const { body } = await app.call<ListPage<PendingRecord>>(asEditor, 'GET', `/approvals${query}`)
    return body.data.data
  }
  const assigned = { username: 'approver', due_on: '2026-05-04', overdue: false }
  expect(await queue('?assignee=approver')).toMatchObject([{ entity_id: id, assignment: assigned }])
  expect(await queue('?assignee=approver2')).toEqual([])
  const of = async (record: number) => {
    const path = `/assignments?entity_id=${record}`
    return (await app.call<ListPage<Assignment>>(asEditor, 'GET', path)).body.data.data
  }
  expect(await of(id)).toMatchObject([assigned])
  expect(await of(id + 1)).toEqual([])
})

test('it ends with the decision, the submission and the account, and returns with a withdrawal', async () => {
  const { app, desk, id, assign, mine } = await openLine('draft')
  await assign(asApprover, asEditor2)
  expect(await mine(asEditor2)).toHaveLength(1)
  await desk.save(asEditor, icmBanner, { approval: 1 }, { id })
  expect(await mine(asEditor2)).toEqual([])
  await desk.withdraw(asEditor, icmBanner, id)
  expect(await mine(asEditor2)).toHaveLength(1)
  await desk.save(asEditor, icmBanner, { approval: 1 }, { id })
  await assign(asEditor, asApprover)
  await assign(asEditor, asApprover)
  expect(await mine(asApprover)).toHaveLength(1)
  await app.store.write((tx) =>
    tx.updateTable('person').set({ active: 0 }).where('username', '=', 'approver').execute(),
  )
  const all = async () =>
    (await app.call<ListPage<Assignment>>(asEditor, 'GET', '/assignments')).body.data.data
  expect(await all()).toEqual([])
  await assign(asEditor, asApprover2)
  expect(await all()).toHaveLength(1)
  await desk.approve(asApprover2, icmBanner, id)
  expect(await all()).toEqual([])
  expect((await assign(asEditor, asApprover2)).status).toBe(409)
})

test('what is due first is first, and what has no date last', async () => {
  const { app, mine } = await openLine('draft')
  for (const [title, due_on] of [
    ['Later', '2026-06-01'],
    ['Whenever', null],
    ['Soon', '2026-05-05'],
  ] as const) {
    const sent = saveBody(promotion).parse({ title })
    const { revisionId } = await app.store.write((tx) =>
      addEntry({ db: tx, actor: asEditor, now: morning }, promotion, sent),
    )
    await app.call(asApprover, 'POST', '/assignments', {
      entity_type: promotion.entityType,
      entity_id: revisionId,
      username: 'editor',
      due_on,
    })
  }
  expect((await mine(asEditor)).map(({ title }) => title)).toEqual(['Soon', 'Later', 'Whenever'])
})
