import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { scriptPath } from '#domain/script-path.ts'

/** The work took too long, or the process crashed. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed'
}

/** The process was ended from outside; the work may be tried again. */
export class WorkerEnded extends WorkerFailed {}

/** Limits in ms: for the whole work, and for the time between two replies. */
interface Timeouts {
  total?: number
  silence?: number
}

/** None of them outlives this process. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

interface WorkerOptions {
  /** The file to run, relative to the project's folder. */
  entry: string
  args?: readonly string[]
  nodeArgs?: readonly string[]
  /** Defaults to this process's own. */
  env?: NodeJS.ProcessEnv
  /** In ms: the process ends after so long without work, which frees its memory. */
  idle: number
}

/**
 * A child process for work that would block the serving thread, started when there is work. The
 * caller gives it one piece at a time.
 */
export class WorkerProcess<Reply> {
  readonly #options: WorkerOptions
  #child: ChildProcess | null = null
  #ending: NodeJS.Timeout | undefined
  #exchange: Exchange | null = null

  constructor(options: WorkerOptions) {
    this.#options = options
  }

  /**
   * Sends work and passes each reply to `onReply` until that returns true. Throws `WorkerFailed`, also
   * at a timeout, and what `onReply` throws; then the process is ended.
   */
  async work(
    work: Serializable,
    timeouts: Timeouts,
    onReply: (reply: Reply) => boolean,
  ): Promise<void> {
    clearTimeout(this.#ending)
    const child = this.#open()
    const exchange = new Exchange(child, timeouts)
    this.#exchange = exchange
    try {
      await exchange.run(work, onReply)
    } catch (error) {
      child.kill('SIGKILL')
      this.#forget(child)
      throw error
    } finally {
      this.#exchange = null
    }
    this.#ending = setTimeout(() => this.#close(child), this.#options.idle).unref()
  }

  /** Sends a message while it works. */
  send(message: Serializable): void {
    if (this.#child?.connected) this.#child.send(message, () => undefined)
  }

  /** Fails the current work when no reply comes within so many ms. */
  limitSilence(silence: number): void {
    this.#exchange?.limitSilence(silence)
  }

  /** Kills the process: the work fails. */
  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  /** Ends the process; the next work starts another. */
  end(): void {
    if (this.#child) this.#close(this.#child)
  }

  #open(): ChildProcess {
    if (this.#child?.connected) return this.#child
    const { entry, args = [], nodeArgs = [], env } = this.#options
    const child = fork(scriptPath(entry), args, {
      serialization: 'advanced',
      execArgv: [...nodeArgs],
      ...(env && { env }),
    })
    child.unref()
    child.channel?.unref()
    running.add(child)
    child.once('exit', () => {
      running.delete(child)
      this.#forget(child) // its channel may seem open for a moment longer
    })
    this.#child = child
    return child
  }

  #close(child: ChildProcess): void {
    this.#forget(child)
    child.kill()
  }

  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#child = null
  }
}

/** One piece of work: waits for replies until it is done, fails or times out. */
class Exchange {
  readonly #child: ChildProcess
  readonly #ended = Promise.withResolvers<void>()
  readonly #total: NodeJS.Timeout | undefined
  #silence: NodeJS.Timeout | undefined

  constructor(child: ChildProcess, { total, silence }: Timeouts) {
    this.#child = child
    if (total !== undefined)
      this.#total = setTimeout(() => this.#fail(`not done after ${total} ms`), total)
    if (silence !== undefined) this.limitSilence(silence)
  }

  limitSilence(silence: number): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#fail(`no progress for ${silence} ms`), silence)
  }

  async run<Reply>(work: Serializable, onReply: (reply: Reply) => boolean): Promise<void> {
    const child = this.#child
    const { promise, resolve, reject } = this.#ended
    const onMessage = (reply: Serializable) => {
      this.#silence?.refresh()
      try {
        if (onReply(reply as Reply)) resolve()
      } catch (error) {
        reject(error)
      }
    }
    const onExit = (_code: number | null, signal: string | null) =>
      reject(
        new (signal === 'SIGTERM' ? WorkerEnded : WorkerFailed)(`the process ended: ${signal}`),
      )
    const onError = (error: Error) => this.#fail(error.message)
    child.channel?.ref()
    child.on('message', onMessage).once('exit', onExit).once('error', onError)
    child.send(work, (error) => error && this.#fail(error.message))
    await promise.finally(() => {
      clearTimeout(this.#total)
      clearTimeout(this.#silence)
      child.channel?.unref()
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
    })
  }

  #fail(why: string): void {
    this.#ended.reject(new WorkerFailed(why))
  }
}
