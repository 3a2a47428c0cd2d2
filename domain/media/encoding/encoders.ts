import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'
import { StoreFull } from '#store/refusals.ts'
import type { DrawJob, DrawnCopy, Job, PictureFault, ReadJob, ReadPicture, Reply } from './jobs.ts'

/** How long (ms) a picture may take to be read, and its copies to be made. */
const patience = { read: 20_000, draw: 180_000 }

/** An encoder without work ends after so many ms, and its memory is free again. */
const idle = 3_000

/** How many jobs wait at most; more are refused at once. */
const longestQueue = 100

/** A job took too long, or its encoder died of it. */
class EncoderFailed extends Error {
  override readonly name = 'EncoderFailed'
}

/** The encoder was ended from outside: the job is as good as before. */
export class EncoderEnded extends EncoderFailed {}

/**
 * One process that decodes and encodes, started when there is work, with the jobs that wait for it.
 * Two of them are all there is: what is being uploaded never waits for copies that are being made.
 */
class Encoder {
  readonly #niceness: number
  #child: ChildProcess | null = null
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #ending: NodeJS.Timeout | undefined

  constructor(niceness: number) {
    this.#niceness = niceness
  }

  /** Runs a job when its turn comes. Throws `EncoderFailed`, and `Problem` when too many wait. */
  run(job: Job, most: number, hear: (reply: Reply) => void): Promise<void> {
    if (this.#waiting >= longestQueue) {
      return Promise.reject(new Problem('busy', messages.busy, { retryAfter: 10 }))
    }
    this.#waiting++
    const turn = this.#last.then(() => this.#work(job, most, hear))
    this.#last = turn.catch(() => undefined).finally(() => this.#waiting--)
    return turn
  }

  async #work(job: Job, most: number, hear: (reply: Reply) => void): Promise<void> {
    clearTimeout(this.#ending)
    const child = this.#open()
    try {
      await talk(child, job, most, hear)
    } catch (error) {
      child.kill('SIGKILL')
      this.#child = null
      throw error
    }
    this.#ending = setTimeout(() => this.#close(child), idle).unref()
  }

  #open(): ChildProcess {
    if (this.#child?.connected) return this.#child
    const entry = join(process.cwd(), 'domain/media/encoding/encoder.ts')
    const child = fork(entry, [String(this.#niceness)], {
      serialization: 'advanced',
      execArgv: [],
      env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2', VIPS_CONCURRENCY: '1' },
    })
    child.unref()
    child.channel?.unref()
    this.#child = child
    return child
  }

  /** Ends it now, whatever it is doing; the next job starts another. */
  end(): void {
    if (this.#child) this.#close(this.#child)
  }

  #close(child: ChildProcess): void {
    if (this.#child === child) this.#child = null
    child.kill()
  }
}

/** Sends a job and listens until it is done. */
function talk(
  child: ChildProcess,
  job: Job,
  most: number,
  hear: (reply: Reply) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = (why: string) => reject(new EncoderFailed(why))
  const onMessage = (reply: Reply) => {
    if ('error' in reply) {
      return reply.isFull ? reject(new StoreFull(reply.error)) : fail(reply.error)
    }
    hear(reply)
    if (!('drawn' in reply)) resolve()
  }
  const onExit = (_code: number | null, signal: string | null) =>
    reject(
      new (signal === 'SIGTERM' ? EncoderEnded : EncoderFailed)(`the encoder ended: ${signal}`),
    )
  const onError = (error: Error) => fail(error.message)
  const timer = setTimeout(() => fail(`not done after ${most} ms`), most)
  child.channel?.ref()
  child.on('message', onMessage).once('exit', onExit).once('error', onError)
  child.send(job, (error) => error && fail(error.message))
  return promise.finally(() => {
    clearTimeout(timer)
    child.channel?.unref()
    child.off('message', onMessage).off('exit', onExit).off('error', onError)
  })
}

const reader = new Encoder(0)
const drawer = new Encoder(10)

/** Ends the encoders; what they were doing fails. */
export function endEncoders(): void {
  reader.end()
  drawer.end()
}

/** Reads an uploaded picture in a process of its own: what it is, or why it is none. */
export async function readInEncoder(job: Omit<ReadJob, 'do'>): Promise<ReadPicture | PictureFault> {
  let found: ReadPicture | PictureFault = 'too-slow'
  try {
    await reader.run({ do: 'read', ...job }, patience.read, (reply) => {
      if ('read' in reply) found = reply.read
      if ('fault' in reply) found = reply.fault
    })
  } catch (error) {
    if (!(error instanceof EncoderFailed)) throw error
  }
  return found
}

/**
 * Makes copies in a process of its own and hands each over when it is ready; resolves when all of
 * them are dealt with. `atOnce`: somebody waits for them. Throws `EncoderFailed`, or at once what
 * `take` throws.
 */
export async function drawInEncoder(
  job: Omit<DrawJob, 'do'>,
  take: (copy: DrawnCopy) => Promise<void>,
  { atOnce = false } = {},
): Promise<void> {
  let done: Promise<void> = Promise.resolve()
  const failed = Promise.withResolvers<never>()
  const drawn = (atOnce ? reader : drawer).run({ do: 'draw', ...job }, patience.draw, (reply) => {
    if (!('drawn' in reply)) return
    done = done.then(() => take(reply.drawn))
    done.catch(failed.reject)
  })
  await Promise.race([drawn, failed.promise])
  await done
}
