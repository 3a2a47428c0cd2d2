import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
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
  /** Red, and all that any test says is that it took too long. */
  isLate: boolean
  /** The test files that ran: how long they took, in milliseconds. */
  tests: { file: string; isRed: boolean; ms: number }[]
}

/** One test file of a run is done. */
export interface StillRunning {
  done: string
}

export interface TestHost {
  /** Null when no test file was done for so many milliseconds; whatever hung has been ended. */
  run(run: Run, timeout: number): Promise<Ran | null>
  close(): void
}

/** Runs tests of a sandbox in a process that stays warm between runs, and is replaced when it hangs. */
export function openTestHost(folder: string, env: Record<string, string> = {}): TestHost {
  let child: ChildProcess | null = null
  // A mutant that is over stays loaded until its file is named again.
  const changed = new Set<string>()
  process.once('exit', close)

  async function open(): Promise<ChildProcess> {
    if (child?.connected) return child
    const path = join(folder, 'bench/mutate/test-process.ts')
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
    // What tests leave behind goes with the sandbox.
    const TMPDIR = join(folder, 'tmp')
    mkdirSync(TMPDIR, { recursive: true })
    const options = { cwd: folder, env: { ...process.env, TMPDIR, ...env }, detached: true }
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

  async function run(wanted: Run, timeout: number): Promise<Ran | null> {
    const host = await open()
    const { promise, resolve } = Promise.withResolvers<Ran | null>()
    const end = () => resolve(null)
    let timer = setTimeout(end, timeout)
    const hear = (said: Ran | StillRunning) => {
      clearTimeout(timer)
      if ('tests' in said) resolve(said)
      else timer = setTimeout(end, timeout)
    }
    host.on('message', hear).once('exit', end)
    for (const file of wanted.changed) changed.add(file)
    host.send({ ...wanted, changed: [...changed] })
    const ran = await promise
    clearTimeout(timer)
    host.off('message', hear).off('exit', end)
    if (ran === null) close()
    return ran
  }

  return { run, close }
}
