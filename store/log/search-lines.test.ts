import { expect, test } from 'vitest'
import { openLog } from '#test/content/open-log.ts'
import { listActivitiesByIds, newestFirst } from './activity.ts'
import { searchLineIds } from './search-lines.ts'

/** However few lines there are. */
const byIndex = { scanned: 0, matches: 2_000 }

test('a search finds words as they stand, whatever the case, and nothing is a wildcard', async () => {
  const remarks = ['50% off', '500 off', 'a_b', 'axb', 'back\\slash', "O'Neill", 'Über MENÜ']
  const { db } = await openLog(...remarks.map((words) => ({ remarks: words })))
  const whole = { limit: 100, offset: 0 }
  const found = async (search: string) => {
    const { ids, total } = await searchLineIds(db, { search }, whole)
    expect(total).toBe(ids.length)
    // By the index too, which is asked once a log is long.
    if (search.length >= 3)
      expect((await searchLineIds(db, { search }, whole, byIndex)).ids).toEqual(ids)
    return newestFirst(await listActivitiesByIds(db, ids)).map((line) => line.remarks)
  }
  expect(await found('50%')).toEqual(['50% off'])
  expect(await found('a_b')).toEqual(['a_b'])
  expect(await found('k\\s')).toEqual(['back\\slash'])
  expect(await found("o'neill")).toEqual(["O'Neill"])
  expect(await found('OFF')).toEqual(['500 off', '50% off'])
  expect(await found('Über MENÜ')).toEqual(['Über MENÜ'])
  expect(await found('%')).toEqual(['50% off'])
  expect(await found("' or 1=1 --")).toEqual([])
})
