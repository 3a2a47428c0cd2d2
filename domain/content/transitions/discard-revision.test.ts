import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { findDocumentState } from '#store/content/document-states.ts'
import { icmLine } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asApprover, asEditor, asEditor2 } from '#test/people.ts'

test('a draft that a colleague has changed since it was shown is not discarded', async () => {
  const { save, discard, card } = await openWorkspace()
  const { revisionId } = await save(asEditor, icmBanner, icmLine('First'))
  const { record } = await card(asEditor, icmBanner)
  await save(asEditor2, icmBanner, icmLine('Rewritten'), { id: revisionId })
  const shown = { version: record?.version ?? 0 }
  await expect(discard(asEditor, icmBanner, revisionId, shown)).rejects.toMatchObject({
    code: 'conflict',
    userMessage: messages.stale,
  })
  expect((await card(asEditor2, icmBanner)).values).toEqual(icmLine('Rewritten'))
})

test('a rejected text that a newer draft has replaced cannot be discarded in place of the draft', async () => {
  const { save, reject, discard, card } = await openWorkspace()
  const { revisionId: rejected } = await save(asEditor, icmBanner, {
    ...icmLine('Loud'),
    approval: 1,
  })
  await reject(asApprover, icmBanner, rejected)
  await save(asEditor2, icmBanner, icmLine('Soft'), { id: rejected })
  await expect(discard(asEditor, icmBanner, rejected)).rejects.toMatchObject({ code: 'conflict' })
  expect((await card(asEditor2, icmBanner)).values).toEqual(icmLine('Soft'))
})

test('an open draft stays listed as a draft when the offer that is live comes to its end', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Now', ends_at: after(10) })
  await desk.save(asEditor, promotion, { title: 'Next year' }, { entry, now: after(5) })
  await desk.settle(after(20))
  const document = { type: promotion.key, entryId: entry, language: '' } as const
  expect(await findDocumentState(desk.store.db, document)).toMatchObject({
    live_id: null,
    shown_state: 'draft',
    title: 'Next year',
  })
})
