import { beforeEach, expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { limits } from '#catalogue/limits.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import type { Actor } from '#domain/actor.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { loadDocumentView } from '#domain/content/load-document-view.ts'
import { recordDueSpans } from '#domain/content/publishing/announce-campaign.ts'
import { readEntries, readEntry, startReading } from '#domain/reading/reading.ts'
import { addPicture, icmLine } from '#test/content/content.ts'
import { after, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asApprover, asApprover2, asEditor, asEditor2 } from '#test/people.ts'
import {
  approveCampaign,
  rejectCampaign,
  submitCampaign,
  withdrawCampaign,
} from './decide-campaign.ts'
import { addCampaign, type CampaignChange } from './save-campaign.ts'
import { keepDocuments } from './take-out.ts'

let desk: Workspace
beforeEach(async () => {
  desk = await openWorkspace()
})

function as<T>(actor: Actor, work: (context: Parameters<typeof submitCampaign>[0]) => Promise<T>) {
  return desk.store.write((db) => work({ db, actor, now: after(0) }))
}

const add = (change: Partial<CampaignChange> = {}) =>
  as(asEditor, (context) => addCampaign(context, { name: 'Summer', ...change }))

const submit = (id: number, actor: Actor = asEditor) =>
  as(actor, (context) => submitCampaign(context, id))

const approve = (id: number) => as(asApprover, (context) => approveCampaign(context, id))

async function lines() {
  return desk.store.db.selectFrom('line').selectAll().execute()
}

async function contentOf(id: number | null | undefined) {
  const row = await desk.store.db
    .selectFrom('revision')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow()
  return { version: row.version, values: JSON.parse(row.content).values }
}

async function openJobs() {
  const image = await addPicture(desk.store)
  await desk.publish(workWithUs, { title: 'Jobs', description: 'We hire', image })
}

test('a rejection stays with the site or the campaign where it was made, whatever the other does', async () => {
  await openJobs()
  const id = await add()
  const { revisionId } = await desk.save(asEditor, workWithUs, { title: 'Site', approval: 1 })
  await desk.reject(asApprover, workWithUs, revisionId, { remarks: 'Not on the site.' })
  await desk.save(asEditor, workWithUs, { title: 'Summer jobs' }, { campaign: id })
  await submit(id)
  await as(asApprover, (context) => rejectCampaign(context, id, 'Not in summer.'))
  const remarks = async (campaign?: number) => {
    const reading = { db: desk.store.db, actor: asEditor, now: after(1) }
    const document = { ...sectionDocument(workWithUs), campaign }
    return (await loadDocumentView(reading, document)).rejection?.remarks
  }
  expect([await remarks(), await remarks(id)]).toEqual(['Not on the site.', 'Not in summer.'])
  await desk.save(asEditor, workWithUs, { title: 'Summer jobs' }, { campaign: id })
  await submit(id)
  await approve(id)
  expect([await remarks(), await remarks(id)]).toEqual(['Not on the site.', undefined])
})

test('a correction is in the campaign’s draft too, as a new version of it', async () => {
  await openJobs()
  const id = await add()
  await desk.save(asEditor, workWithUs, { title: 'Summer jobs' }, { campaign: id })
  const [before] = await lines()
  const was = await contentOf(before?.open_id)
  await desk.publish(workWithUs, { description: 'We hire cooks' })
  const [line] = await lines()
  const is = await contentOf(line?.open_id)
  expect(is).toMatchObject({
    version: was.version + 1,
    values: { title: 'Summer jobs', description: 'We hire cooks' },
  })
  // Whoever had the form open saves on the former version.
  const late = { title: 'Late', version: was.version }
  await expect(
    desk.save(asEditor, workWithUs, late, { campaign: id, id: line?.open_id ?? 0 }),
  ).rejects.toMatchObject({ code: 'conflict' })
})

test('what is in a campaign unchanged follows the site', async () => {
  await openJobs()
  const id = await add()
  const saved = await desk.save(asEditor, workWithUs, { title: 'Summer jobs' }, { campaign: id })
  await desk.discard(asEditor, workWithUs, saved.revisionId)
  await desk.publish(workWithUs, { description: 'We hire cooks' })
  await desk.save(asEditor, workWithUs, { title: 'Summer jobs' }, { campaign: id })
  await submit(id)
  await approve(id)
  expect((await desk.live(workWithUs, after(1)))?.values).toMatchObject({
    title: 'Summer jobs',
    description: 'We hire cooks',
  })
})

test('what a campaign has unchanged is the site’s at every moment, also before the clock is written', async () => {
  const offer = await desk.publishEntry(promotion, { title: 'Box' })
  const id = await add()
  const sent = { title: 'Summer Box' }
  const saved = await desk.save(asEditor, promotion, sent, { entry: offer, campaign: id })
  await desk.discard(asEditor, promotion, saved.revisionId)
  await desk.save(asEditor, icmBanner, icmLine('Summer'), { campaign: id })
  await submit(id)
  await approve(id)
  await desk.publish(promotion, { title: 'Big Box', starts_at: after(20) }, { entry: offer })
  const titleAt = async (minute: number) =>
    (await readEntry(startReading(desk.store.db, after(minute)), promotion, offer))?.values.title
  expect([await titleAt(19), await titleAt(20)]).toEqual(['Box', 'Big Box'])
})

test('an end that begins on the site by the clock ends the campaign’s too, before it is written', async () => {
  const offer = await desk.publishEntry(promotion, { title: 'Box' })
  const id = await add()
  await desk.save(asEditor, promotion, { title: 'Summer Box' }, { entry: offer, campaign: id })
  await submit(id)
  await approve(id)
  const corrected = { summary: 'Short', starts_at: after(20), ends_at: after(25) }
  await desk.publish(promotion, corrected, { entry: offer })
  const seen = async (minute: number) => {
    const reading = startReading(desk.store.db, after(minute))
    const listed = await readEntries(reading, promotion, 10)
    const entry = await readEntry(startReading(desk.store.db, after(minute)), promotion, offer)
    expect(listed.map(({ ends_at }) => ends_at)).toEqual(entry ? [entry.ends_at] : [])
    return entry && [entry.values.title, entry.values.summary, entry.ends_at]
  }
  const all = async () => [await seen(21), await seen(25)]
  const expected = [['Summer Box', 'Short', after(25)], null]
  expect([await seen(19), ...(await all())]).toEqual([['Summer Box', '', null], ...expected])
  await desk.settle(after(21))
  expect(await all()).toEqual(expected)
})

test('what would not be fit to publish is not carried, and is marked', async () => {
  const offer = await desk.publishEntry(promotion, { title: 'Box' })
  const id = await add()
  const other = { title: 'Summer Box', ends_at: after(60) }
  await desk.save(asEditor, promotion, other, { entry: offer, campaign: id })
  await submit(id)
  await as(asApprover2, (context) => approveCampaign(context, id))
  // The site's new start is behind the end that the campaign has.
  const later = { starts_at: after(120), summary: 'Later' }
  await desk.publish(promotion, later, { entry: offer, now: after(1) })
  await desk.settle(after(121))
  const [line] = await lines()
  expect(JSON.parse(line?.review ?? 'null')).toMatchObject({ incomplete: true })
  const notices = desk.store.db.selectFrom('notice').select(['person_id', 'step'])
  const carried = await notices.where('kind', '=', 'carry').orderBy('person_id').execute()
  // Who approved it in the campaign has to hear of it too.
  expect(carried).toEqual([
    { person_id: asEditor.id, step: 'incomplete' },
    { person_id: asApprover2.id, step: 'incomplete' },
  ])
  expect((await contentOf(line?.live_id)).values).toMatchObject({ title: 'Summer Box' })
})

test('only who submitted a campaign takes it back', async () => {
  await openJobs()
  const id = await add()
  await desk.save(asEditor, workWithUs, { title: 'Summer jobs' }, { campaign: id })
  await submit(id)
  const withdraw = (actor: Actor) => as(actor, (context) => withdrawCampaign(context, id))
  await expect(withdraw(asEditor2)).rejects.toMatchObject({ code: 'forbidden' })
  await withdraw(asEditor)
  const [line] = await lines()
  expect(line?.shown_state).toBe('draft')
  await expect(approve(id)).rejects.toMatchObject({ code: 'conflict' })
})

test('what is pending again is not kept, and a campaign whose window is over is not approved', async () => {
  await openJobs()
  const id = await add()
  await desk.save(asEditor, workWithUs, { title: 'Summer jobs' }, { campaign: id })
  await submit(id)
  await approve(id)
  await desk.save(asEditor, workWithUs, { title: 'Holiday jobs' }, { campaign: id })
  const documents = [{ declaration: workWithUs, entryId: 0, language: '' as const }]
  const keep = as(asApprover, (context) => keepDocuments(context, { campaign: id, documents }))
  await expect(keep).rejects.toMatchObject({ code: 'invalid' })
  const over = await add({ name: 'Over', ends_at: after(-1) })
  await desk.save(asEditor, icmBanner, icmLine('Late'), { campaign: over })
  await submit(over)
  await expect(approve(over)).rejects.toMatchObject({ code: 'conflict' })
})

test('starts and ends are in the ledger once, each under one sequence', async () => {
  await openJobs()
  await desk.publish(icmBanner, icmLine('Always'))
  const id = await add({ starts_at: after(10), ends_at: after(20) })
  await desk.save(asEditor, workWithUs, { title: 'Summer jobs' }, { campaign: id })
  await desk.save(asEditor, icmBanner, icmLine('Summer'), { campaign: id })
  await submit(id)
  await approve(id)
  const rows = async () =>
    (await desk.ledger())
      .filter(({ campaign, at }) => campaign === id && at >= after(10))
      .map(({ at, sequence, subject }) => [at, sequence, subject])
  expect(await rows()).toEqual([])
  for (const minute of [9, 10, 15, 25, 30]) await recordDueSpans(desk.store, after(minute))
  const recorded = await rows()
  expect(recorded.map(([at, , subject]) => [at, subject])).toEqual([
    [after(10), icmBanner.key],
    [after(10), workWithUs.key],
    [after(20), icmBanner.key],
    [after(20), workWithUs.key],
  ])
  expect(new Set(recorded.map(([, sequence]) => sequence)).size).toBe(2)
})

test('a document is in a few campaigns at most, and an order in none', async () => {
  await openJobs()
  const { ofDocument } = limits.campaigns
  for (let at = 0; at <= ofDocument; at++) {
    const id = await add({ name: `Campaign ${at}` })
    const save = desk.save(asEditor, workWithUs, { title: `Jobs ${at}` }, { campaign: id })
    if (at < ofDocument) await save
    else
      await expect(save).rejects.toMatchObject({
        code: 'invalid',
        details: { errors: { campaign: [{ values: { most: ofDocument } }] } },
      })
  }
})

test('there are only so many campaigns that are not over', async () => {
  const { open } = limits.campaigns
  for (let at = 0; at < open; at++) await add({ name: `Campaign ${at}` })
  await expect(add({ name: 'One more' })).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: { name: [{ values: { most: open } }] } },
  })
})
