import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { promotionCategory } from '#catalogue/collections/reference-categories.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { icmLine } from '#test/content/content.ts'
import { after, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { countQueries } from '#test/storage/count-queries.ts'
import { listReferences } from '../content/lists/list-references.ts'
import { loadDocumentView } from '../content/load-document-view.ts'
import { addEntry } from '../content/saving/add-entry.ts'
import { readPictures } from '../media/read-pictures.ts'
import { countEntries } from './count-entries.ts'
import { nextChange } from './next-change.ts'
import { readEntries, readEntriesByIds, readEntry, readSection, startReading } from './reading.ts'
import { readDownloads } from './resolve-sections.ts'

/** The titles of the offers that guests see so many minutes after the day began. */
async function offers({ store }: Workspace, minute: number) {
  const entries = await readEntries(startReading(store.db, after(minute)), promotion, 50)
  return entries.map(({ values }) => values.title)
}

async function approveNext(desk: Workspace, entry: number, sent: object, minute = 0) {
  const now = after(minute)
  const body = { ...sent, approval: 1 }
  const { revisionId } = await desk.save(asEditor, promotion, body, { entry, now })
  return desk.approve(asApprover, promotion, revisionId, { now })
}

test('an offer is live from its start on, and not from its end on', async () => {
  const desk = await openWorkspace()
  await desk.publishEntry(promotion, { title: 'Lunch', starts_at: after(10), ends_at: after(20) })
  const seen = await Promise.all([9, 10, 19, 20, 21].map((minute) => offers(desk, minute)))
  expect(seen).toEqual([[], ['Lunch'], ['Lunch'], [], []])
})

test('the moment is exact to the millisecond, in whichever zone it was written', async () => {
  const desk = await openWorkspace()
  await desk.publishEntry(promotion, { title: 'Lunch', starts_at: '2026-05-01T11:10:00+02:00' })
  const at = async (now: string) =>
    (await readEntries(startReading(desk.store.db, now), promotion, 9)).length
  expect(await at('2026-05-01T09:09:59.999Z')).toBe(0)
  expect(await at('2026-05-01T09:10:00.000Z')).toBe(1)
})

test('the older version stays live until the newer one begins, and does not come back', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Old' })
  const window = { starts_at: after(10), ends_at: after(20) }
  expect(await approveNext(desk, entry, { title: 'New', ...window })).toBe(false)
  const seen = await Promise.all([0, 9, 10, 19, 20].map((minute) => offers(desk, minute)))
  expect(seen).toEqual([['Old'], ['Old'], ['New'], ['New'], []])
})

test('a version that was to come is replaced by a newer one, what is live is not', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Live' })
  await approveNext(desk, entry, { title: 'Planned', starts_at: after(10) })
  await approveNext(desk, entry, { title: 'Planned anew', starts_at: after(30) })
  expect((await desk.revisions()).map(({ state }) => state)).toEqual([
    'approved',
    'expired',
    'approved',
  ])
  expect(await offers(desk, 15)).toEqual(['Live'])
  expect(await offers(desk, 30)).toEqual(['Planned anew'])
})

test('a version that begins at once replaces what is live and leaves what is scheduled', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Live' })
  await approveNext(desk, entry, { title: 'Planned', starts_at: after(10) })
  expect(await approveNext(desk, entry, { title: 'Now', starts_at: null }, 5)).toBe(true)
  expect((await desk.revisions()).map(({ state }) => state)).toEqual([
    'expired',
    'approved',
    'approved',
  ])
  expect(await offers(desk, 9)).toEqual(['Now'])
  expect(await offers(desk, 15)).toEqual(['Planned'])
  const document = { declaration: promotion, entryId: entry, language: '' } as const
  const { scheduled } = await loadDocumentView(
    { db: desk.store.db, actor: asEditor, now: after(9) },
    document,
  )
  expect(scheduled).toMatchObject({ id: 2, starts_at: after(10), written_before_live: true })
})

test('what the clock replaced or ended is Expired at that moment, and logged when it was', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Lunch', ends_at: after(30) })
  await approveNext(desk, entry, { title: 'Dinner', starts_at: after(10), ends_at: after(20) })
  const document = { declaration: promotion, entryId: entry, language: '' } as const
  const stateAt = async (minute: number) =>
    (await loadDocumentView({ db: desk.store.db, actor: asEditor, now: after(minute) }, document))
      .record
  expect(await stateAt(9)).toMatchObject({ id: 1, status_text: 'Approved' })
  expect(await stateAt(10)).toMatchObject({ id: 2, status_text: 'Approved' })
  expect(await stateAt(20)).toMatchObject({ id: 2, status_text: 'Expired' })
  await desk.settle(after(90))
  expect((await desk.log()).slice(-2)).toMatchObject([
    { step: 'replace', revision_id: 1, at: after(10), to_state: 'expired' },
    { step: 'end', revision_id: 2, at: after(20), to_state: 'expired' },
  ])
  expect(await desk.ledger()).toMatchObject([
    { cause: 'decision', revision_id: 1, former_id: null },
    { cause: 'scheduled', revision_id: 2, at: after(10) },
    { cause: 'clock', revision_id: 2, former_id: 1, at: after(10) },
    { cause: 'clock', revision_id: null, former_id: 2, at: after(20) },
  ])
})

test('an archived entry is off every list once that is approved, and comes back the same way', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Lunch' })
  const gone = async () =>
    (await readEntry(startReading(desk.store.db, after(50)), promotion, entry))?.isGone
  await approveNext(desk, entry, { archived: true }, 10)
  expect([await offers(desk, 15), await gone()]).toEqual([[], true])
  await approveNext(desk, entry, { archived: false }, 20)
  expect([await offers(desk, 25), await gone()]).toEqual([['Lunch'], false])
})

test('a translation shows its own texts, and the first language for what it leaves out', async () => {
  const desk = await openWorkspace()
  const body = { title: 'Lunch', summary: 'Until three', starts_at: after(0) }
  const entry = await desk.publishEntry(promotion, body)
  const at = { entry, language: 'de' } as const
  const { revisionId } = await desk.save(asEditor, promotion, { title: 'Mittag' }, at)
  const read = async () => {
    const reading = startReading(desk.store.db, after(5), { language: 'de' })
    const found = await readEntry(reading, promotion, entry)
    return { values: found?.values, names: [...reading.names] }
  }
  expect((await read()).values).toMatchObject({ title: 'Lunch' })
  await desk.save(asEditor, promotion, { approval: 1 }, { ...at, id: revisionId })
  await desk.approve(asApprover, promotion, revisionId)
  const { values, names } = await read()
  expect(values).toMatchObject({ title: 'Mittag', summary: 'Until three' })
  expect(names).toEqual([`promotion/${entry}`, `promotion/${entry}@de`])
  expect(await offers(desk, 5)).toEqual(['Lunch'])
})

test('what has ended counts as expired by the clock, and starts a new draft', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Lunch', ends_at: after(20) })
  const category = promotionCategory
  const page = { limit: 10, offset: 0 }
  const listed = async (minute: number) =>
    listReferences({ db: desk.store.db, now: after(minute) }, { categoryId: category, page })
  expect(await listed(19)).toEqual({ rows: [{ id: entry, name: 'Lunch' }], total: 1 })
  expect(await listed(20)).toEqual({ rows: [], total: 0 })
  const at = { entry, id: 1, now: after(30) }
  await desk.save(asEditor, promotion, { title: 'Dinner', ends_at: after(90) }, at)
  expect((await desk.revisions()).map(({ state }) => state)).toEqual(['approved', 'draft'])
})

test('a window has to end after it starts, also against a time that was kept', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Lunch', starts_at: after(10) })
  for (const ends_at of [after(10), after(5)]) {
    await expect(approveNext(desk, entry, { ends_at })).rejects.toMatchObject({
      code: 'invalid',
      details: { errors: { ends_at: ['The end must be after the start.'] } },
    })
  }
})

test('a reading knows when the clock alone will change it', async () => {
  const desk = await openWorkspace()
  await desk.publishEntry(promotion, { title: 'Lunch', starts_at: after(10), ends_at: after(20) })
  await desk.publishEntry(promotion, { title: 'Dinner', starts_at: after(15) })
  const next = async (minute: number) => {
    const reading = startReading(desk.store.db, after(minute))
    await readEntries(reading, promotion, 50)
    return nextChange(reading)
  }
  const found = await Promise.all([0, 10, 15, 20].map(next))
  expect(found).toEqual([after(10), after(15), after(20), null])
  expect(await nextChange(startReading(desk.store.db, after(0)))).toBeNull()
})

test('when the clock changes is told of all that was read until then', async () => {
  const desk = await openWorkspace()
  const title = 'Lunch'
  const early = await desk.publishEntry(promotion, { title, ends_at: after(20) })
  await desk.publishEntry(promotion, { title, starts_at: after(10) })
  const reading = startReading(desk.store.db, after(0))
  await readEntry(reading, promotion, 99)
  expect(await nextChange(reading)).toBeNull()
  await readEntry(reading, promotion, early)
  expect(await nextChange(reading)).toBe(after(20))
  await readEntries(reading, promotion, 50)
  expect(await nextChange(reading)).toBe(after(10))
  reading.changeTimes.add(after(5))
  expect(await nextChange(reading)).toBe(after(5))
})

test('what is asked for at once is read in one statement, and what is known in none', async () => {
  const desk = await openWorkspace()
  await desk.publish(icmBanner, icmLine('Live'))
  const lunch = await desk.publishEntry(promotion, { title: 'Lunch' })
  const { db, asked } = countQueries(desk.store.db)
  const reading = startReading(db, after(0), { language: 'de' })
  const read = () =>
    Promise.all([
      readSection(reading, icmBanner),
      readEntry(reading, promotion, lunch),
      readEntriesByIds(reading, promotion, [lunch, 99]),
      readPictures(reading, [1, 2]),
      readDownloads(reading, [2, 3]),
    ])
  const [line, entry, some] = await read()
  expect([line?.values.name, entry?.values.title, some.length]).toEqual(['Live', 'Lunch', 1])
  expect(asked()).toBe(2) // documents, files
  await read()
  expect(asked()).toBe(2)
})

test('only a preview shows the open record, and the rejected one as its card does', async () => {
  const desk = await openWorkspace()
  await desk.publish(icmBanner, icmLine('Live'))
  const see = async () => [
    (await desk.live(icmBanner))?.values.name,
    (await desk.preview(icmBanner))?.values.name,
  ]
  expect(await see()).toEqual(['Live', 'Live'])
  const { revisionId: id } = await desk.save(asEditor, icmBanner, icmLine('Draft'))
  expect(await see()).toEqual(['Live', 'Draft'])
  await desk.save(asEditor, icmBanner, { approval: 1 }, { id })
  expect(await see()).toEqual(['Live', 'Draft'])
  await desk.reject(asApprover, icmBanner, id)
  expect(await see()).toEqual(['Live', 'Draft'])
  await desk.discard(asEditor, icmBanner, id)
  expect(await see()).toEqual(['Live', 'Live'])
})

test('a reading remembers what it has read, so that pages are dropped for it', async () => {
  const desk = await openWorkspace()
  const reading = startReading(desk.store.db, after(0))
  await readSection(reading, icmBanner)
  await readEntries(reading, promotion, 5)
  expect([...reading.names]).toEqual(['home.icm', 'promotion/*'])
})

test('a reading looks at a place once: what it has seen stays as it was', async () => {
  const desk = await openWorkspace()
  const entry = await desk.publishEntry(promotion, { title: 'Lunch' })
  const reading = startReading(desk.store.db, after(1))
  const seen = async () => (await readEntry(reading, promotion, entry))?.values.title
  expect([await seen(), await readEntry(reading, promotion, 99)]).toEqual(['Lunch', null])
  await approveNext(desk, entry, { title: 'Dinner' })
  await desk.publishEntry(promotion, { title: 'Breakfast' })
  expect(await seen()).toBe('Lunch')
  expect(await offers(desk, 1)).toEqual(['Dinner', 'Breakfast'])
})

test('without the drafts a preview lists as many entries as guests see', async () => {
  const desk = await openWorkspace()
  const { store } = desk
  for (const title of ['Draft 1', 'Draft 2'])
    await store.write((db) =>
      addEntry({ db, actor: asEditor, now: after(0) }, promotion, { title }),
    )
  for (const title of ['Live 1', 'Live 2']) await desk.publishEntry(promotion, { title })
  const reading = startReading(store.db, after(1), { preview: true, only: 0 })
  const listed = async (limit: number, offset = 0) =>
    (await readEntries(reading, promotion, limit, offset)).map(({ values }) => values.title)
  const guests = startReading(store.db, after(1))
  expect(await listed(2)).toEqual(
    (await readEntries(guests, promotion, 2)).map(({ values }) => values.title),
  )
  expect(await listed(2)).toHaveLength(2)
  expect(await listed(1, 1)).toHaveLength(1)
  expect(await countEntries(reading, promotion)).toBe(2)
})
