import { expect, test } from 'vitest'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { findLive } from '#store/content/live-revisions.ts'
import { icmLine } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asAdmin, asApprover, asApprover2, asEditor, asEditor2, asSupport } from '#test/people.ts'

test('approving shows the record to guests, expires the former one, and tells every page', async () => {
  const { save, approve, publish, live, revisions, log, store } = await openWorkspace()
  const told: string[] = []
  store.publications.onChange((subjects) => told.push(...subjects))
  await publish(icmBanner, icmLine('First'))
  const { revisionId } = await save(asEditor, icmBanner, { ...icmLine('Second'), approval: 1 })
  expect((await live(icmBanner))?.values).toEqual(icmLine('First'))
  expect(await approve(asApprover2, icmBanner, revisionId, { now: after(3) })).toBe(true)
  expect((await live(icmBanner))?.values).toEqual(icmLine('Second'))
  expect(await revisions()).toMatchObject([
    { state: 'expired' },
    { state: 'approved', decided_by: asApprover2.id, decided_at: after(3) },
  ])
  expect(told).toEqual(['home.icm', 'home.icm'])
  expect(store.publications.changedAt('home.icm')).toBe(2)
  expect((await log()).slice(-2)).toMatchObject([
    { step: 'approve', actor_name: 'approver2', author_name: 'editor', from_state: 'pending' },
    { step: 'replace', actor_name: 'approver2', author_name: 'editor', to_state: 'expired' },
  ])
})

test('rejecting keeps the remarks for the editor and leaves what guests see alone', async () => {
  const { save, reject, publish, live, card, log, store } = await openWorkspace()
  await publish(icmBanner, icmLine('First'))
  const { revisionId } = await save(asEditor, icmBanner, { ...icmLine('Second'), approval: 1 })
  await reject(asApprover, icmBanner, revisionId, { remarks: 'Too loud.' })
  expect((await live(icmBanner))?.values).toEqual(icmLine('First'))
  expect(store.publications.changedAt('home.icm')).toBe(1)
  const { record, can, values } = await card(asEditor, icmBanner)
  expect(record).toMatchObject({ approval: 4, status_text: 'Rejected', remarks: 'Too loud.' })
  expect(values).toEqual(icmLine('Second'))
  expect(can).toContain('edit')
  expect((await log()).at(-1)).toMatchObject({ step: 'reject', remarks: 'Too loud.' })
})

test('remarks of a rejection stay with the place through every draft until the next decision', async () => {
  const { save, reject, approve, card, queue } = await openWorkspace()
  const { revisionId } = await save(asEditor, icmBanner, { ...icmLine('Loud'), approval: 1 })
  await reject(asApprover, icmBanner, revisionId, { remarks: 'Too loud.\nSofter.', now: after(2) })
  const stands = { by: 'approver', at: after(2), remarks: 'Too loud.\nSofter.' }
  const saved = await save(asEditor, icmBanner, icmLine('Softer'), { id: revisionId })
  const { record, rejection } = await card(asEditor, icmBanner)
  expect(record).toMatchObject({ approval: 0, remarks: stands.remarks })
  expect(rejection).toEqual(stands)
  await save(asEditor, icmBanner, { approval: 1 }, { id: saved.revisionId })
  expect(await queue(asApprover)).toMatchObject([{ rejection: stands }])
  await approve(asApprover, icmBanner, saved.revisionId)
  expect((await card(asEditor, icmBanner)).rejection).toBeNull()
  expect((await card(asEditor, icmBanner)).record).toMatchObject({ approval: 2, remarks: null })
})

test('only approvers decide', async () => {
  const { save, approve, reject, live } = await openWorkspace()
  const { revisionId } = await save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  for (const actor of [asAdmin, asEditor, asEditor2, asSupport]) {
    const problem = { code: 'forbidden', status: 403, message: messages.forbidden }
    await expect(approve(actor, icmBanner, revisionId)).rejects.toMatchObject(problem)
    await expect(reject(actor, icmBanner, revisionId)).rejects.toMatchObject(problem)
  }
  expect(await live(icmBanner)).toBeNull()
})

test('nobody decides on what they wrote or submitted, even after a change of role', async () => {
  const { save, approve, reject, card } = await openWorkspace()
  const { revisionId: id } = await save(asEditor, icmBanner, icmLine())
  await save(asEditor2, icmBanner, { approval: 1 }, { id })
  for (const author of [asEditor, asEditor2]) {
    const promoted = { ...author, role: 'Approver' } as const
    const problem = { code: 'forbidden', status: 403, message: messages.ownWork }
    await expect(approve(promoted, icmBanner, id)).rejects.toMatchObject(problem)
    await expect(reject(promoted, icmBanner, id)).rejects.toMatchObject(problem)
    expect((await card(promoted, icmBanner)).can).toEqual(['preview'])
  }
  expect((await card(asApprover, icmBanner)).can).toEqual(['preview', 'decide'])
  await approve(asApprover, icmBanner, id)
})

test('what is not waiting for a decision cannot be decided on', async () => {
  const { save, approve, reject, publish, withdraw } = await openWorkspace()
  const problem = { code: 'conflict', status: 409, message: messages.notPending }
  const { revisionId: draft } = await save(asEditor, workWithUs, {})
  const approved = await publish(icmBanner, icmLine())
  const { revisionId: rejected } = await save(asEditor, icmBanner, { approval: 1 })
  await reject(asApprover, icmBanner, rejected)
  const places = [
    [workWithUs, draft],
    [icmBanner, approved],
    [icmBanner, rejected],
  ] as const
  for (const [section, id] of places) {
    await expect(approve(asApprover2, section, id)).rejects.toMatchObject(problem)
    await expect(reject(asApprover2, section, id)).rejects.toMatchObject(problem)
  }
  const { revisionId: pending } = await save(asEditor, icmBanner, { approval: 1 })
  await withdraw(asEditor, icmBanner, pending)
  await expect(withdraw(asEditor, icmBanner, pending)).rejects.toMatchObject(problem)
})

test('a decision on another version than the one shown is refused', async () => {
  const { save, approve, reject, live } = await openWorkspace()
  const { revisionId } = await save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  for (const version of [1, 3]) {
    const problem = { code: 'conflict', message: messages.stale }
    await expect(approve(asApprover, icmBanner, revisionId, { version })).rejects.toMatchObject(
      problem,
    )
    await expect(reject(asApprover, icmBanner, revisionId, { version })).rejects.toMatchObject(
      problem,
    )
  }
  expect(await live(icmBanner)).toBeNull()
  await approve(asApprover, icmBanner, revisionId, { version: 2 })
})

test('a decision has to name a record by its own entity type', async () => {
  const { save, approve } = await openWorkspace()
  const { revisionId } = await save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  const problem = { code: 'not-found', status: 404 }
  await expect(approve(asApprover, workWithUs, revisionId)).rejects.toMatchObject(problem)
  await expect(approve(asApprover, icmBanner, 99)).rejects.toMatchObject(problem)
  const unknown = { ...icmBanner, entityType: 'constructor' }
  await expect(approve(asApprover, unknown, revisionId)).rejects.toMatchObject(problem)
})

test('only the person who submitted a record takes it back, and it is a draft again', async () => {
  const { save, withdraw, card, log } = await openWorkspace()
  const { revisionId: id } = await save(asEditor, icmBanner, icmLine())
  await save(asEditor2, icmBanner, { approval: 1 }, { id })
  for (const actor of [asEditor, asAdmin, asApprover]) {
    const problem = { code: 'forbidden', message: messages.notYoursToWithdraw }
    await expect(withdraw(actor, icmBanner, id)).rejects.toMatchObject(problem)
    expect((await card(actor, icmBanner)).can).not.toContain('withdraw')
  }
  expect((await card(asEditor2, icmBanner)).can).toContain('withdraw')
  const stale = withdraw(asEditor2, icmBanner, id, { version: 2 })
  await expect(stale).rejects.toMatchObject({ code: 'conflict', message: messages.stale })
  await withdraw(asEditor2, icmBanner, id, { version: 3 })
  const { record, can } = await card(asEditor, icmBanner)
  expect(record).toMatchObject({ id, approval: 0, version: 4 })
  expect(can).toContain('edit')
  expect((await log()).at(-1)).toMatchObject({ step: 'withdraw', from_state: 'pending' })
})

test('what is posted is dated by its approval, and keeps that date through later changes', async () => {
  const { store, publishEntry, publish } = await openWorkspace()
  const job = { title: 'Cook', town: 'Dubai', description: 'Grill.', apply: 'crew@m.example' }
  const entry = await publishEntry(vacancy, job, after(1))
  await publish(vacancy, { title: 'Baker' }, { entry, now: after(9) })
  const place = { type: vacancy.key, entryId: entry, language: '' } as const
  expect(await findLive(store.db, place, after(10))).toMatchObject({
    starts_at: after(1),
    since: after(9),
  })
})
