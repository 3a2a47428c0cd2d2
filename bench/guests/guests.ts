import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

interface Guests {
  /** Ends it, and gives what each response took (ms), the slowest last. */
  stop(): Promise<number[]>
}

/**
 * Asks for a page 200 times a second until it is stopped, on a thread of its own: what a bench does
 * meanwhile delays no response, and a slow answer delays no question.
 */
export async function readSteadily(url: string): Promise<Guests> {
  const worker = new Worker(join(import.meta.dirname, 'reading.ts'), { workerData: { url } })
  const failed = once(worker, 'error').then(([error]) => {
    throw error
  })
  failed.catch(() => undefined)
  // Its first response: until then the thread sends nothing.
  await Promise.race([once(worker, 'message'), failed])
  return {
    async stop() {
      const told = once(worker, 'message')
      worker.postMessage('stop')
      const [times] = await Promise.race([told, failed])
      await worker.terminate()
      return times.sort((one: number, other: number) => one - other)
    },
  }
}
