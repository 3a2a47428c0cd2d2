import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { whenDone } from './open-test-store.ts'

/** Ends every connection to this database, as a failover does; resolves when they are gone. */
export async function endConnections(databaseUrl: string): Promise<void> {
  const ended = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = $1 and pid <> pg_backend_pid()`
  await runBeside(databaseUrl, ended, [nameIn(databaseUrl)])
}

/** Ends the one connection on which somebody sleeps (`pg_sleep`), as soon as it does; others live on. */
export async function endSleeping(databaseUrl: string): Promise<void> {
  const ended = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = $1 and state = 'active' and query like 'select pg_sleep%'`
  const name = nameIn(databaseUrl)
  while ((await runBeside(databaseUrl, ended, [name])).rowCount === 0);
}

/** Makes this database one that only reads, as a standby is, or one that writes again. */
export async function setReadOnly(databaseUrl: string, isReadOnly: boolean): Promise<void> {
  const setting = `default_transaction_read_only = ${isReadOnly}`
  await runBeside(databaseUrl, `alter database ${nameIn(databaseUrl)} set ${setting}`)
  await endConnections(databaseUrl)
}

function nameIn(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1)
}

async function runBeside(databaseUrl: string, statement: string, values: string[] = []) {
  const place = new URL(databaseUrl)
  place.pathname = '/postgres'
  const client = new pg.Client({ connectionString: place.href })
  await client.connect()
  return client.query(statement, values).finally(() => client.end())
}

/**
 * A way to PostgreSQL that can fall silent: `freeze` lets nothing through any more on the
 * connections that are open, and closes none of them, until `thaw`. New ones
 * work. On port `at`, else on a free one. Ends with the test.
 */
export async function openSilentProxy(databaseUrl: string, at = 0) {
  const { port, hostname } = new URL(databaseUrl)
  const pipes: { from: Socket; to: Socket }[] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
      from.pipe(to)
      pipes.push({ from, to })
    }
  })
  server.listen(at, '127.0.0.1')
  await once(server, 'listening')
  whenDone(async () => {
    for (const { from } of pipes) from.destroy()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const way = new URL(databaseUrl)
  way.port = String(address.port)
  function freeze() {
    for (const { from } of pipes) from.unpipe().pause()
  }
  function thaw() {
    for (const { from, to } of pipes) if (from.isPaused()) from.pipe(to)
  }
  return { url: way.href, freeze, thaw }
}
