import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/http/free-port.ts'
import { type ReceivedEmail, startSmtp } from '#test/mail/start-smtp.ts'

export interface OwnApp {
  url: string
  /** Its embedded database, for what no screen can do. */
  database: string
  /** The mails that it has sent. */
  received: readonly ReceivedEmail[]
  /** The end of what it printed. */
  printed(): string
  stop(): Promise<void>
}

/**
 * An app of the test's own, on a copy of the data that the run has seeded once, or on none. It is the server itself:
 * what `npm start` does before is `process.spec.ts`'s matter.
 *
 * @param more settings, as the environment gives them
 */
export async function startOwnApp(
  more: Record<string, string> = {},
  { isEmpty = false } = {},
): Promise<OwnApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'linecheck-journey-'))
  const database = join(dataDir, 'linecheck.sqlite')
  if (!isEmpty) copySeeded(dataDir, database)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const smtp = await startSmtp({ onRcptTo: rejectUnknownAddress })
  const child = spawn(process.execPath, [join('build', 'server', 'server.js')], {
    env: {
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      MEDIA_URL: '',
      PUBLIC_URL: url,
      SMTP_URL: smtp.url,
      WORKERS: '1',
      LOG_LEVEL: 'warn',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (part: Buffer) => {
    said = `${said}${part}`.slice(-2_000)
  })
  const ended = once(child, 'close')
  await ready(url, child, () => said)
  return {
    url,
    database,
    received: smtp.received,
    printed: () => said,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await smtp.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The mail server takes everything but what goes to nowhere.example: there is no such mailbox. */
function rejectUnknownAddress(
  { address }: { address: string },
  _session: unknown,
  done: (error?: Error) => void,
): void {
  const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 })
  done(address.endsWith('@nowhere.example') ? refusal : undefined)
}

/**
 * The seeded app is serving meanwhile: SQLite itself writes the copy. A picture's file is never written
 * again once it has its name (`store/media/files.ts` renames it when it is whole): a link is enough.
 */
function copySeeded(dataDir: string, database: string): void {
  const seeded = process.env.E2E_DATA_DIR ?? ''
  const [from, to] = [join(seeded, 'media'), join(dataDir, 'media')]
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (!name.endsWith('.part')) linkSync(join(from, name), join(to, name))
  }
  const source = new DatabaseSync(join(seeded, 'linecheck.sqlite'), {
    readOnly: true,
    timeout: 10_000,
  })
  source.prepare('VACUUM INTO ?').run(database)
  source.close()
}

async function ready(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const start = Date.now()
  while (Date.now() < start + 90_000) {
    if (child.exitCode !== null) break
    const response = await fetch(`${url}/readyz`).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await sleep(25)
  }
  const end = child.exitCode === null ? 'still runs' : `ended with ${child.exitCode}`
  child.kill('SIGTERM')
  const passed = Date.now() - start
  throw new Error(`The app at ${url} is not ready after ${passed} ms, it ${end}: ${said()}`)
}
