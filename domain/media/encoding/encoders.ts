import pLimit from 'p-limit'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'
import { WorkerFailed, WorkerProcess } from '#domain/worker-process.ts'
import { StoreFull } from '#store/store-errors.ts'
import type {
  CopyJob,
  CutJob,
  Job,
  PictureFault,
  ReadJob,
  ReadPicture,
  RenderedCopy,
  RenderedDrawing,
  RenderJob,
  Reply,
} from './jobs.ts'

/** Milliseconds for reading a picture, and for encoding its copies. */
const timeouts = { read: 20_000, draw: 180_000 }

/** In ms: an idle encoder ends, which frees its memory. */
const idle = 3_000

/** Further jobs are rejected. */
const maxQueueLength = 100

/** One encoder process with its queue. There are two, so that uploads never wait for copies. */
class Encoder {
  readonly #process: WorkerProcess<Reply>
  readonly #turns = pLimit(1)

  get waiting(): number {
    return this.#turns.activeCount + this.#turns.pendingCount
  }

  constructor(niceness: number) {
    this.#process = new WorkerProcess({
      entry: 'domain/media/encoding/encoder.ts',
      args: [String(niceness)],
      env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2', VIPS_CONCURRENCY: '1' },
      idle,
    })
  }

  /** Runs a job. Throws `WorkerFailed`, and `Problem('busy')` when the queue is full. */
  run(job: Job, most: number, hear: (reply: Reply) => void): Promise<void> {
    if (this.waiting >= maxQueueLength) {
      return Promise.reject(new Problem('busy', messages.busy, { retryAfter: 10 }))
    }
    return this.#turns(() => this.#process.work({ ...job }, { total: most }, heard(hear)))
  }

  /** Ends the process; the next job starts another. */
  end(): void {
    this.#process.end()
  }
}

function heard(hear: (reply: Reply) => void): (reply: Reply) => boolean {
  return (reply) => {
    if ('error' in reply)
      throw reply.isFull ? new StoreFull(reply.error) : new WorkerFailed(reply.error)
    hear(reply)
    return !('drawn' in reply)
  }
}

const reader = new Encoder(0)
const drawer = new Encoder(10)

/** Ends both encoders; their jobs fail. */
export function endEncoders(): void {
  reader.end()
  drawer.end()
}

/** Reads an uploaded picture in an encoder. Returns its properties or the fault. */
export function readInEncoder(job: Omit<ReadJob, 'do'>): Promise<ReadPicture | PictureFault> {
  return read({ do: 'read', ...job })
}

/** Cuts a part out of a picture in an encoder. Returns its properties or the fault. */
export function cutInEncoder(job: Omit<CutJob, 'do'>): Promise<ReadPicture | PictureFault> {
  return read({ do: 'cut', ...job })
}

async function read(job: ReadJob | CutJob): Promise<ReadPicture | PictureFault> {
  let outcome: ReadPicture | PictureFault = 'too-slow'
  try {
    await reader.run(job, timeouts.read, (reply) => {
      if ('read' in reply) outcome = reply.read
      if ('fault' in reply) outcome = reply.fault
    })
  } catch (error) {
    if (!(error instanceof WorkerFailed)) throw error
  }
  return outcome
}

/**
 * Encodes copies in an encoder and passes each to `take`. `atOnce`: a request waits for them.
 * Throws `WorkerFailed` and what `take` throws.
 */
export async function makeCopiesInEncoder(
  job: Omit<CopyJob, 'do'>,
  take: (copy: RenderedCopy) => Promise<void>,
  { atOnce = false } = {},
): Promise<void> {
  await draw(atOnce ? reader : drawer, { do: 'draw', ...job }, take)
}

/** Renders a drawing in the less busy encoder; throws like `makeCopiesInEncoder`. */
export async function renderInEncoder(
  job: Omit<RenderJob, 'do'>,
  take: (copy: RenderedCopy) => Promise<void>,
): Promise<RenderedDrawing> {
  const encoder = drawer.waiting < reader.waiting ? drawer : reader
  const last = await draw(encoder, { do: 'render', ...job }, take)
  if (last && 'rendered' in last) return last.rendered
  throw new WorkerFailed('The drawing was left out')
}

/** Returns the last reply. */
async function draw(
  encoder: Encoder,
  job: CopyJob | RenderJob,
  take: (copy: RenderedCopy) => Promise<void>,
): Promise<Reply | undefined> {
  let last: Reply | undefined
  let done: Promise<void> = Promise.resolve()
  const failed = Promise.withResolvers<never>()
  const drawn = encoder.run(job, timeouts.draw, (reply) => {
    last = reply
    if (!('drawn' in reply)) return
    done = done.then(() => take(reply.drawn))
    done.catch(failed.reject)
  })
  await Promise.race([drawn, failed.promise])
  await done
  return last
}
