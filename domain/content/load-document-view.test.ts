import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { addPicture, icmLine, teaser } from '#test/content/content.ts'
import { after, morning, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { loadDocumentView } from './load-document-view.ts'

async function entryState({ store }: Workspace, entryId: number) {
  const document = { declaration: promotion, entryId, language: '' } as const
  return loadDocumentView({ db: store.db, actor: asEditor, now: morning }, document)
}

test('a draft in another window, or one that takes its entry off the site, changes what guests see', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Lunch' })
  expect(await entryState(desk, entry)).toMatchObject({ live: true, unchanged: true })
  for (const [sent, unchanged] of [
    [{ title: 'Lunch' }, true],
    [{ ends_at: after(60) }, false],
    [{ ends_at: null }, true],
    [{ archived: true }, false],
    [{ archived: false, title: 'Dinner' }, false],
  ] as const) {
    const { record } = await entryState(desk, entry)
    await desk.save(asEditor, promotion, sent, { entry, id: record?.id ?? 0 })
    expect([sent, (await entryState(desk, entry)).unchanged]).toEqual([sent, unchanged])
  }
})

test('what was never live would change what guests see, whatever it holds', async () => {
  const desk = await openWorkspace()
  expect((await desk.card(asEditor, icmBanner)).unchanged).toBe(false)
  await desk.save(asEditor, icmBanner, icmLine())
  expect((await desk.card(asEditor, icmBanner)).unchanged).toBe(false)
})

test('each place tells its own rounds, of one language and one entry', async () => {
  const desk = await openWorkspace()
  const entries = [
    await desk.publishEntry(promotion, { title: 'Lunch' }),
    await desk.publishEntry(promotion, { title: 'Dinner' }),
  ]
  for (const [at, entry] of entries.entries()) {
    const { revisionId } = await desk.save(asEditor, promotion, { approval: 1 }, { entry })
    await desk.reject(asApprover, promotion, revisionId, { remarks: `No ${at}` })
  }
  for (const [at, entry] of entries.entries()) {
    const { rejection, earlier_rejections } = await entryState(desk, entry)
    expect(rejection?.remarks).toBe(`No ${at}`)
    expect(earlier_rejections).toEqual([])
  }
})

test('the last change is named by what was done and by whom, not by the author alone', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const last = async () => (await desk.card(asEditor, workWithUs)).record?.last_change
  const { revisionId: id } = await desk.save(asEditor, workWithUs, teaser(picture))
  expect(await last()).toEqual({ what: 'saved', by: 'editor' })
  await desk.save(asEditor, workWithUs, { approval: 1 }, { id })
  expect(await last()).toEqual({ what: 'submitted', by: 'editor' })
  await desk.reject(asApprover, workWithUs, id)
  expect(await last()).toEqual({ what: 'rejected', by: 'approver' })
  await desk.publish(workWithUs, teaser(picture, { title: 'Join' }))
  expect(await last()).toEqual({ what: 'approved', by: 'approver' })
})
