import { expect, test } from 'vitest'
import { openTestStoreAt } from '#test/open-test-store.ts'
import { placeOfFirstVersion } from '#test/upgrade/first-version.ts'
import { closeChapter, findOpenChapter } from '../log/chapters.ts'
import { listLineIds } from '../log/list-lines.ts'
import { searchLineIds } from '../log/search-lines.ts'

test('the log of an older version is listed and searched before its chapters are closed and after', async () => {
  const { db, aside, write } = await openTestStoreAt(await placeOfFirstVersion())
  const whole = { limit: 100, offset: 0 }
  const look = async () => ({
    all: await listLineIds(db, {}, whole),
    approved: (await listLineIds(db, { state: 'approved' }, whole)).total,
    found: (await searchLineIds(aside, { search: 'hero' }, whole, { lines: 100, chapters: 1 }))
      .total,
  })
  const before = await look()
  expect(before.all.total).toBe(64)
  expect(before.found).toBeGreaterThan(0)
  expect(await findOpenChapter(db)).toBe(0)
  await write((tx) => closeChapter(tx, 0))
  expect(await findOpenChapter(db)).toBe(1)
  expect(await look()).toEqual(before)
})
