import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/http/free-port.ts'

export interface OwnApp {
  url: string
  /** Its embedded database, for what no screen can do. */
  database: string
  stop(): Promise<void>
}

/** An app of the test's own, on a copy of the data that the run has seeded once. */
export async function startOwnApp(): Promise<OwnApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'linecheck-journey-'))
  const database = join(dataDir, 'linecheck.sqlite')
  copySeeded(dataDir, database)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      MEDIA_URL: '',
      PUBLIC_URL: url,
      SMTP_URL: '',
      WORKERS: '1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  await ready(url, child)
  return {
    url,
    database,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The seeded app is still making copies of its pictures: `store/media/files.ts` renames each when it is whole. */
function isWhole(path: string): boolean {
  return !path.endsWith('.part')
}

/** The seeded app is serving meanwhile: SQLite itself writes the copy. */
function copySeeded(dataDir: string, database: string): void {
  const seeded = process.env.E2E_DATA_DIR ?? ''
  cpSync(join(seeded, 'media'), join(dataDir, 'media'), { recursive: true, filter: isWhole })
  const source = new DatabaseSync(join(seeded, 'linecheck.sqlite'), { readOnly: true })
  source.prepare('VACUUM INTO ?').run(database)
  source.close()
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(25)) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
  }
  child.kill('SIGTERM')
  throw new Error(`The app at ${url} did not become ready`)
}
