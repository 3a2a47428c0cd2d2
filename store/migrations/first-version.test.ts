import { expect, test } from 'vitest'
import { openTestStoreAt } from '#test/open-test-store.ts'
import { locationOfFirstVersion } from '#test/upgrade/first-version.ts'

/** Subject, entry and pictures of every revision with pictures, as the first version wrote them. */
const used = [
  ['frame.footer', 0, [1, 2, 8]],
  ['frame.hamburger-menu', 0, [19]],
  ['frame.main-menu', 0, [18]],
  ['frame.product-icons', 0, [13, 14, 15, 16, 17]],
  ['home.discover', 0, [4, 5, 6, 7]],
  ['home.hero', 0, [9, 10, 11, 12]],
  ['home.products', 0, [20, 21, 22, 23, 24]],
  ['home.work-with-us', 0, [3]],
  ['menu-item', 5, [24]],
  ['menu-item', 6, [23]],
  ['menu-item', 7, [21]],
  ['menu-item', 8, [22]],
  ['menu-item', 9, [20]],
  ['promotion', 1, [10]],
  ['promotion', 2, [12]],
  ['promotion', 3, [9]],
  ['promotion', 4, [11]],
]

test('a database of the first version keeps its content and its log, and learns where its pictures are', async () => {
  const { db } = await openTestStoreAt(await locationOfFirstVersion())
  const revisions = await db.selectFrom('revision').selectAll().execute()
  expect(revisions).toHaveLength(26)
  expect(await db.selectFrom('activity').select('id').execute()).toHaveLength(64)
  const uses = await db
    .selectFrom('media_use')
    .innerJoin('revision', 'revision.id', 'media_use.revision_id')
    .select(['subject', 'entry_id', 'media_id'])
    .orderBy('subject')
    .orderBy('entry_id')
    .orderBy('media_id')
    .execute()
  const places = Map.groupBy(uses, ({ subject, entry_id }) => `${subject} ${entry_id}`)
  expect(
    [...places.values()].map((rows) => [
      rows[0]?.subject,
      rows[0]?.entry_id,
      rows.map(({ media_id }) => media_id),
    ]),
  ).toEqual(used)
})
