import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { footer } from '#catalogue/sections/site/footer.ts'
import { lockPublications, publishAsOne } from '#store/content/ledger.ts'
import { findLive } from '#store/content/live-revisions.ts'
import { addPicture, icmLine } from '#test/content/content.ts'
import { after, morning, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asAdmin, asApprover, asApprover2, asEditor, asSupport } from '#test/people.ts'
import { approveRevision } from './decide.ts'
import { publishSection } from './publish-directly.ts'

async function newest(desk: Workspace): Promise<number> {
  return (await desk.ledger()).at(-1)?.sequence ?? 0
}

/** A section and an entry that change together, once before and once now. */
async function openCampaign() {
  const desk = await openWorkspace()
  await desk.publish(icmBanner, icmLine('First'))
  const entry = await desk.publishEntry(promotion, { title: 'Summer' })
  const line = await desk.save(asEditor, icmBanner, { ...icmLine('Second'), approval: 1 })
  const offer = await desk.save(asEditor, promotion, { title: 'Winter', approval: 1 }, { entry })
  await desk.store.write(async (tx) => {
    await lockPublications(tx)
    await publishAsOne(tx, async () => {
      const named = { entityType: icmBanner.entityType, revisionId: line.revisionId }
      await approveRevision({ db: tx, actor: asApprover, now: morning }, named)
      const other = { entityType: promotion.entityType, revisionId: offer.revisionId }
      await approveRevision({ db: tx, actor: asApprover, now: morning }, other)
    })
  })
  const shown = async () => {
    const place = { type: promotion.key, entryId: entry, language: '' } as const
    const title = (await findLive(desk.store.db, place, morning))?.content.values.title
    return [(await desk.live(icmBanner))?.values.name, title]
  }
  return { desk, entry, shown }
}

test('what was published as one is taken back as one, and that can be taken back too', async () => {
  const { desk, shown } = await openCampaign()
  expect(await shown()).toEqual(['Second', 'Winter'])
  await desk.revert(asApprover2, await newest(desk), { remarks: 'Too early.' })
  expect(await shown()).toEqual(['First', 'Summer'])
  const rows = (await desk.ledger()).slice(-2)
  expect(new Set(rows.map(({ sequence }) => sequence)).size).toBe(1)
  expect((await desk.log()).slice(-4)).toMatchObject([
    { step: 'revert', actor_name: 'approver2', author_name: 'editor', remarks: 'Too early.' },
    { step: 'replace', to_state: 'expired' },
    { step: 'revert', description: 'Promotion “Summer” reverted to the previous version' },
    { step: 'replace', to_state: 'expired' },
  ])
  await desk.revert(asApprover, await newest(desk))
  expect(await shown()).toEqual(['Second', 'Winter'])
})

test('where one of them was published again since, none is taken back', async () => {
  const { desk, entry, shown } = await openCampaign()
  const campaign = await newest(desk)
  await desk.publish(promotion, { title: 'Autumn' }, { entry })
  const before = await desk.ledger()
  await expect(desk.revert(asApprover, campaign)).rejects.toMatchObject({
    code: 'conflict',
    message: 'A newer version of Promotion has been published since. Nothing was changed.',
  })
  expect(await shown()).toEqual(['Second', 'Autumn'])
  expect(await desk.ledger()).toEqual(before)
})

test('where guests saw nothing before they see nothing again', async () => {
  const desk = await openWorkspace()
  await desk.publish(icmBanner, icmLine('First'))
  await desk.revert(asApprover, await newest(desk))
  expect(await desk.live(icmBanner)).toBeNull()
  const { record, live } = await desk.card(asEditor, icmBanner)
  expect([record?.status_text, live]).toEqual(['Expired', false])
  expect((await desk.log()).at(-1)).toMatchObject({ step: 'takeOff', from_state: 'approved' })
})

test('what was taken off is not told as discarded to whom has seen it live', async () => {
  const desk = await openWorkspace()
  await desk.publishEntry(promotion, { title: 'Now' })
  const seen = (await desk.revisions()).at(-1)
  await desk.revert(asApprover, await newest(desk))
  const { id = 0, version = 0 } = seen ?? {}
  const discarding = desk.discard(asEditor, promotion, id, { version })
  await expect(discarding).rejects.toMatchObject({ code: 'conflict' })
})

test('an approval for later is taken off the schedule, and what was to come before it is to come again', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Now' })
  await desk.publish(promotion, { title: 'Later', starts_at: after(60) }, { entry })
  await desk.publish(promotion, { title: 'Much later', starts_at: after(90) }, { entry })
  const place = { type: promotion.key, entryId: entry, language: '' } as const
  const at = async (now: string) =>
    (await findLive(desk.store.db, place, now))?.content.values.title
  await desk.revert(asApprover, await newest(desk))
  expect([await at(morning), await at(after(61)), await at(after(91))]).toEqual([
    'Now',
    'Later',
    'Later',
  ])
  await desk.revert(asApprover, await newest(desk))
  expect(await at(after(91))).toBe('Much later')
})

test('only approvers revert, and only what is in the ledger by approval', async () => {
  const desk = await openWorkspace()
  await desk.publish(icmBanner, icmLine('First'))
  const sequence = await newest(desk)
  for (const actor of [asAdmin, asEditor, asSupport]) {
    const problem = { code: 'forbidden', message: messages.forbidden }
    await expect(desk.revert(actor, sequence)).rejects.toMatchObject(problem)
  }
  await expect(desk.revert(asApprover, 99)).rejects.toMatchObject({ code: 'not-found' })
  const content = { values: { copyright: 'Us' }, items: [], lastItemId: 0 }
  await desk.store.write((tx) =>
    publishSection({ db: tx, actor: asAdmin, now: morning }, footer, content),
  )
  const direct = desk.revert(asApprover, await newest(desk))
  await expect(direct).rejects.toMatchObject({ code: 'conflict', message: messages.undoInstead })
})

test('what came to its end does not come back, nor what shows a picture that is gone', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Short', ends_at: after(30) })
  await desk.publish(promotion, { title: 'Long', ends_at: null }, { entry, now: after(10) })
  const over = desk.revert(asApprover, await newest(desk), { now: after(31) })
  await expect(over).rejects.toMatchObject({ code: 'conflict', message: messages.formerIsOver })

  const picture = await addPicture(desk.store)
  const shown = await desk.publishEntry(promotion, { title: 'Box', image: picture })
  await desk.publish(promotion, { image: null }, { entry: shown })
  await desk.store.write((tx) =>
    tx.updateTable('media').set({ deleted_at: morning }).where('id', '=', picture).execute(),
  )
  const gone = desk.revert(asApprover, await newest(desk))
  await expect(gone).rejects.toMatchObject({ code: 'invalid' })
})

test('a draft that somebody is working on is left alone', async () => {
  const desk = await openWorkspace()
  await desk.publish(icmBanner, icmLine('First'))
  await desk.publish(icmBanner, icmLine('Second'))
  const { revisionId } = await desk.save(asEditor, icmBanner, icmLine('Third'))
  await desk.revert(asApprover, await newest(desk))
  expect((await desk.live(icmBanner))?.values.name).toBe('First')
  const { record, values } = await desk.card(asEditor, icmBanner)
  expect(record).toMatchObject({ id: revisionId, status_text: 'Draft' })
  expect(values).toEqual(icmLine('Third'))
  await desk.save(asEditor, icmBanner, { approval: 1 }, { id: revisionId })
})
