import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { findOpenChapter, linesInChapter } from '#store/log/chapters.ts'
import { openLog } from '#test/content/open-log.ts'
import { mindLists } from './mind-lists.ts'

const lines = Array.from({ length: 2 * linesInChapter + 10 }, () => ({}))

function report(error: unknown): never {
  throw error
}

test('chapters to which nothing is added any more are closed behind', async () => {
  const store = await openLog(...lines)
  const minding = mindLists({ store }, { report, look: 5, settling: 20 })
  await vi.waitFor(async () => expect(await findOpenChapter(store.db)).toBe(2), 10_000)
  await minding.stop()
})

test('what may still be added to stays open', async () => {
  const store = await openLog(...lines)
  const minding = mindLists({ store }, { report, look: 1, settling: 3_600_000 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  await minding.stop()
  expect(await findOpenChapter(store.db)).toBe(0)
})

test.skipIf(process.env.TEST_PG_URL)(
  'lines that a database lost when it went back in time do not close the chapter that they were in',
  async () => {
    const store = await openLog(...lines)
    const minding = mindLists({ store }, { report, look: 5, settling: 1_000 })
    const before = store.db.selectFrom('activity').select((eb) => eb.fn.max('id').as('last'))
    expect((await before.executeTakeFirstOrThrow()).last).toBe(lines.length)
    await store.write(async (tx) => {
      await sql.raw('drop trigger if exists activity_no_delete').execute(tx)
      await tx
        .deleteFrom('activity')
        .where('id', '>', 2 * linesInChapter - 3)
        .execute()
    })
    await vi.waitFor(async () => expect(await findOpenChapter(store.db)).toBe(1), 10_000)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await minding.stop()
    expect(await findOpenChapter(store.db)).toBe(1)
  },
)
