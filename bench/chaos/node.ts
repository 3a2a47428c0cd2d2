import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { root, serverEnv } from '#scripts/root.mjs'
import { freePort } from '#test/http/free-port.ts'
import { nodeServer } from '../pinned.ts'
import { whenOver } from './trial.ts'

/** Characters of what a node has said that are remembered. */
const mostSaid = 1_000_000

/** Where a node keeps things. */
export interface Place {
  dataDir: string
  databaseUrl: string | null
  mediaUrl: string | null
}

export interface Manner {
  /** How many processes answer. */
  workers?: number
  /** The folder of the program, where it is another one than this. */
  program?: string
  /** Settings beside those that every node has. */
  env?: Record<string, string>
}

const living = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})

/** A node that stops takes less (ms): then it cuts off whatever hangs, and ends with 0 all the same (`server.ts`). */
const longestStop = 8_500

/** One process of the product at a fixed address, which faults end and start again. */
export class ChaosNode {
  readonly url: string
  readonly place: Place
  readonly #env: NodeJS.ProcessEnv
  #program: string | undefined
  #child: ChildProcess | null = null
  /** What it has said since it was last started: from `error` on, the log's lines too. */
  said = ''
  /** Of those lines, how many name the cause of a response of 5xx, or of what failed behind requests. */
  causes = 0

  private constructor(location: Place, port: number, { workers = 1, program, env = {} }: Manner) {
    this.place = location
    this.#program = program
    this.url = `http://127.0.0.1:${port}`
    this.#env = {
      ...serverEnv,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: location.dataDir,
      DATABASE_URL: location.databaseUrl ?? '',
      MEDIA_URL: location.mediaUrl ?? '',
      WORKERS: String(workers),
      // So that guests of many addresses can be played.
      TRUSTED_PROXIES: '127.0.0.1',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      ...env,
    }
  }

  static async at(location: Place, manner: Manner = {}): Promise<ChaosNode> {
    const node = new ChaosNode(location, await freePort(), manner)
    whenOver(() => node.kill())
    return node
  }

  /** From its next start on it runs the program of this folder. */
  runs(program: string | undefined): void {
    this.#program = program
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Nothing but a signal of ours may end it. */
  get hasEnded(): boolean {
    const child = this.#child
    return !child || child.exitCode !== null || child.signalCode !== null
  }

  /** Starts it and gives the milliseconds until it may receive traffic, or until it is alive. */
  async start(path: '/readyz' | '/healthz' = '/readyz', timeout = 120_000): Promise<number> {
    const begun = performance.now()
    const { program, args } = nodeServer('server.ts')
    const child = spawn(program, args, {
      env: this.#env,
      cwd: this.#program ?? root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    living.add(child)
    child.once('exit', () => living.delete(child))
    this.said = ''
    this.causes = 0
    for (const channel of [child.stdout, child.stderr]) {
      channel.on('data', (part) => {
        this.said = (this.said + part).slice(-mostSaid)
      })
      createInterface(channel).on('line', (line) => {
        if (line.includes('"level":50')) this.causes += 1
      })
    }
    while (performance.now() - begun < timeout && !this.hasEnded) {
      if ((await this.#ask(path))?.ok) return performance.now() - begun
      await pause(10)
    }
    const end = this.hasEnded ? `it ended with ${child.exitCode ?? child.signalCode}` : 'it runs on'
    throw new Error(`a node did not become ready, ${end}: ${this.said.slice(-2_000)}`)
  }

  /** What `/readyz` says where it is 200; else null. */
  async readiness(): Promise<string | null> {
    const response = await this.#ask('/readyz')
    return response?.ok ? response.text : null
  }

  /** Why it is not ready, as `/readyz` says it; null where it is ready or does not answer. */
  async unreadiness(): Promise<string | null> {
    const response = await this.#ask('/readyz')
    return response && !response.ok ? response.text : null
  }

  async #ask(path: string): Promise<{ ok: boolean; text: string } | null> {
    const signal = AbortSignal.timeout(5_000)
    const response = await fetch(`${this.url}${path}`, { signal }).catch(() => null)
    const text = await response?.text().catch(() => '')
    return response && { ok: response.ok, text: (text ?? '').trim() }
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#child
    if (!child || this.hasEnded) return null
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code
  }

  /** As operators stop it: what it ended with in words, and whether that is how it should end. */
  async stop(): Promise<{ words: string; isGood: boolean }> {
    const begun = performance.now()
    const code = await this.kill('SIGTERM')
    const isCut = performance.now() - begun >= longestStop
    return { words: isCut ? `${code}, cut off` : `${code}`, isGood: code === 0 && !isCut }
  }
}
