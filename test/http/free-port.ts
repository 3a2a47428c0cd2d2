import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux): a browser's own
 * connection could take one of those before the server that it was meant for listens on it.
 */
const [first, last] = [12_000, 32_000]

/** The most workers of a run of tests. */
const workers = 16

/**
 * Returns a free TCP port of this machine, below those of outgoing connections. Each worker of a run has ports
 * of its own: two workers with the same free port would both call the app that listens first.
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const { TEST_PARALLEL_INDEX, VITEST_POOL_ID } = process.env
  const worker = Number(TEST_PARALLEL_INDEX ?? VITEST_POOL_ID ?? 0) % workers
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(first / workers, last / workers) * workers + worker
    if (await isFree(port, host)) return port
  }
  throw new Error('no free port')
}

async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  }
  probe.close()
  await once(probe, 'close')
  return true
}
