import pg from 'pg'
import { expect, test } from 'vitest'
import { freePort } from '#test/http/free-port.ts'
import { emptyLocation, whenDone } from '#test/open-test-store.ts'
import { endConnections, openSilentProxy } from '#test/postgres-faults.ts'
import { listen, newsChannel } from './listen.ts'

const onPostgres = test.runIf(process.env.TEST_PG_URL)

const never = 3_600_000

async function emptyDatabase(): Promise<string> {
  return (await emptyLocation()).databaseUrl ?? ''
}

/** Listens, and counts what it hears. */
async function listenAt(address: string, { onNews = () => undefined, tryEvery = never } = {}) {
  const heard = { times: 0 }
  const stop = await listen(
    address,
    () => {
      heard.times += 1
      onNews()
    },
    { timeout: 500, tryEvery },
  )
  whenDone(stop)
  return { heard, stop }
}

async function openSpeaker(address: string) {
  const speaker = new pg.Client({ connectionString: address })
  speaker.on('error', () => undefined)
  await speaker.connect()
  whenDone(() => speaker.end())
  return { speaker, speak: () => speaker.query(`select pg_notify('${newsChannel}', '')`) }
}

/** Returns the listeners of this database, according to PostgreSQL. */
async function earsIn(address: string) {
  const { speaker } = await openSpeaker(address)
  const ears = `select pid from pg_stat_activity
    where datname = current_database() and application_name = 'linecheck listens'`
  const { rows } = await speaker.query(ears)
  await speaker.end()
  return rows
}

async function speakOnce(address: string) {
  const { speaker, speak } = await openSpeaker(address)
  await speak()
  await speaker.end()
}

onPostgres('news says how far the ledger goes, or nothing', async () => {
  const address = await emptyDatabase()
  const told: (number | null)[] = []
  whenDone(await listen(address, (sequence) => told.push(sequence)))
  const { speaker } = await openSpeaker(address)
  for (const word of ['17', '', '-1', '1e3', ' 5', '18'])
    await speaker.query(`select pg_notify('${newsChannel}', $1)`, [word])
  await expect.poll(() => told).toEqual([null, 17, null, null, null, null, 18])
})

onPostgres('news is heard when it is committed, and not before', async () => {
  const address = await emptyDatabase()
  const { heard } = await listenAt(address)
  expect(heard.times).toBe(1)
  const { speaker, speak } = await openSpeaker(address)
  await speaker.query('begin')
  await speak()
  await speaker.query('rollback')
  await speak()
  await expect.poll(() => heard.times).toBe(2)
  await speak()
  await expect.poll(() => heard.times).toBe(3)
})

onPostgres(
  'a connection that ends is made again: one look for what was missed, then news',
  async () => {
    const address = await emptyDatabase()
    const { heard } = await listenAt(address)
    for (let round = 0; round < 3; round += 1) {
      const before = heard.times
      await endConnections(address)
      await expect.poll(() => heard.times, { timeout: 5_000 }).toBe(before + 1)
      await speakOnce(address)
      await expect.poll(() => heard.times).toBe(before + 2)
    }
  },
)

onPostgres('a connection that falls silent is given up and made again', async () => {
  const address = await emptyDatabase()
  const way = await openSilentProxy(address)
  const { heard } = await listenAt(way.url, { tryEvery: 200 })
  way.freeze()
  await expect.poll(() => heard.times, { timeout: 10_000 }).toBe(2)
  way.thaw()
  await expect.poll(() => earsIn(address)).toHaveLength(1)
  await speakOnce(address)
  await expect.poll(() => heard.times).toBe(3)
})

onPostgres('where no PostgreSQL answers it goes on trying until one does', async () => {
  const address = await emptyDatabase()
  const port = await freePort()
  const away = new URL(address)
  away.port = String(port)
  const { heard } = await listenAt(away.href)
  expect(heard.times).toBe(0)
  await openSilentProxy(address, port)
  await expect.poll(() => heard.times, { timeout: 10_000 }).toBe(1)
})

onPostgres('a failure of whoever is told ends nothing, not even the connection', async () => {
  const address = await emptyDatabase()
  const onNews = () => {
    throw new Error('a page could not be dropped')
  }
  const { heard } = await listenAt(address, { onNews })
  const ears = await earsIn(address)
  await speakOnce(address)
  await expect.poll(() => heard.times).toBe(2)
  expect(await earsIn(address)).toEqual(ears)
})

onPostgres('what has stopped leaves no connection and hears nothing', async () => {
  const address = await emptyDatabase()
  const { heard, stop } = await listenAt(address)
  expect(await earsIn(address)).toHaveLength(1)
  await stop()
  await expect.poll(() => earsIn(address)).toEqual([])
  await speakOnce(address)
  expect(heard.times).toBe(1)
})

test('stopping does not wait for a database that is away', async () => {
  const { stop } = await listenAt(`postgres://nobody@127.0.0.1:${await freePort()}/none`)
  await stop()
})
