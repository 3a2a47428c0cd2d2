import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { emptyLocation } from '#test/open-test-store.ts'
import { StoreBusy, StoreFull } from '../store-errors.ts'
import { ReadingThread } from './reading-thread.ts'

const onSqlite = test.skipIf(process.env.TEST_PG_URL)

async function openThread(timeout?: number) {
  const path = join((await emptyLocation()).dataDir, 'x.sqlite')
  const file = new DatabaseSync(path)
  file.exec('pragma journal_mode = wal; create table fact (name text)')
  const thread = new ReadingThread(path, timeout === undefined ? {} : { timeout })
  onTestFinished(async () => {
    await thread.close()
    file.close()
  })
  return { file, thread }
}

const facts = 'select name from fact where name <> ? order by name'

onSqlite('it reads what was committed, and never writes', async () => {
  const { file, thread } = await openThread()
  expect(await thread.read(facts, [''])).toEqual([])
  file.exec("insert into fact values ('a'), ('b')")
  expect(await thread.read(facts, ['a'])).toEqual([{ name: 'b' }])
  await expect(thread.read("insert into fact values ('c')", [])).rejects.toThrow(StoreFull)
  expect(await thread.read(facts, [''])).toHaveLength(2)
})

onSqlite('a statement that fails is no reason for others to', async () => {
  const { thread } = await openThread()
  const [good, bad, better] = await Promise.allSettled([
    thread.read(facts, ['']),
    thread.read('select nothing from nowhere', []),
    thread.read(facts, ['']),
  ])
  expect([good.status, bad.status, better.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

onSqlite(
  'what takes too long is refused, and the next read is answered by another thread',
  async () => {
    const { thread } = await openThread(2_000)
    await thread.read(facts, [''])
    const long =
      'with recursive n(i) as (select 1 union all select i + 1 from n where i < 30000000) select count(*) from n'
    await expect(thread.read(long, [])).rejects.toThrow(StoreBusy)
    expect(await thread.read(facts, [''])).toEqual([])
  },
)

onSqlite('too many at once are refused, the others answered', async () => {
  const { thread } = await openThread()
  const reads = Array.from({ length: 300 }, () => thread.read(facts, ['']))
  const outcomes = await Promise.allSettled(reads)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(100)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(StoreBusy)
})
