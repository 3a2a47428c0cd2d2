import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { findEntryBySlug, reserveSlug } from './slugs.ts'

test('an address leads to the entry that had it first, in its language and collection only', async () => {
  const store = await openTestStore()
  const reserve = (type: string, entryId: number, language: '' | 'de') =>
    store.write((tx) => reserveSlug(tx, { type, entryId, language }, 'summer'))
  expect(await reserve('promotion', 1, 'de')).toBe(true)
  expect(await reserve('press', 2, '')).toBe(true)
  expect(await findEntryBySlug(store.db, 'promotion', 'summer')).toBeUndefined()
  expect(await reserve('promotion', 3, '')).toBe(true)
  expect(await reserve('promotion', 4, '')).toBe(false)
  expect(await reserve('promotion', 3, '')).toBe(true)
  expect(await findEntryBySlug(store.db, 'promotion', 'summer')).toBe(3)
})
