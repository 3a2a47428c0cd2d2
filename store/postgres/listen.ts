import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { serversIn } from './pool.ts'

/** Carries the last sequence of the ledger. */
export const newsChannel = 'linecheck_news'

const firstPause = 100
const maxPause = 5_000

const usualManner = {
  /** Milliseconds without a response after which the connection counts as lost. */
  timeout: 5_000,
  /** Milliseconds between probes of the connection: a dead one does not report itself. */
  tryEvery: 10_000,
}

/**
 * Listens until the returned function is called, and connects again after any failure. Calls
 * `onNews` with null after each connect, because notifications before it were missed. Never throws
 * because a database is away.
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
      // A standby does not allow LISTEN.
      const server = servers[tries % servers.length] ?? address
      await listenOnce({ address: server, tell, connected, over: over.signal, ...manner }).catch(
        tried.resolve,
      )
      await pause(wait, undefined, { signal: over.signal }).catch(() => undefined)
      wait = Math.min(wait * 2, maxPause)
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
  timeout: number
  tryEvery: number
}

async function listenOnce(ear: ListenOptions): Promise<never> {
  const client = new pg.Client({
    connectionString: ear.address,
    application_name: 'linecheck listens',
    connectionTimeoutMillis: ear.timeout,
    query_timeout: ear.timeout,
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
