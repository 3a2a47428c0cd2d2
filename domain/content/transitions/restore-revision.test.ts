import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { icmLine } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asEditor, asEditor2 } from '#test/people.ts'

test('a restored offer does not bring back a window that has passed', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Spring', ends_at: after(10) })
  await desk.settle(after(20))
  const [former] = await desk.revisions()
  await desk.restore(asEditor, promotion, former?.id ?? 0, { now: after(30) })
  expect((await desk.revisions()).at(-1)).toMatchObject({
    entry_id: entry,
    state: 'draft',
    starts_at: null,
    ends_at: null,
  })
})

test('while a colleague has a draft nothing is restored over it, and the refusal names them', async () => {
  const { save, publish, restore, card } = await openWorkspace()
  const first = await publish(icmBanner, icmLine('First'))
  await publish(icmBanner, icmLine('Second'))
  await save(asEditor2, icmBanner, icmLine('Third'))
  await expect(restore(asEditor, icmBanner, first)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('editor2'),
  })
  expect((await card(asEditor2, icmBanner)).values).toEqual(icmLine('Third'))
})

test('the refusal of a save names the person who submitted, not the first author', async () => {
  const { save } = await openWorkspace()
  const { revisionId } = await save(asEditor, icmBanner, icmLine('First'))
  await save(asEditor2, icmBanner, { approval: 1 }, { id: revisionId })
  await expect(save(asEditor, icmBanner, icmLine('Mine'))).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('editor2'),
  })
})
