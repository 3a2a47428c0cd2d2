import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Run {
  /** Files whose text has changed since they were loaded. */
  changed: readonly string[]
  tests: readonly string[]
  /** Stop at the first test that fails. */
  bail: boolean
}

export interface Ran {
  isRed: boolean
  /** The test files that ran: how long they took, in milliseconds. */
  tests: { file: string; isRed: boolean; ms: number }[]
}

export interface TestHost {
  /** Null when nothing was said for so many milliseconds; whatever hung has been ended. */
  run(run: Run, patience: number): Promise<Ran | null>
  close(): void
}

/** Runs tests of a sandbox in a process that stays warm between runs, and is replaced when it hangs. */
export function openTestHost(folder: string, env: Record<string, string> = {}): TestHost {
  let child: ChildProcess | null = null
  process.once('exit', close)

  async function open(): Promise<ChildProcess> {
    if (child?.connected) return child
    const path = join(folder, 'bench/mutate/test-process.ts')
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
    const options = { cwd: folder, env: { ...process.env, ...env }, detached: true }
    child = fork(path, [], { ...options, stdio: [...stdio] })
    await once(child, 'message')
    return child
  }

  function close(): void {
    const { pid } = child ?? {}
    child = null
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL') // with the workers that it has started
    } catch {
      // It has ended by itself.
    }
  }

  async function run(wanted: Run, patience: number): Promise<Ran | null> {
    const host = await open()
    host.send(wanted)
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(), patience)
    const first = (event: string) => once(host, event, { signal: over.signal })
    const ran = await Promise.race([
      first('message').then(([said]: Ran[]) => said ?? null),
      first('exit').then(() => null),
    ]).catch(() => null)
    clearTimeout(timer)
    over.abort()
    if (ran === null) close()
    return ran
  }

  return { run, close }
}
