import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { promotionCategory } from '#catalogue/collections/reference-categories.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { addPicture, slide } from '#test/content/content.ts'
import { after, morning, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { openTestSearch } from '#test/open-test-search.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { nextChange } from '../reading/next-change.ts'
import { readEntries, startReading } from '../reading/reading.ts'
import { searchSite } from '../search/search-site.ts'
import { listReferences } from './lists/list-references.ts'
import { applyDueTransitions } from './publishing/apply-due-transitions.ts'

const start = after(10)
const end = after(20)

/** Returns the time a number of milliseconds after another. */
function plus(moment: string, milliseconds: number): string {
  return new Date(Date.parse(moment) + milliseconds).toISOString()
}

/** Is the offer there at this moment, for whoever asks? One answer for each way to ask. */
async function isLive({ store }: Workspace, now: string, services = openTestSearch(store)) {
  const page = { limit: 9, offset: 0 }
  const listed = await listReferences(
    { db: store.db, now },
    { categoryId: promotionCategory, page },
  )
  return {
    read: (await readEntries(startReading(store.db, now), promotion, 9)).length === 1,
    listed: listed.rows.length === 1,
    counted: listed.total === 1,
    searched: (await searchSite(services, now, 'lunch')).total === 1,
  }
}

test('an offer is live from the millisecond of its start to the one before its end, whoever asks', async () => {
  const desk = await openWorkspace()
  await desk.publishEntry(promotion, { title: 'Lunch', starts_at: start, ends_at: end })
  for (const [now, wanted] of [
    [plus(start, -1), false],
    [start, true],
    [plus(end, -1), true],
    [end, false],
  ] as const) {
    const all = { read: wanted, listed: wanted, counted: wanted, searched: wanted }
    expect([now, await isLive(desk, now)]).toEqual([now, all])
  }
})

test('what began with its approval ends at the millisecond, and so does what a planned archiving ends', async () => {
  for (const how of ['ends', 'is archived'] as const) {
    const desk = await openWorkspace()
    const window = how === 'ends' ? { ends_at: end } : {}
    const entry = await desk.publishEntry(promotion, { title: 'Lunch', ...window })
    if (how === 'is archived') {
      const sent = { archived: true, starts_at: end, approval: 1 }
      const { revisionId } = await desk.save(asEditor, promotion, sent, { entry })
      await desk.approve(asApprover, promotion, revisionId)
    }
    for (const [now, wanted] of [
      [plus(end, -1), true],
      [end, false],
    ] as const) {
      const all = { read: wanted, listed: wanted, counted: wanted, searched: wanted }
      expect([how, now, await isLive(desk, now)]).toEqual([how, now, all])
    }
  }
})

test('what follows is live since its start, and is written down from that millisecond on', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Old' })
  const sent = { title: 'New', starts_at: start, approval: 1 }
  const { revisionId } = await desk.save(asEditor, promotion, sent, { entry })
  await desk.approve(asApprover, promotion, revisionId)
  const since = async (now: string) =>
    (await readEntries(startReading(desk.store.db, now), promotion, 9)).map((each) => each.since)
  expect([await since(plus(start, -1)), await since(start)]).toEqual([[morning], [start]])
  const before = (await desk.log()).length
  await applyDueTransitions(desk.store, plus(start, -1))
  expect(await desk.log()).toHaveLength(before)
  await applyDueTransitions(desk.store, start)
  expect((await desk.log()).at(-1)).toMatchObject({ step: 'replace', at: start })
})

test('what is over is written down from the millisecond of its end on', async () => {
  const desk = await openWorkspace()
  await desk.publishEntry(promotion, { title: 'Lunch', ends_at: end })
  const before = (await desk.log()).length
  await applyDueTransitions(desk.store, plus(end, -1))
  expect(await desk.log()).toHaveLength(before)
  await applyDueTransitions(desk.store, end)
  expect((await desk.log()).at(-1)).toMatchObject({ step: 'end', at: end })
})

test('the moment at which an answer changes is after the one at which it was made', async () => {
  const desk = await openWorkspace()
  await desk.publishEntry(promotion, { title: 'Lunch', starts_at: start, ends_at: end })
  const next = async (now: string) => {
    const reading = startReading(desk.store.db, now)
    await readEntries(reading, promotion, 9)
    return nextChange(reading)
  }
  const asked = [plus(start, -1), start, plus(end, -1), end]
  expect(await Promise.all(asked.map(next))).toEqual([start, end, end, null])
})

test('a slide can be about an offer exactly while it is live', async () => {
  const desk = await openWorkspace()
  const window = { starts_at: start, ends_at: end }
  const offer = await desk.publishEntry(promotion, { title: 'Lunch', ...window })
  const banners = [slide(await addPicture(desk.store), offer)]
  const save = (now: string) => desk.save(asEditor, heroBanner, { banners }, { now })
  for (const now of [plus(start, -1), end]) {
    await expect(save(now)).rejects.toMatchObject({ code: 'invalid' })
  }
  await save(start)
})

test('what begins with its approval replaces what is live; a millisecond later it is still to come', async () => {
  for (const [starts_at, isBegun] of [
    [morning, true],
    [plus(morning, 1), false],
  ] as const) {
    const desk = await openWorkspace()
    const entry = await desk.publishEntry(promotion, { title: 'Old' })
    const sent = { title: 'New', starts_at, approval: 1 }
    const { revisionId } = await desk.save(asEditor, promotion, sent, { entry })
    expect(await desk.approve(asApprover, promotion, revisionId)).toBe(isBegun)
    const states = (await desk.revisions()).map(({ state }) => state)
    expect(states).toEqual([isBegun ? 'expired' : 'approved', 'approved'])
  }
})

test('what is live since this very moment stays until the next one begins', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Old', starts_at: start })
  const sent = { title: 'New', starts_at: end, approval: 1 }
  const { revisionId } = await desk.save(asEditor, promotion, sent, { entry, now: start })
  await desk.approve(asApprover, promotion, revisionId, { now: start })
  expect((await desk.revisions()).map(({ state }) => state)).toEqual(['approved', 'approved'])
})

test('what ends at this very moment can be neither submitted nor approved', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Lunch' })
  const submit = (ends_at: string, now: string) =>
    desk.save(asEditor, promotion, { ends_at, approval: 1 }, { entry, now })
  await expect(submit(end, end)).rejects.toMatchObject({ code: 'invalid' })
  const { revisionId } = await submit(end, plus(end, -1))
  const approve = (now: string) => desk.approve(asApprover, promotion, revisionId, { now })
  await expect(approve(end)).rejects.toMatchObject({ code: 'conflict' })
  expect(await approve(plus(end, -1))).toBe(true)
})
