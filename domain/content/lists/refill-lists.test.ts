import { expect, test } from 'vitest'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { listEntries } from '#domain/entries/list-entries.ts'
import { morning, openWorkspace } from '#test/content/workspace.ts'
import { refillLists } from './refill-lists.ts'

test('entries that were saved before a column was declared are found by it after the next start', async () => {
  const { store, publishEntry } = await openWorkspace()
  const sides = await publishEntry(menuCategory, { title: 'Fries', type: 'Sides' })
  await publishEntry(menuCategory, { title: 'Shakes', type: 'Drinks' })
  const page = { limit: 5, offset: 0 }
  const find = async () =>
    (
      await listEntries(store, menuCategory, morning, {
        query: { values: { type: 'Sides' } },
        page,
      })
    ).rows
  await store.write((tx) => tx.deleteFrom('head_value').execute())
  expect(await find()).toEqual([])
  await refillLists(store)
  expect(await find()).toMatchObject([{ id: sides, title: 'Fries' }])

  await store.write((tx) => tx.deleteFrom('head_value').execute())
  await refillLists(store)
  expect(await find()).toEqual([])
})

test('entries that were saved before another field named them are called by it after the next start', async () => {
  const { store, publishEntry } = await openWorkspace()
  await publishEntry(menuCategory, { title: 'Fries', type: 'Sides' })
  const page = { limit: 5, offset: 0 }
  const find = (search: string) =>
    listEntries(store, menuCategory, morning, { query: { search }, page })
  await store.write(async (tx) => {
    await tx.updateTable('head').set({ title: '', search_title: '' }).execute()
  })
  expect((await find('fries')).rows).toEqual([])
  await refillLists(store)
  expect((await find('fries')).rows).toMatchObject([{ title: 'Fries' }])
})
