import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { join } from 'node:path'

/** Its work took too long, or the process died of it. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed'
}

/** It was ended from outside: its work is as good as before. */
export class WorkerEnded extends WorkerFailed {}

/** How long (ms) work may take in all, and how long nothing may be heard of it. */
interface Patience {
  total?: number
  silence?: number
}

/** Those that run: none of them outlives this process, whatever it is doing. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

interface Manner {
  /** The file that it runs, from the project's folder: by its source, the built server stands beside it. */
  entry: string
  args?: readonly string[]
  /** Options of Node. */
  nodeArgs?: readonly string[]
  /** By default this process's own. */
  env?: NodeJS.ProcessEnv
  /** Without work it ends after so many ms, and its memory is free again. */
  idle: number
}

/**
 * A process of its own for what would keep guests waiting here, started when there is work. It does
 * one piece at a time: whoever asks sees to that.
 */
export class WorkerProcess<Reply> {
  readonly #manner: Manner
  #child: ChildProcess | null = null
  #ending: NodeJS.Timeout | undefined
  #listening: Listening | null = null

  constructor(manner: Manner) {
    this.#manner = manner
  }

  /**
   * Hands work over and hears what is said of it, until `hear` says that this was the last. Throws
   * `WorkerFailed`, also when patience is at its end, and what `hear` throws; then the process is ended.
   */
  async work(
    work: Serializable,
    patience: Patience,
    hear: (reply: Reply) => boolean,
  ): Promise<void> {
    clearTimeout(this.#ending)
    const child = this.#open()
    const listening = new Listening(child, patience)
    this.#listening = listening
    try {
      await listening.talk(work, hear)
    } catch (error) {
      child.kill('SIGKILL')
      this.#forget(child)
      throw error
    } finally {
      this.#listening = null
    }
    this.#ending = setTimeout(() => this.#close(child), this.#manner.idle).unref()
  }

  /** Says something to it while it works. */
  tell(word: Serializable): void {
    // Whoever has ended meanwhile needs to hear nothing.
    if (this.#child?.connected) this.#child.send(word, () => undefined)
  }

  /** From now on what runs has to be heard of within so many ms, or it is ended. */
  hurry(silence: number): void {
    this.#listening?.limitSilence(silence)
  }

  /** Ends what runs without a word to it: the work fails. */
  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  /** Ends it now, whatever it is doing; the next work starts another. */
  end(): void {
    if (this.#child) this.#close(this.#child)
  }

  #open(): ChildProcess {
    if (this.#child?.connected) return this.#child
    const { entry, args = [], nodeArgs = [], env } = this.#manner
    const child = fork(join(process.cwd(), entry), args, {
      serialization: 'advanced',
      execArgv: [...nodeArgs],
      ...(env && { env }),
    })
    child.unref()
    child.channel?.unref()
    running.add(child)
    child.once('exit', () => running.delete(child))
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

/** Listens to a process while it works, for as long as patience lasts. */
class Listening {
  readonly #child: ChildProcess
  readonly #ended = Promise.withResolvers<void>()
  readonly #total: NodeJS.Timeout | undefined
  #silence: NodeJS.Timeout | undefined

  constructor(child: ChildProcess, { total, silence }: Patience) {
    this.#child = child
    if (total !== undefined)
      this.#total = setTimeout(() => this.#fail(`not done after ${total} ms`), total)
    if (silence !== undefined) this.limitSilence(silence)
  }

  limitSilence(silence: number): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#fail(`no progress for ${silence} ms`), silence)
  }

  async talk<Reply>(work: Serializable, hear: (reply: Reply) => boolean): Promise<void> {
    const child = this.#child
    const { promise, resolve, reject } = this.#ended
    const onMessage = (reply: Serializable) => {
      this.#silence?.refresh()
      try {
        if (hear(reply as Reply)) resolve()
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
