import { expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { completeBody } from '#test/content/arbitrary-body.ts'
import { addPicture } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import type { Actor } from '../actor.ts'
import { addEntry } from '../content/saving/add-entry.ts'
import { loadOverview } from './load-overview.ts'

const hours = 60
const days = 24 * hours

async function openWork() {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)

  /** Sent for approval by the editor; gives the record's id. */
  async function submit(collection: Collection, title: string, now: string, window = {}) {
    const filling = { text: 'Crisp', picture, document: picture, entry: () => 0 }
    const { slug: _slug, ...body } = completeBody(collection, filling, 'least')
    const named = { ...body, [collection.titleKey]: title, ...window, approval: 1 }
    const sent = saveBody(collection).parse(named)
    const saved = await desk.store.write((tx) =>
      addEntry({ db: tx, actor: asEditor, now }, collection, sent),
    )
    return saved.revisionId
  }

  const overview = (who: Actor, now: string) => loadOverview(desk.store, who, now, 1)
  return { desk, submit, overview }
}

test('who decides is told what has waited longest, and for how long', async () => {
  const { submit, overview } = await openWork()
  await submit(faq, 'First?', after(0))
  await submit(faq, 'Second?', after(3 * days))
  await submit(faq, 'Third?', after(4 * days + hours))
  const { queue } = await overview(asApprover, after(4 * days + hours))
  expect(queue).toMatchObject({ total: 3, over_a_day: 2, over_three_days: 1 })
  expect(queue?.rows).toMatchObject([
    { title: 'First?', submitted_by: 'editor' },
    { title: 'Second?' },
    { title: 'Third?' },
  ])
})

test('an import is one row of what waits, with its number', async () => {
  const { desk, submit, overview } = await openWork()
  const first = await submit(faq, 'First?', after(0))
  const second = await submit(faq, 'Second?', after(days))
  await submit(faq, 'By hand?', after(2 * days))
  await desk.store.db
    .updateTable('revision')
    .set({ batch: 'b' })
    .where('id', 'in', [first, second])
    .execute()
  const { queue } = await overview(asApprover, after(3 * days))
  expect(queue).toMatchObject({ total: 3 })
  expect(queue?.rows.map(({ title, batch, count }) => [title, batch, count])).toEqual([
    ['First?', 'b', 2],
    ['By hand?', null, 1],
  ])
})

test('the week tells what the clock shows and takes away, before and after it has', async () => {
  const { desk, submit, overview } = await openWork()
  // A Friday; the week that is told is the next one.
  const window = { starts_at: after(4 * days), ends_at: after(6 * days) }
  const id = await submit(promotion, 'Soup week', after(0), window)
  await desk.approve(asApprover, promotion, id, { now: after(0) })
  const told = async (now: string) => {
    const { calendar } = await overview(asEditor, now)
    return calendar.days.flatMap(({ date, moments }) =>
      moments.map(({ what, title }) => `${date} ${what} ${title}`),
    )
  }
  const week = ['2026-05-05 starts Soup week', '2026-05-07 ends Soup week']
  expect(await told(after(0))).toEqual([])
  expect(await told(after(3 * days))).toEqual(week)
  expect(await told(after(5 * days))).toEqual(week)
  await desk.settle(after(5 * days))
  expect(await told(after(5 * days))).toEqual(week)
  await desk.settle(after(6 * days))
  expect(await told(after(6 * days))).toEqual(week)
  expect(await told(after(10 * days))).toEqual([])
})

test('submissions and decisions are counted by week and, for the admin, by person', async () => {
  const { desk, submit, overview } = await openWork()
  const first = await submit(faq, 'First?', after(0))
  const second = await submit(faq, 'Second?', after(3 * days))
  await desk.approve(asApprover, faq, first, { now: after(3 * days) })
  await desk.reject(asApprover, faq, second, { now: after(3 * days + 2 * hours), remarks: 'Why?' })
  const { weeks, people } = await overview(asAdmin, after(4 * days))
  expect(weeks).toHaveLength(12)
  expect(weeks.slice(-3)).toEqual([
    { from: '2026-04-20', submitted: 0, approved: 0, rejected: 0, median_minutes: null },
    { from: '2026-04-27', submitted: 1, approved: 0, rejected: 0, median_minutes: null },
    { from: '2026-05-04', submitted: 1, approved: 1, rejected: 1, median_minutes: 120 },
  ])
  expect(people).toMatchObject([
    { username: 'editor', submitted: 2, approved: 0, median_minutes: null },
    { username: 'approver', submitted: 0, approved: 1, rejected: 1, median_minutes: 120 },
  ])
})
