import { expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { location } from '#catalogue/collections/location.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asEditor } from '#test/people.ts'
import { newestChange } from './newest-change.ts'
import { startReading } from './reading.ts'

test('a collection was last changed when an entry came, changed, left, or its time began', async () => {
  const desk = await openWorkspace()
  const newest = (minutes: number, collection: Collection = promotion) =>
    newestChange(startReading(desk.store.db, after(minutes)), collection)
  expect(await newest(0)).toBeNull()
  await desk.publishEntry(promotion, { title: 'Soup' }, after(1))
  const entry = await desk.publishEntry(promotion, { title: 'Stew' }, after(2))
  await desk.publishEntry(faq, { question: 'Why?' }, after(3))
  await desk.save(asEditor, promotion, { title: 'Draft', approval: 1 }, { entry, now: after(4) })
  expect(await newest(5)).toBe(after(2))
  expect(await newest(5, location)).toBeNull()

  await desk.publishEntry(promotion, { title: 'Later', starts_at: after(30) }, after(6))
  expect(await newest(29)).toBe(after(2))
  expect(await newest(30)).toBe(after(30))

  const other = await desk.publishEntry(promotion, { title: 'Salad' }, after(31))
  await desk.publish(promotion, { archived: true }, { entry: other, now: after(40) })
  expect(await newest(50)).toBe(after(40))
})
