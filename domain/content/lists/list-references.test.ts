import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { promotionCategory } from '#catalogue/collections/reference-categories.ts'
import { after, morning, openWorkspace } from '#test/content/workspace.ts'
import { listReferences } from './list-references.ts'

test('what is typed narrows the list down to the titles that have it, whatever their case', async () => {
  const desk = await openWorkspace()
  for (const title of ['Lunch', 'Dinner', 'A late lunch']) {
    await desk.publishEntry(promotion, { title })
  }
  await desk.publishEntry(promotion, { title: 'Lunch for three', ends_at: after(5) })
  const sought = async (search: string) => {
    const page = { limit: 2, offset: 0 }
    const found = await listReferences(
      { db: desk.store.db, now: after(9) },
      { categoryId: promotionCategory, page, search },
    )
    return [found.total, ...found.rows.map(({ name }) => name)]
  }
  expect(await sought('LUNCH')).toEqual([2, 'A late lunch', 'Lunch'])
  expect(await sought('%')).toEqual([0])
})

test('every page of what can be referred to holds its part of the list, from either end', async () => {
  const desk = await openWorkspace()
  const titles = ['Lunch', 'Dinner', 'Breakfast', 'Shakes', 'Fries']
  for (const title of titles) await desk.publishEntry(promotion, { title })
  for (const limit of [1, 2, 3, 9]) {
    for (let offset = 0; offset <= titles.length; offset++) {
      const page = { limit, offset }
      const { rows, total } = await listReferences(
        { db: desk.store.db, now: morning },
        { categoryId: promotionCategory, page },
      )
      expect([total, rows.map(({ name }) => name)], JSON.stringify(page)).toEqual([
        titles.length,
        titles.slice(offset, offset + limit),
      ])
    }
  }
})
