import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { promotionCategory } from '#catalogue/reference-categories.ts'
import { morning, openDesk } from '#test/content/desk.ts'
import { listReferences } from './list-references.ts'

test('every page of what can be referred to holds its part of the list, from either end', async () => {
  const desk = await openDesk()
  const titles = ['Lunch', 'Dinner', 'Breakfast', 'Shakes', 'Fries']
  for (const title of titles) await desk.publishEntry(promotion, { title })
  for (const limit of [1, 2, 3, 9]) {
    for (let offset = 0; offset <= titles.length; offset++) {
      const page = { limit, offset }
      const { rows, total } = await listReferences(desk.store.db, promotionCategory, morning, page)
      expect([total, rows.map(({ name }) => name)], JSON.stringify(page)).toEqual([
        titles.length,
        titles.slice(offset, offset + limit),
      ])
    }
  }
})
