import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { addPicture, icmLine, teaser } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asApprover, asEditor, asEditor2 } from '#test/people.ts'
import { countPending, listPending } from './list-pending.ts'

test('the queue holds what waits, oldest first, with who submitted it and where it is shown', async () => {
  const { store, save, queue } = await openWorkspace()
  const picture = await addPicture(store)
  await save(asEditor2, workWithUs, { ...teaser(picture), approval: 1 }, { now: after(1) })
  await save(asEditor, icmBanner, { ...icmLine(), approval: 1 }, { now: after(0) })
  expect(await countPending(store.db)).toBe(2)
  expect(await queue(asApprover)).toMatchObject([
    {
      entity_type: 'icm_banner',
      submitted_by: 'editor',
      submitted_at: after(0),
      version: 2,
      preview_path: '/?preview=1',
      editor_path: '/admin/pages/home',
      can_decide: true,
      lock: null,
      batch: null,
      changes: [{ path: 'name', label: 'Name', before: '', after: icmLine().name }],
    },
    { entity_type: 'work_with_us', submitted_by: 'editor2' },
  ])
  const second = await listPending(
    { db: store.db, actor: asApprover, now: after(2) },
    { limit: 1, offset: 1 },
  )
  expect(second).toMatchObject([{ entity_type: 'work_with_us' }])
})

test('who may not decide sees why', async () => {
  const { save, queue } = await openWorkspace()
  await save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  const promoted = { ...asEditor, role: 'Approver' } as const
  for (const actor of [asEditor, asEditor2, promoted]) {
    const [pending] = await queue(actor)
    const lock = { key: 'locked', values: { name: 'editor' } }
    expect(pending).toMatchObject({ can_decide: false, lock })
  }
})

test('what was decided on or taken back leaves the queue', async () => {
  const { store, save, queue, approve, reject, withdraw } = await openWorkspace()
  const picture = await addPicture(store)
  const icm = await save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  await approve(asApprover, icmBanner, icm.revisionId)
  const career = await save(asEditor, workWithUs, { ...teaser(picture), approval: 1 })
  await withdraw(asEditor, workWithUs, career.revisionId)
  expect(await queue(asApprover)).toEqual([])
  await save(asEditor, workWithUs, { approval: 1 }, { id: career.revisionId })
  await reject(asApprover, workWithUs, career.revisionId)
  expect(await queue(asApprover)).toEqual([])
  expect(await countPending(store.db)).toBe(0)
})

test('a changed entry is compared with its own live version, not with another entry', async () => {
  const { save, queue, publishEntry } = await openWorkspace()
  await publishEntry(promotion, { title: 'Breakfast' })
  const lunch = await publishEntry(promotion, { title: 'Lunch', summary: 'Noon to two.' })
  await save(asEditor, promotion, { summary: 'Noon to three.', approval: 1 }, { entry: lunch })
  const [pending] = await queue(asApprover)
  expect(pending?.changes).toMatchObject([
    { label: 'Summary', before: 'Noon to two.', after: 'Noon to three.' },
  ])
})

test('an approval after the queue was read is decided by the version that was shown', async () => {
  const { save, queue, approve, withdraw } = await openWorkspace()
  const { revisionId: id } = await save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  const [shown] = await queue(asApprover)
  await withdraw(asEditor, icmBanner, id)
  await save(asEditor, icmBanner, { ...icmLine('Swapped'), approval: 1 }, { id })
  const approving = approve(asApprover, icmBanner, id, { version: shown?.version ?? 0 })
  await expect(approving).rejects.toMatchObject({ code: 'conflict', message: messages.stale })
})
