import { expect, test } from 'vitest'
import { openTestStoreAt } from '#test/open-test-store.ts'
import { locationOfFirstVersion } from '#test/upgrade/first-version.ts'
import { listLineIds } from '../log/list-lines.ts'
import { searchLineIds } from '../log/search-lines.ts'

/** However few lines there are. */
const byIndex = { scanned: 0, matches: 2_000 }

test('the log of an older version is listed, and its lines are in the index', async () => {
  const { db } = await openTestStoreAt(await locationOfFirstVersion())
  const page = { limit: 100, offset: 0 }
  expect(await listLineIds(db, {}, page)).toMatchObject({ total: 64, isAll: true })
  // In the first version's file: the lines 50 to 52 are of the hero banner.
  const found = { ids: [52, 51, 50], total: 3, isAll: true }
  expect(await searchLineIds(db, { search: 'hero ban' }, page)).toEqual(found)
  expect(await searchLineIds(db, { search: 'hero ban' }, page, byIndex)).toEqual(found)
})
