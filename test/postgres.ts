// A throw-away PostgreSQL: for the tests, and by hand with `node test/postgres.ts`, which prints
// its address and keeps it until its input ends (Ctrl-D, Ctrl-C).
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './http/free-port.ts'

interface Postgres {
  /** `postgres://…` of its database `postgres`, whose user may create others. */
  url: string
  /** Ends it at once, as a crash does, and starts it again at the same address. */
  crash(): Promise<void>
  /** The same in two steps. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Its process. */
  pid(): number
  stop(): Promise<void>
}

interface Lasting {
  /** A folder that keeps what is in it: made where it is missing, and not removed. */
  data?: string
}

/**
 * Makes a PostgreSQL in a new temporary folder, on a free port of this machine, that forgets
 * everything when it stops (unless it is told where to keep it); about two seconds. PostgreSQL
 * refuses to run as root, so for root it runs as nobody.
 * @throws Error where PostgreSQL's programs are not installed
 */
export async function startPostgres(lasting: Lasting = {}): Promise<Postgres> {
  const bin = postgresPrograms()
  if (bin === null) throw new Error('PostgreSQL is not installed: no initdb was found.')
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const folder = mkdtempSync(join(tmpdir(), 'linecheck-pg-'))
  if (user.uid) chownSync(folder, user.uid, user.gid)
  const data = lasting.data ?? join(folder, 'data')
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }

  if (!existsSync(data)) {
    mkdirSync(data)
    if (user.uid) chownSync(data, user.uid, user.gid)
    const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
    const initdb = join(bin, 'initdb')
    const locale = asAtOperators(execFileSync(initdb, ['--help'], options).toString())
    execFileSync(initdb, [...initial, ...locale, '--no-sync'], { ...options, stdio: 'pipe' })
  }
  const port = await freePort()
  // Never flushed to the disk, but in the system's hands: what was committed survives a crash of the server.
  const careless = ['fsync=off', 'full_page_writes=off']
  const small = lasting.data ? [] : ['max_wal_size=256MB'] // its folder may be in memory
  const settings = [...careless, ...small, 'max_connections=300', 'log_min_messages=fatal']
  const words = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
  for (const setting of settings) words.push('-c', setting)
  const start = () => spawn(join(bin, 'postgres'), words, { ...options, stdio: 'ignore' })
  let server = start()
  const clean = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', () => {
    server.kill('SIGQUIT')
    clean()
  })
  async function startAgain() {
    server = start()
    await responds(port, server)
  }
  await responds(port, server)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async crash() {
      await end(server, 'SIGQUIT')
      await startAgain()
    },
    kill: () => end(server, 'SIGQUIT'),
    start: startAgain,
    pid: () => server.pid ?? 0,
    async stop() {
      await end(server, 'SIGINT')
      clean()
    },
  }
}

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

/**
 * Texts are ordered as in the usual locales of operators, where `:` stands before digits and `a` beside
 * `A`: what takes the order of bytes for granted fails here, and not at theirs. From PostgreSQL 15 on.
 */
function asAtOperators(help: string): string[] {
  return help.includes('--icu-locale') ? ['--locale-provider=icu', '--icu-locale=en'] : []
}

/** The folder of `initdb` and `postgres`, where they are installed: on PATH or as Debian does it. */
export function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  return (
    [
      ...(process.env.PATH ?? '').split(delimiter),
      ...newestFirst.map((version) => join(debian, version, 'bin')),
    ].find(
      (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
    ) ?? null
  )
}

/** Waits until the server answers a query. */
async function responds(port: number, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && server.exitCode === null; ) {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch {
      await sleep(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  throw new Error('PostgreSQL did not start.')
}

if (import.meta.main) {
  const postgres = await startPostgres()
  console.log(postgres.url)
  const stop = () => postgres.stop().then(() => process.exit(0))
  process.stdin.resume().once('end', stop)
  process.once('SIGINT', stop).once('SIGTERM', stop)
}
