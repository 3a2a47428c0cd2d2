import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { icmLine } from '#test/content/content.ts'
import { openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asApprover, asEditor, asEditor2 } from '#test/people.ts'

/** The second editor, who has become an approver since. */
const promoted = { ...asEditor2, role: 'Approver' } as const

async function expectOwn(desk: Workspace, id: number): Promise<void> {
  const refused = { code: 'forbidden', userMessage: messages.ownWork }
  await expect(desk.approve(promoted, icmBanner, id)).rejects.toMatchObject(refused)
  await expect(desk.reject(promoted, icmBanner, id)).rejects.toMatchObject(refused)
  expect(await desk.queue(promoted)).toMatchObject([{ can_decide: false }])
  expect((await desk.card(promoted, icmBanner)).can).not.toContain('decide')
}

test('nobody approves a draft that they saved once, though another changed and submitted it', async () => {
  const desk = await openWorkspace()
  const { revisionId } = await desk.save(asEditor2, icmBanner, icmLine('Mine'))
  await desk.save(asEditor, icmBanner, { ...icmLine('Ours'), approval: 1 }, { id: revisionId })
  await expectOwn(desk, revisionId)
  await desk.approve(asApprover, icmBanner, revisionId)
})

test('nobody approves what another made of their rejected text, however often it was sent back', async () => {
  const desk = await openWorkspace()
  const first = await desk.save(asEditor2, icmBanner, { ...icmLine('Mine'), approval: 1 })
  await desk.reject(asApprover, icmBanner, first.revisionId, { remarks: 'Softer.' })
  const again = { ...icmLine('Softer'), approval: 1 }
  const second = await desk.save(asEditor, icmBanner, again, { id: first.revisionId })
  await expectOwn(desk, second.revisionId)
  await desk.reject(asApprover, icmBanner, second.revisionId, { remarks: 'Softer still.' })
  const third = await desk.save(asEditor, icmBanner, again, { id: second.revisionId })
  await expectOwn(desk, third.revisionId)
  await desk.approve(asApprover, icmBanner, third.revisionId)
})

test('nobody approves their own discarded text that another has brought back', async () => {
  const desk = await openWorkspace()
  const { revisionId } = await desk.save(asEditor2, icmBanner, { ...icmLine('Mine'), approval: 1 })
  await desk.reject(asApprover, icmBanner, revisionId, { remarks: 'No.' })
  await desk.discard(asEditor, icmBanner, revisionId)
  const restored = await desk.restore(asEditor, icmBanner, revisionId)
  await desk.save(asEditor, icmBanner, { approval: 1 }, { id: restored })
  await expectOwn(desk, restored)
})

test('a translation is its translator’s, and the source its own writer’s', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Soup' })
  const at = { entry, language: 'de' } as const
  const { revisionId } = await desk.save(asEditor2, promotion, { title: 'Suppe' }, at)
  await desk.save(asEditor, promotion, { approval: 1 }, { ...at, id: revisionId })
  await expect(desk.approve(promoted, promotion, revisionId)).rejects.toMatchObject({
    code: 'forbidden',
  })
  await desk.approve(asApprover, promotion, revisionId)
})

test('what was approved is everybody’s: who wrote it once decides on what another changes', async () => {
  const desk = await openWorkspace()
  const { revisionId } = await desk.save(asEditor2, icmBanner, { ...icmLine('Mine'), approval: 1 })
  await desk.approve(asApprover, icmBanner, revisionId)
  const next = await desk.save(asEditor, icmBanner, { ...icmLine('Next'), approval: 1 })
  await desk.approve(promoted, icmBanner, next.revisionId)
  expect((await desk.live(icmBanner))?.values).toEqual(icmLine('Next'))
})

test('the submitter of a change can withdraw it after their role has changed', async () => {
  const { save, withdraw, card } = await openWorkspace()
  const { revisionId: id } = await save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  await withdraw({ ...asEditor, role: 'Approver' }, icmBanner, id)
  expect((await card(asEditor, icmBanner)).record?.approval).toBe(0)
})
