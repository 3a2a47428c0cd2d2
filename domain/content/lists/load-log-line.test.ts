import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Transition } from '#catalogue/revision-state.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { addPicture, card, icmLine } from '#test/content/content.ts'
import { after, morning, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asApprover, asApprover2, asEditor } from '#test/people.ts'
import { loadDocumentView } from '../load-document-view.ts'
import { loadLogLine } from './load-log-line.ts'

/** Returns the changes of the newest log line of a step, as the approver reads them. */
async function told(desk: Workspace, transition: Transition) {
  const line = (await desk.log()).findLast((one) => one.step === transition)
  return loadLogLine({ db: desk.store.db, actor: asApprover, now: morning }, line?.id ?? 0)
}

async function words(desk: Workspace, transition: Transition) {
  const { differences } = await told(desk, transition)
  return differences.map(({ kind, label, before, after }) => [kind, label, before, after])
}

test('a link is told by the title of what it leads to, before and after', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const offer = await desk.publishEntry(promotion, { title: 'Two for one' })
  const items = (url: string) => [card(picture, { id: 1, url })]
  await desk.publish(discover, { items: [card(picture, { url: '/menu' })] })
  await desk.publish(
    discover,
    { items: items(`entry:promotion/${offer}#terms`) },
    { now: after(1) },
  )
  expect(await words(desk, 'approve')).toEqual([
    ['changed', 'Card 1: Link', '/menu', 'Two for one#terms'],
  ])
})

test('slides that were added, taken away, changed and moved are told one by one', async () => {
  const desk = await openWorkspace()
  const [fries, shake] = [await addPicture(desk.store), await addPicture(desk.store, 'shake.jpg')]
  const items = ['One', 'Two', 'Three'].map((title) => card(fries, { title }))
  await desk.publish(discover, { items })
  await desk.publish(
    discover,
    {
      removeItem: [2],
      items: [
        card(fries, { id: 3, title: 'Three' }),
        card(shake, { id: 1, title: 'One' }),
        card(fries, { title: 'Four' }),
      ],
    },
    { now: after(1) },
  )
  const { differences } = await told(desk, 'approve')
  expect(differences.map(({ kind, label, before, after }) => [kind, label, before, after])).toEqual(
    [
      ['changed', 'Card 2: Image', 'fries.jpg', 'shake.jpg'],
      ['added', 'Card 3', '', expect.stringContaining('Four')],
      ['removed', 'Card 2', expect.stringContaining('Two'), ''],
      ['moved', 'Order of the cards', '1, 3', '3, 1'],
    ],
  )
  const [picture] = differences
  expect(picture?.before_image).not.toBe(picture?.after_image)
})

test('what was replaced is told against what came in its place, whatever came later', async () => {
  const desk = await openWorkspace()
  for (const [at, name] of ['First', 'Second', 'Third'].entries())
    await desk.publish(icmBanner, icmLine(name), { now: after(at) })
  expect(await words(desk, 'replace')).toEqual([['changed', 'Name', 'Second', 'Third']])
  expect(await words(desk, 'approve')).toEqual([['changed', 'Name', 'Second', 'Third']])
})

test('what was rejected, discarded or restored is told against what guests saw', async () => {
  const desk = await openWorkspace()
  const first = await desk.publish(icmBanner, icmLine('First'))
  const loud = { ...icmLine('Loud'), approval: 1 }
  const { revisionId } = await desk.save(asEditor, icmBanner, loud, { now: after(1) })
  await desk.reject(asApprover, icmBanner, revisionId, { now: after(2) })
  expect(await words(desk, 'reject')).toEqual([['changed', 'Name', 'First', 'Loud']])
  await desk.discard(asEditor, icmBanner, revisionId, { now: after(3) })
  await desk.publish(icmBanner, icmLine('Second'), { now: after(4) })
  expect(await words(desk, 'discard')).toEqual([['changed', 'Name', 'First', 'Loud']])
  await desk.restore(asEditor, icmBanner, first, { now: after(5) })
  expect(await words(desk, 'restore')).toEqual([['changed', 'Name', 'Second', 'First']])
})

test('what the clock has ended or was taken off the site is told as gone', async () => {
  const desk = await openWorkspace()
  const window = { starts_at: null, ends_at: after(30) }
  await desk.publishEntry(promotion, { title: 'Box', ...window })
  await desk.settle(after(31))
  expect(await words(desk, 'end')).toContainEqual(['changed', 'Title', 'Box', ''])
  expect((await told(desk, 'end')).standing).toEqual({
    before: { ...window, archived: false },
    after: null,
  })
  await desk.publish(icmBanner, icmLine('Once'))
  await desk.revert(asApprover2, (await desk.ledger()).at(-1)?.sequence ?? 0)
  expect(await words(desk, 'takeOff')).toEqual([['changed', 'Name', 'Once', '']])
})

test('an entry that leaves the site by approval, or at another time, says so', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Box' })
  await desk.publish(promotion, { archived: true, starts_at: after(60) }, { entry, now: after(1) })
  const { differences, standing, revert } = await told(desk, 'approve')
  expect(differences).toEqual([])
  expect(standing).toEqual({
    before: { starts_at: null, ends_at: null, archived: false },
    after: { starts_at: after(60), ends_at: null, archived: true },
  })
  expect(revert).toEqual({ sequence: expect.any(Number) })
})

test('what is to come is told with what it does not know of, in the queue and in the log', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Box', summary: 'Hot.' })
  const christmas = { title: 'Christmas Box', starts_at: after(60), approval: 1 }
  const { revisionId } = await desk.save(asEditor, promotion, christmas, { entry })
  await desk.approve(asApprover, promotion, revisionId)
  const mended = { title: 'The Box', summary: 'Still hot.', approval: 1 }
  const { revisionId: newer } = await desk.save(asEditor, promotion, mended, { entry })
  const [waiting] = await desk.queue(asApprover)
  const overlooked = [
    { label: 'Summary', before: 'Hot.', after: 'Still hot.' },
    { label: 'Title', before: 'Box', after: 'The Box' },
  ]
  expect(waiting?.scheduled).toMatchObject({ author: 'editor', overlooked })
  expect(waiting?.scheduled?.differences).toMatchObject([
    { label: 'Title', before: 'The Box', after: 'Christmas Box' },
    { label: 'Summary', before: 'Still hot.', after: 'Hot.' },
  ])
  await desk.approve(asApprover, promotion, newer, { now: after(1) })
  expect((await told(desk, 'approve')).scheduled).toMatchObject({
    written_before_live: true,
    overlooked,
  })
  const document = { declaration: promotion, entryId: entry, language: '' } as const
  const { scheduled } = await loadDocumentView(
    { db: desk.store.db, actor: asEditor, now: after(1) },
    document,
  )
  expect(scheduled).toMatchObject({ starts_at: after(60), overlooked })
})

test('any two versions of a document are compared, whichever is named first', async () => {
  const desk = await openWorkspace()
  for (const [at, line] of ['One', 'Two', 'Three'].entries())
    await desk.publish(icmBanner, icmLine(line), { now: after(at) })
  const approvals = (await desk.log()).filter(({ step }) => step === 'approve')
  const [first, , third] = approvals
  const context = { db: desk.store.db, actor: asApprover, now: morning }
  const changes = async (id = 0, since = 0) =>
    (await loadLogLine(context, id, since)).differences.map(({ before, after }) => [before, after])

  const { versions } = await loadLogLine(context, third?.id ?? 0)
  expect(versions.map(({ entity_id }) => entity_id)).toEqual(
    approvals
      .map(({ revision_id }) => revision_id)
      .filter((id) => id !== third?.revision_id)
      .toReversed(),
  )
  expect(await changes(third?.id, first?.revision_id)).toEqual([['One', 'Three']])
  const compared = await loadLogLine(context, third?.id ?? 0, first?.revision_id)
  expect(compared.versions).toEqual(versions.slice(-1))
  expect(await changes(first?.id, third?.revision_id)).toEqual([['One', 'Three']])
})

test('a version of another document is not compared', async () => {
  const desk = await openWorkspace()
  await desk.publish(icmBanner, icmLine('One'))
  await desk.publishEntry(promotion, { title: 'Two for one' })
  const [line, other] = (await desk.log()).filter(({ step }) => step === 'approve')
  const context = { db: desk.store.db, actor: asApprover, now: morning }
  await expect(loadLogLine(context, line?.id ?? 0, other?.revision_id)).rejects.toMatchObject({
    code: 'not-found',
  })
})
