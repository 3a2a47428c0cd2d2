import pg from 'pg'
import { expect, test } from 'vitest'
import { openStore, type Store } from '#store/store.ts'
import { emptyLocation, whenDone } from '#test/open-test-store.ts'
import { startPostgresPair } from '#test/storage/start-postgres-pair.ts'
import { serversIn } from './pool.ts'

const onPostgres = test.runIf(process.env.TEST_PG_URL)

test('an address names several servers, with one user, password, database and options', () => {
  expect(serversIn('postgres://web:a,b@one:5432,two,three:1/menu?x=1')).toEqual([
    'postgres://web:a,b@one:5432/menu?x=1',
    'postgres://web:a,b@two/menu?x=1',
    'postgres://web:a,b@three:1/menu?x=1',
  ])
  expect(serversIn('postgres://web@one/menu')).toEqual(['postgres://web@one/menu'])
})

const addFact = (store: Store, name: string) =>
  store.write((tx) => tx.insertInto('fact').values({ name, value: '' }).execute())

async function namesIn(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('fact').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

onPostgres(
  'a pair of which one fails and the other takes over is written to again without a restart',
  { timeout: 120_000 },
  async () => {
    const pair = await startPostgresPair()
    const { first, second } = pair
    // The one that only reads is named first.
    const host = new URL(first.url).host
    const url = first.url.replace(host, `${new URL(second.url).host},${host}`)
    whenDone(pair.stop)
    const store = await openStore({ ...(await emptyLocation()), databaseUrl: url })
    whenDone(() => store.close())
    await addFact(store, 'before')
    await expect.poll(() => followed(second.url)).toBe(1)
    await first.kill()
    await expect(addFact(store, 'nowhere')).rejects.toMatchObject({ name: 'StoreBusy' })
    await pair.promote()
    await expect
      .poll(() => addFact(store, 'after').then(() => 'written', String), { timeout: 20_000 })
      .toBe('written')
    expect(await namesIn(store)).toEqual(['after', 'before'])
    await expect.poll(() => store.publications.silence).toBeLessThan(1_000)
  },
)

/** Returns the number of facts on the replica. */
async function followed(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const facts = "select count(*)::int as count from fact where name = 'before'"
  const { rows } = await client.query<{ count: number }>(facts).finally(() => client.end())
  return rows[0]?.count ?? 0
}
