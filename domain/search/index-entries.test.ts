import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { icmBanner } from '#catalogue/home/icm-banner.ts'
import { listTextsOf } from '#store/search/search-texts.ts'
import { icmLine } from '#test/content/content.ts'
import { type Desk, morning, openDesk } from '#test/content/desk.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { approveRevision } from '../content/transitions/decide.ts'
import { fillTexts } from './fill-texts.ts'
import { searchSite } from './search-site.ts'

const pace = { atOnce: 2, rest: 0 }

async function titles({ store }: Desk, query: string) {
  const { groups } = await searchSite(store, morning, query)
  return groups.flatMap(({ results }) => results.map(({ title }) => title)).sort()
}

/** All that the search keeps, as it is in the database. */
async function kept({ store: { db } }: Desk) {
  const ofTexts = db.selectFrom('search_text').select(['made_of', 'title'])
  const texts = await ofTexts.orderBy('made_of').orderBy('title').execute()
  const words = await db.selectFrom('search_word').selectAll().orderBy('word').execute()
  const grams = await db.selectFrom('search_gram').select('gram').orderBy('gram').execute()
  return { texts, words, grams }
}

test('a publication that fails leaves what was found, and nothing of itself', async () => {
  const desk = await openDesk()
  await desk.publish(icmBanner, icmLine('Charcoal since dawn'))
  const before = await kept(desk)
  const { revisionId } = await desk.save(asEditor, icmBanner, { ...icmLine('Steam'), approval: 1 })
  const failing = desk.store.write(async (tx) => {
    const named = { entityType: icmBanner.entityType, entityId: revisionId }
    await approveRevision(tx, asApprover, morning, named)
    throw new Error('the light went out')
  })
  await expect(failing).rejects.toThrow('the light went out')
  expect([await titles(desk, 'steam'), await titles(desk, 'charcoal')]).toEqual([
    [],
    ['Charcoal since dawn'],
  ])
  expect(await kept(desk)).toEqual(before)
})

test('where the index cannot be written nothing is published, and later it works', async () => {
  const desk = await openDesk()
  await desk.publishEntry(promotion, { title: 'Two for one' })
  const before = await kept(desk)
  await desk.store.write((tx) => sql`create unique index broken on search_text (title)`.execute(tx))
  const publishing = desk.publishEntry(promotion, { title: 'Two for one', summary: 'Sundays' })
  await expect(publishing).rejects.toThrow(/unique/i)
  expect(await kept(desk)).toEqual(before)
  const ledger = await desk.store.db.selectFrom('publication').select('sequence').execute()
  expect(ledger).toHaveLength(1)
  await desk.store.write((tx) => sql`drop index broken`.execute(tx))
  const [pending] = (await desk.queue(asApprover)).map(({ entity_id }) => entity_id)
  await desk.approve(asApprover, promotion, pending ?? 0)
  expect(await titles(desk, 'sundays')).toEqual(['Two for one'])
})

test('what leaves the site leaves no word behind', async () => {
  const desk = await openDesk()
  const before = await kept(desk)
  const entry = await desk.publishEntry(promotion, { title: 'Two for one', summary: 'Burgers' })
  expect((await kept(desk)).words).toContainEqual({ language: '', word: 'burgers', count: 1 })
  await desk.publish(promotion, { title: 'Two for one', archived: true }, { entry })
  expect(await kept(desk)).toEqual(before)
})

test('a database from before there were such texts is filled once, and found as ever', async () => {
  const desk = await openDesk()
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await desk.publishEntry(promotion, { title: `${name} unicorns` })
  }
  await desk.publish(icmBanner, icmLine('Unicorns since dawn'))
  const full = await kept(desk)
  await desk.store.write(async (tx) => {
    await tx.deleteFrom('search_text').execute()
    await tx.deleteFrom('search_word').execute()
    await tx.deleteFrom('search_gram').execute()
  })
  expect(await titles(desk, 'unicorns')).toEqual([])
  await fillTexts({ store: desk.store }, pace)
  expect(await titles(desk, 'unicorns')).toHaveLength(6)
  const filled = await kept(desk)
  expect({ ...filled, texts: filled.texts.length }).toEqual({ ...full, texts: full.texts.length })
  await desk.store.write((tx) => tx.deleteFrom('search_text').execute())
  await fillTexts({ store: desk.store }, pace)
  expect(await titles(desk, 'unicorns')).toEqual([])
})

test('when declarations say something else, what they say now is found', async () => {
  const desk = await openDesk()
  const entry = await desk.publishEntry(promotion, { title: 'Two for one' })
  await desk.store.write(async (tx) => {
    const [text] = await listTextsOf(tx, promotion.key, [entry])
    if (!text) throw new Error('there is no text')
    const { id, ...former } = text
    const stray = { ...former, subject: 'no-longer-declared', title: 'Stray', words: 'stray' }
    await tx.updateTable('search_text').set({ words: 'former' }).where('id', '=', id).execute()
    await tx.insertInto('search_text').values(stray).execute()
  })
  await fillTexts({ store: desk.store }, pace)
  const texts = await desk.store.db.selectFrom('search_text').select(['title', 'words']).execute()
  expect(texts).toEqual([{ title: 'Two for one', words: 'two for one' }])
})
