import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyLocation, whenDone } from '#test/open-test-store.ts'
import { openPostgres } from './open-postgres.ts'

const onPostgres = test.runIf(process.env.TEST_PG_URL)

test('an address where no PostgreSQL answers is refused in a sentence without its password', async () => {
  const opening = openPostgres('postgres://marigold:tops3cret@127.0.0.1:1/linecheck')
  await expect(opening).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/ECONNREFUSED(?!.*tops3cret)/),
  })
})

test('a server that takes connections and says nothing is waited for once', async () => {
  let connections = 0
  const silent = createServer((socket) => {
    connections += 1
    socket.on('error', () => undefined)
  })
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  whenDone(async () => void silent.close())
  const { port } = silent.address() as AddressInfo
  const opening = openPostgres(`postgres://nobody@127.0.0.1:${port}/none`, {
    timeout: 300,
    say: () => undefined,
  })
  await expect(opening).rejects.toMatchObject({ name: 'StartupError' })
  expect(connections).toBe(1)
})

onPostgres('a database that is not there is refused', async () => {
  const address = new URL(process.env.TEST_PG_URL ?? '')
  address.pathname = '/no_such_database'
  await expect(openPostgres(address.href)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('"no_such_database" does not exist'),
  })
})

/** A new database that is set to cut everything off quickly, and another node at work in it. */
async function openBeside() {
  const { databaseUrl } = await emptyLocation()
  const url = databaseUrl ?? ''
  const other = new pg.Client({ connectionString: url })
  other.on('error', () => undefined)
  await other.connect()
  whenDone(() => other.end())
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await other.query(`alter database ${new URL(url).pathname.slice(1)} set ${limit} = 200`)
  return { url, other }
}

/** Resolves when somebody waits for a lock. */
async function waited(client: pg.Client): Promise<void> {
  const waiting = `select 1 from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and not granted`
  while ((await client.query(waiting)).rows.length === 0) await pause(20)
}

async function open(url: string) {
  const said: string[] = []
  const opened = await openPostgres(url, { timeout: 300, say: (line) => said.push(line) })
  whenDone(opened.close)
  return { ...opened, said }
}

onPostgres(
  'a node waits as long as another one brings the schema up to date, and says so',
  async () => {
    const { url, other } = await openBeside()
    const lock = '3853314791062309107' // Kysely's, for migrations
    await other.query(`select pg_advisory_lock(${lock})`)
    const opening = open(url)
    await waited(other)
    await pause(1_000)
    await waited(other)
    await other.query(`select pg_advisory_unlock(${lock})`)
    const { read, said } = await opening
    expect(await read.selectFrom('fact').selectAll().execute()).toEqual([])
    expect(said).toEqual([expect.stringContaining('Let it finish')])
  },
)

onPostgres(
  'a step of the schema takes as long as it takes; what serves has its limits',
  async () => {
    const { url, other } = await openBeside()
    await open(url)
    await other.query('begin; lock table kysely_migration in access exclusive mode')
    const opening = open(url)
    await waited(other)
    await pause(1_000)
    await waited(other)
    await other.query('commit')
    const { read } = await opening
    for (const limit of [
      'statement_timeout',
      'lock_timeout',
      'idle_in_transaction_session_timeout',
    ]) {
      const { rows } = await sql.raw(`show ${limit}`).execute(read)
      expect(rows).toEqual([{ [limit]: '300ms' }])
    }
  },
)
