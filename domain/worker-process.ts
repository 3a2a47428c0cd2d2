import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { join } from 'node:path'

/** Its work took too long, or the process died of it. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed'
}

/** It was ended from outside: its work is as good as before. */
export class WorkerEnded extends WorkerFailed {}

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

  constructor(manner: Manner) {
    this.#manner = manner
  }

  /**
   * Hands work over and hears what is said of it, until `hear` says that this was the last. Throws
   * `WorkerFailed`, after `most` ms at the latest, and what `hear` throws; then the process is ended.
   */
  async work(work: Serializable, most: number, hear: (reply: Reply) => boolean): Promise<void> {
    clearTimeout(this.#ending)
    const child = this.#open()
    try {
      await talk(child, work, most, hear)
    } catch (error) {
      child.kill('SIGKILL')
      this.#forget(child)
      throw error
    }
    this.#ending = setTimeout(() => this.#close(child), this.#manner.idle).unref()
  }

  /** Says something to it while it works. */
  tell(word: Serializable): void {
    // Whoever has ended meanwhile needs to hear nothing.
    if (this.#child?.connected) this.#child.send(word, () => undefined)
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

function talk<Reply>(
  child: ChildProcess,
  work: Serializable,
  most: number,
  hear: (reply: Reply) => boolean,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = (why: string) => reject(new WorkerFailed(why))
  const onMessage = (reply: Serializable) => {
    try {
      if (hear(reply as Reply)) resolve()
    } catch (error) {
      reject(error)
    }
  }
  const onExit = (_code: number | null, signal: string | null) =>
    reject(new (signal === 'SIGTERM' ? WorkerEnded : WorkerFailed)(`the process ended: ${signal}`))
  const onError = (error: Error) => fail(error.message)
  const timer = setTimeout(() => fail(`not done after ${most} ms`), most)
  child.channel?.ref()
  child.on('message', onMessage).once('exit', onExit).once('error', onError)
  child.send(work, (error) => error && fail(error.message))
  return promise.finally(() => {
    clearTimeout(timer)
    child.channel?.unref()
    child.off('message', onMessage).off('exit', onExit).off('error', onError)
  })
}
