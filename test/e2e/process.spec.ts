// The process: how it starts, fails to start, dies, comes back and stops (contract, section 6).
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePort } from '#test/http/free-port.ts'
import { logIn } from './support/people.ts'

interface Running {
  process: ChildProcess
  url: string
  /** What it has printed so far, on both channels. */
  printed(): string
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
}

// The demo brand takes its time to draw, so one data folder serves the whole file.
let folder = ''
const started: Running[] = []

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'linecheck-process-'))
})

test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test.afterEach(async () => {
  for (const { process, ended } of started.splice(0)) {
    process.kill('SIGTERM')
    await ended
  }
})

test('a port in use is one sentence and exit 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const server = await start({ PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.printed()).toMatch(/^Linecheck cannot start: port \d+ on 127\.0\.0\.1 .+\.\n$/)
  taken.close()
})

test('a DATA_DIR that takes no files is one sentence and exit 1', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const server = await start({ DATA_DIR: join(file, 'data') })
  expect(await server.ended).toBe(1)
  expect(server.printed()).toMatch(/^Linecheck cannot start: the folder DATA_DIR, .+\.\n$/)
})

test('a DATA_DIR on a read-only file system is one sentence that says so, and exit 1', async () => {
  const disk = join(folder, 'read-only')
  mkdirSync(disk)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'none', disk])
  test.skip(mounted.status !== 0, 'this user cannot mount a disk')
  const server = await start({ DATA_DIR: disk })
  expect(await server.ended).toBe(1)
  spawnSync('umount', [disk])
  expect(server.printed()).toBe(
    `Linecheck cannot start: the folder DATA_DIR, ${disk}, is on a file system that is mounted read-only; mount it for writing (EROFS).\n`,
  )
})

test('a server whose database nobody answers waits for it, is not ready, and prints no password', async () => {
  const server = await start({ DATABASE_URL: 'postgres://web:hunter22@127.0.0.1:1/menu' })
  await expect.poll(() => server.printed()).toContain('Linecheck waits for its database.')
  const statuses = ['/healthz', '/readyz', '/home'].map((path) =>
    fetch(`${server.url}${path}`).then(({ status }) => status),
  )
  expect(await Promise.all(statuses)).toEqual([200, 503, 503])
  expect(server.printed()).toContain('does not lead to a usable PostgreSQL')
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.printed()).not.toContain('hunter22')
})

test('SIGTERM ends it with 0, and the next start keeps the data', async () => {
  const first = await start({})
  await ready(first)
  expect(first.printed()).toContain('The demo accounts')
  await fetch(`${first.url}/search?query=zebra`)
  first.process.kill('SIGTERM')
  expect(await first.ended).toBe(0)

  const second = await start({})
  await ready(second)
  expect(second.printed()).not.toContain('The demo accounts')
  expect(await searchedInVain(second)).toMatchObject([{ term: 'zebra', count: 1 }])
})

test('a killed server is there again by itself, a killed supervisor takes it along', async () => {
  test.skip(process.platform !== 'linux', 'reads /proc')
  const supervisor = await start({})
  await ready(supervisor)
  const [child = 0] = childrenOf(supervisor.process.pid)
  process.kill(child, 'SIGKILL')
  await expect.poll(() => childrenOf(supervisor.process.pid)[0] ?? child).not.toBe(child)
  await ready(supervisor)

  supervisor.process.kill('SIGKILL')
  await supervisor.ended
  await expect.poll(() => responds(supervisor.url)).toBe(false)
})

test('one address cannot hold all connections, so that others still get an answer', async () => {
  const server = await start({})
  await ready(server)
  const { port } = new URL(server.url)
  const held: Socket[] = []
  let ended = 0
  for (let one = 0; one < 1_010; one += 1) {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' })
    socket
      .on('error', () => undefined)
      .on('close', () => {
        ended += 1
      })
    held.push(socket)
  }
  await expect.poll(() => ended).toBe(10)
  expect(await responds(server.url)).toBe(true)
  for (const socket of held) socket.destroy()
})

test('with several workers a scrape counts what all of them answered, whoever answers it', async () => {
  const server = await start({ WORKERS: '2' })
  await ready(server)
  const fresh = { connection: 'close' } // each call may reach the other worker
  for (let call = 0; call < 30; call += 1) {
    await (await fetch(`${server.url}/api/logs`, { headers: fresh })).arrayBuffer()
  }
  for (let scrape = 0; scrape < 8; scrape += 1) {
    const text = await scraped(server.url, fresh)
    expect(text).toContain('linecheck_request_seconds_count{kind="api",status="401"} 30\n')
    // What both know of their common database is not added up.
    expect(text).toContain(`linecheck_publication_sequence ${lastPublication()}\n`)
  }
})

/** What a scrape answers; one that a busy worker is too late for is repeated, as Prometheus does. */
async function scraped(url: string, headers: Record<string, string>): Promise<string> {
  let text = ''
  await expect(async () => {
    const response = await fetch(`${url}/metrics`, { headers })
    text = await response.text()
    expect(response.status).toBe(200)
  }).toPass({ timeout: 30_000 })
  return text
}

function lastPublication(): unknown {
  const database = new DatabaseSync(join(folder, 'data/linecheck.sqlite'), { readOnly: true })
  const row = database.prepare('select max(sequence) as last from publication').get()
  database.close()
  return row?.last
}

/** What its admin sees that guests have searched for and not found. */
async function searchedInVain(server: Running): Promise<unknown> {
  const { token } = await logIn(server.url, 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${server.url}/api/settings`, { headers })
  const { data } = (await response.json()) as { data: { zero_results: unknown } }
  return data.zero_results
}

/** `npm start` with settings and a data folder of its own. */
async function start(env: Record<string, string>): Promise<Running> {
  const port = Number(env.PORT ?? (await freePort()))
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DEMO_PASSWORD: 'linecheck-demo-password',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  // 'close', not 'exit': everything it printed has arrived by then.
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const url = `http://127.0.0.1:${port}`
  const running = { process: child, url, printed: () => text, ended }
  started.push(running)
  return running
}

async function ready(server: Running): Promise<void> {
  for (const deadline = Date.now() + 150_000; Date.now() < deadline; await sleep(20)) {
    if (server.process.exitCode !== null) break
    if (await responds(server.url)) return
  }
  throw new Error(`The server did not become ready:\n${server.printed()}`)
}

async function responds(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}

function childrenOf(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === parent)
    .map(Number)
}

function parentOf(pid: string): number | null {
  try {
    // "pid (name) state parent …", where the name may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null // it has ended meanwhile
  }
}
