import { beforeEach, expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { Actor } from '#domain/actor.ts'
import { readEntries, readEntry, startReading } from '#domain/reading/reading.ts'
import { addPicture, icmLine } from '#test/content/content.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { after, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asApprover, asApprover2, asEditor, asEditor2 } from '#test/people.ts'
import { approveCampaign, submitCampaign } from './decide-campaign.ts'
import { addCampaign, type CampaignChange, changeCampaign, stopCampaign } from './save-campaign.ts'
import { keepDocuments, removeDocuments } from './take-out.ts'

let desk: Workspace
beforeEach(async () => {
  desk = await openWorkspace()
})

const nine = after(0)

function add(change: Partial<CampaignChange> = {}, now = nine) {
  const sent = { name: 'Summer', ...change }
  return desk.store.write((db) => addCampaign({ db, actor: asEditor, now }, sent))
}

const submit = (id: number, now = nine) =>
  desk.store.write((db) => submitCampaign({ db, actor: asEditor, now }, id))

const approve = (id: number, now = nine, actor = asApprover) =>
  desk.store.write((db) => approveCampaign({ db, actor, now }, id))

async function approved(change: Partial<CampaignChange> = {}) {
  const id = await add({ starts_at: after(10), ends_at: after(20), ...change })
  await desk.publish(icmBanner, icmLine('Always'))
  await desk.save(asEditor, icmBanner, icmLine('Summer'), { campaign: id })
  await submit(id)
  await approve(id)
  return id
}

const nameAt = async (minute: number) => (await desk.live(icmBanner, after(minute)))?.values.name

test('guests see a campaign in its window, and what is beneath before and after it', async () => {
  await approved()
  expect([await nameAt(9), await nameAt(10), await nameAt(19), await nameAt(20)]).toEqual([
    'Always',
    'Summer',
    'Summer',
    'Always',
  ])
})

test('nothing of it is seen before it is approved, nor by who works on the site', async () => {
  const id = await add()
  await desk.publish(icmBanner, icmLine('Always'))
  await desk.save(asEditor, icmBanner, icmLine('Summer'), { campaign: id })
  expect(await nameAt(1)).toBe('Always')
  expect((await desk.card(asEditor2, icmBanner)).values).toEqual(icmLine('Always'))
  await submit(id)
  expect(await nameAt(1)).toBe('Always')
  await desk.save(asEditor2, icmBanner, icmLine('A typo less'))
  await approve(id, after(2))
  expect([await nameAt(1), await nameAt(2)]).toEqual(['Always', 'Summer'])
})

test('a correction approved meanwhile is carried into it, and stays after it', async () => {
  const picture = await addPicture(desk.store)
  await desk.publish(workWithUs, { title: 'Work with us', description: 'We hire', image: picture })
  const id = await add({ starts_at: after(10), ends_at: after(20) })
  await desk.save(asEditor, workWithUs, { title: 'Summer jobs' }, { campaign: id })
  await submit(id)
  await approve(id)
  await desk.publish(workWithUs, { description: 'We hire cooks' }, { now: after(12) })
  const values = async (minute: number) => (await desk.live(workWithUs, after(minute)))?.values
  expect(await values(13)).toMatchObject({ title: 'Summer jobs', description: 'We hire cooks' })
  expect(await values(21)).toMatchObject({ title: 'Work with us', description: 'We hire cooks' })
  expect((await desk.log()).filter(({ step }) => step === 'carry')).toMatchObject([
    { campaign: id, subject: workWithUs.key },
  ])
})

test('what both changed stays as the campaign has it, and is marked', async () => {
  const id = await approved()
  await desk.publish(icmBanner, icmLine('Corrected'), { now: after(12) })
  expect([await nameAt(13), await nameAt(21)]).toEqual(['Summer', 'Corrected'])
  const [line] = await desk.store.db.selectFrom('line').selectAll().execute()
  expect(line).toMatchObject({ campaign: id, review: '{"paths":["name"],"incomplete":false}' })
  // The next approval of it in the campaign has looked at that.
  await desk.save(asEditor, icmBanner, icmLine('Late summer'), { campaign: id })
  await submit(id)
  await approve(id, after(14))
  const [reviewed] = await desk.store.db.selectFrom('line').selectAll().execute()
  expect([reviewed?.review, await nameAt(15)]).toEqual([null, 'Late summer'])
})

test('stopped early, what is beneath is uncovered at once, with every correction', async () => {
  const id = await approved()
  await desk.store.write((db) => stopCampaign({ db, actor: asApprover, now: after(12) }, id))
  expect([await nameAt(11), await nameAt(12), await nameAt(15)]).toEqual([
    'Summer',
    'Always',
    'Always',
  ])
})

test('its end moves while it runs; only approvers move it', async () => {
  const id = await approved()
  const move = (actor: Actor) =>
    desk.store.write((db) =>
      changeCampaign({ db, actor, now: after(12) }, id, { ends_at: after(30) }),
    )
  await expect(move(asEditor)).rejects.toMatchObject({ code: 'forbidden' })
  await move(asApprover)
  expect([await nameAt(11), await nameAt(25), await nameAt(30)]).toEqual([
    'Summer',
    'Summer',
    'Always',
  ])
})

test('a new entry is on the site while the campaign is', async () => {
  const id = await add({ starts_at: after(10), ends_at: after(20) })
  const first = await desk.publishEntry(promotion, { title: 'Always' })
  const second = await desk.addEntry(asEditor, promotion, { title: 'Summer Box' }, { campaign: id })
  await submit(id)
  await approve(id)
  const titles = async (minute: number) => {
    const reading = startReading(desk.store.db, after(minute))
    return (await readEntries(reading, promotion, 10)).map(({ values }) => values.title)
  }
  expect([await titles(9), await titles(10), await titles(20)]).toEqual([
    ['Always'],
    ['Always', 'Summer Box'],
    ['Always'],
  ])
  const reading = startReading(desk.store.db, after(9))
  expect(await readEntry(reading, promotion, second)).toBeNull()
  expect(first).not.toBe(second)
})

test('of two at once the higher rank is seen, and the same rank is not allowed', async () => {
  await approved()
  const other = await add({ name: 'Ramadan', starts_at: after(15), ends_at: after(25) })
  await desk.save(asEditor, icmBanner, icmLine('Ramadan'), { campaign: other })
  await expect(submit(other)).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: { rank: [{ values: { campaign: 'Summer' } }] } },
  })
  await desk.store.write((db) =>
    changeCampaign({ db, actor: asEditor, now: nine }, other, { rank: 1 }),
  )
  await submit(other)
  await approve(other)
  const seen = [await nameAt(14), await nameAt(15), await nameAt(22), await nameAt(25)]
  expect(seen).toEqual(['Summer', 'Ramadan', 'Ramadan', 'Always'])
})

test('what is kept belongs to the site, and the rest goes at the end', async () => {
  const id = await approved()
  const documents = [{ declaration: icmBanner, entryId: 0, language: '' as const }]
  const keep = (actor: Actor) =>
    desk.store.write((db) =>
      keepDocuments({ db, actor, now: after(12) }, { campaign: id, documents }),
    )
  await expect(keep(asEditor)).rejects.toMatchObject({ code: 'forbidden' })
  await keep(asApprover2)
  expect([await nameAt(13), await nameAt(25)]).toEqual(['Summer', 'Summer'])
  expect((await desk.card(asEditor, icmBanner)).values).toEqual(icmLine('Summer'))
  await expect(keep(asApprover)).rejects.toMatchObject({ code: 'invalid' })
})

test('a document is taken out while it runs, by an approver', async () => {
  const id = await approved()
  const documents = [{ declaration: icmBanner, entryId: 0, language: '' as const }]
  const takeOut = (actor: Actor) =>
    desk.store.write((db) =>
      removeDocuments({ db, actor, now: after(12) }, { campaign: id, documents }),
    )
  await expect(takeOut(asEditor)).rejects.toMatchObject({ code: 'forbidden' })
  await takeOut(asApprover)
  expect(await nameAt(13)).toBe('Always')
})

test('a text that it changes and does not translate is read in its own language, marked', async () => {
  await publishSiteLayout(desk, settings, { brand_name: 'Marigold', languages: ['en', 'de'] })
  const offer = await desk.publishEntry(promotion, { title: 'Box', summary: 'Crisp' })
  await desk.publish(
    promotion,
    { title: 'Kiste', summary: 'Knusprig' },
    { entry: offer, language: 'de' },
  )
  const id = await add({ starts_at: after(10), ends_at: after(20) })
  await desk.save(asEditor, promotion, { title: 'Summer Box' }, { entry: offer, campaign: id })
  await submit(id)
  await approve(id)
  const german = async (minute: number) => {
    const reading = startReading(desk.store.db, after(minute), { language: 'de' })
    const entry = await readEntry(reading, promotion, offer)
    const [listed] = await readEntries(reading, promotion, 10)
    expect(listed?.values).toEqual(entry?.values)
    return [entry?.values.title, entry?.values.summary, [...reading.fallbackTexts].join()]
  }
  expect(await german(9)).toEqual(['Kiste', 'Knusprig', ''])
  expect(await german(11)).toEqual(['Summer Box', 'Knusprig', 'Summer Box'])
  await desk.save(
    asEditor,
    promotion,
    { title: 'Sommerkiste' },
    { entry: offer, language: 'de', campaign: id },
  )
  await submit(id)
  await approve(id)
  expect(await german(11)).toEqual(['Sommerkiste', 'Knusprig', ''])
  expect(await german(21)).toEqual(['Kiste', 'Knusprig', ''])
})

test('what begins on the site by the clock is in the campaign too, before anybody writes it down', async () => {
  const offer = await desk.publishEntry(promotion, { title: 'Box', summary: 'Crisp' })
  const id = await add({ starts_at: after(10), ends_at: after(30) })
  await desk.save(asEditor, promotion, { title: 'Summer Box' }, { entry: offer, campaign: id })
  await submit(id)
  await approve(id)
  const later = { summary: 'Crisper', starts_at: after(20) }
  await desk.publish(promotion, later, { entry: offer })
  const seen = async (minute: number) => {
    const reading = startReading(desk.store.db, after(minute))
    const [listed] = await readEntries(reading, promotion, 10)
    const entry = await readEntry(startReading(desk.store.db, after(minute)), promotion, offer)
    expect(listed?.values).toEqual(entry?.values)
    return [entry?.values.title, entry?.values.summary]
  }
  const all = async () => [await seen(15), await seen(21), await seen(31)]
  const expected = [
    ['Summer Box', 'Crisp'],
    ['Summer Box', 'Crisper'],
    ['Box', 'Crisper'],
  ]
  expect(await all()).toEqual(expected)
  await desk.settle(after(21))
  expect([await seen(21), await seen(31)]).toEqual(expected.slice(1))
})
