import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/http/free-port.ts'
import { serverEnv } from '../scripts/root.mjs'
import { nodeServer, pinned } from './pinned.ts'

export const benchPassword = 'bench-marigold-password'

/** The built server as a process of its own, on loopback. */
export interface RunningApp {
  url: string
  pid: number
  /** Milliseconds from starting the process to its first response. */
  firstAnswer: number
  /** Resident memory in bytes. */
  resident(): number
  stop(): Promise<void>
}

/** A folder for the bench's data, removed by the returned function. */
export function dataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'linecheck-bench-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

interface Start {
  /** What is started, if not `server.ts`. */
  script?: string
  /** On a core of its own. */
  isPinned?: boolean
  /** More than what every start has. */
  env?: Record<string, string>
}

/** Starts `server.ts` on the build that is there, at a free port; waits for its first response. */
export async function startApp(
  dataDir: string,
  { script = 'server.ts', isPinned = false, env: more = {} }: Start = {},
): Promise<RunningApp> {
  const port = await freePort()
  const begun = performance.now()
  const env = {
    ...serverEnv,
    ...process.env,
    ...more,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(tmpdir(), 'linecheck-bench-compile-cache'),
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_PASSWORD: benchPassword,
    LOG_LEVEL: 'error',
  }
  const server = nodeServer(script)
  const { program, args } = isPinned ? pinned('server', server) : server
  const child = spawn(program, args, { env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await firstResponse(`${url}/healthz`, child)
  return {
    url,
    pid: child.pid ?? 0,
    firstAnswer: performance.now() - begun,
    resident: () => residentBytes(child),
    stop: () => stop(child),
  }
}

/** Ends a process that the bench has started, and waits for its end. */
export function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** Asks until there is a response, two minutes at most. */
export async function firstResponse(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + 120_000
  while (performance.now() < until && child.exitCode === null) {
    const isUp = await fetch(url).then(
      (response) => response.status < 400,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`${url} did not answer`)
}

function residentBytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}
