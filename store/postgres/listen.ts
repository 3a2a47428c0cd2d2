import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { serversIn } from './pool.ts'

/** Where the nodes of one database tell each other how far the ledger goes: `pg_notify('linecheck_news', '17')`. */
export const newsChannel = 'linecheck_news'

/** Before another try to connect, in milliseconds; doubled each time that one fails. */
const firstPause = 100
const longestPause = 5_000

const usualManner = {
  /** How long (ms) PostgreSQL may take to answer before the connection counts as lost. */
  patience: 5_000,
  /** How often (ms) the connection is tried out: one that has fallen silent does not say so. */
  tryEvery: 10_000,
}

/**
 * Listens for news, on a connection of its own, until the returned function is called. Calls
 * `onNews` on each notification, with the sequence that it names (null: it names none), and once
 * whenever it has connected, because nobody heard what was said before. After any fault it connects again by itself. Resolves when it listens or its first
 * try has failed, and never throws for want of a database.
 */
export async function listen(
  address: string,
  onNews: (sequence: number | null) => void,
  manner = usualManner,
): Promise<() => Promise<void>> {
  const over = new AbortController()
  const tried = Promise.withResolvers<void>()
  const servers = serversIn(address)
  let wait = firstPause

  function tell({ payload = '' }: { payload?: string } = {}) {
    try {
      onNews(/^\d+$/.test(payload) ? Number(payload) : null)
    } catch {} // nobody stands above a notification: what is thrown here would end the process
  }

  async function listenOn() {
    for (let tries = 0; !over.signal.aborted; tries += 1) {
      // A standby refuses to listen.
      const server = servers[tries % servers.length] ?? address
      await listenOnce({ address: server, tell, connected, over: over.signal, ...manner }).catch(
        tried.resolve,
      )
      await pause(wait, undefined, { signal: over.signal }).catch(() => undefined)
      wait = Math.min(wait * 2, longestPause)
    }
  }

  function connected() {
    wait = firstPause
    tried.resolve()
    tell()
  }

  const listening = listenOn()
  await tried.promise
  return () => {
    over.abort()
    return listening
  }
}

interface ListenOptions {
  address: string
  tell(told?: { payload?: string }): void
  connected(): void
  over: AbortSignal
  patience: number
  tryEvery: number
}

/** One connection, from its first try to its end; always ends by throwing. */
async function listenOnce(ear: ListenOptions): Promise<never> {
  const client = new pg.Client({
    connectionString: ear.address,
    application_name: 'linecheck listens',
    connectionTimeoutMillis: ear.patience,
    query_timeout: ear.patience,
  })
  const gone = new AbortController()
  const cut = () => client.connection.stream.destroy()
  ear.over.addEventListener('abort', cut, { signal: gone.signal })
  client.on('error', () => undefined)
  client.once('end', () => gone.abort())
  client.on('notification', ear.tell)
  try {
    await client.connect()
    await client.query(`listen ${newsChannel}`)
    ear.connected()
    for (;;) {
      await pause(ear.tryEvery, undefined, { signal: gone.signal, ref: false })
      await client.query('select 1')
    }
  } finally {
    cut()
  }
}
