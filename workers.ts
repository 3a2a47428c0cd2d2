import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { AggregatorRegistry } from 'prom-client'
import { isMetricsMessage, type MetricsMessage } from '#catalogue/metrics-message.ts'

/** Before a dead worker is replaced, in ms; doubled each time that one does not come up. */
const firstPause = 100
const longestPause = 5000
const hardStop = 9500

/**
 * Forks `count` workers and keeps that many alive; answers when all of them listen. Where one of
 * the first cannot start (it has said why) the whole process ends with 1. SIGTERM and SIGINT go to
 * all workers; the process ends with 0 when the last has ended.
 */
export async function runWorkers(count: number, log: Logger): Promise<void> {
  let isStopping = false
  let isUp = false
  let pause = firstPause

  function fork(): Worker {
    const worker = cluster.fork()
    void listening(worker).then(() => {
      pause = firstPause
    })
    worker.once('exit', (code, signal) => {
      if (isStopping) return endWithLast()
      if (!isUp) process.exit(code || 1)
      log.error({ pid: worker.process.pid, code, signal }, 'a worker died and is replaced')
      setTimeout(() => !isStopping && fork(), pause)
      pause = Math.min(pause * 2, longestPause)
    })
    return worker
  }

  function endWithLast(): void {
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0)
  }

  function stop(): void {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), hardStop).unref()
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    endWithLast()
  }

  // JSON has no NaN, which a figure is that nobody can tell.
  cluster.setupPrimary({ serialization: 'advanced' })
  passNewsOn()
  addUpMetrics(log)
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop)
  const first = Array.from({ length: count }, fork)
  await Promise.all(first.map(listening))
  isUp = true
  process.send?.('up')
}

/** Once it says so itself (`server.ts`): who listens without the primary's help does not tell it. */
function listening(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.on('message', function hear(message: unknown) {
      if (message !== 'up') return
      worker.off('message', hear)
      resolve()
    })
  })
}

/** Answers each worker that asks for the figures of all of them. */
function addUpMetrics(log: Logger): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return
    const text = await all.clusterMetrics().catch((err: unknown) => {
      log.warn({ err }, 'the metrics of the workers could not be added up')
      return null
    })
    const answer: MetricsMessage = { ...message, text }
    if (worker.isConnected()) worker.send(answer, () => undefined)
  })
}

/** Passes on to the others what one worker says, which is always a word; figures are objects. */
export function passNewsOn(): void {
  cluster.on('message', (from, message: unknown) => {
    if (typeof message !== 'string') return
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker && worker !== from && worker.isConnected()) worker.send(message, () => undefined)
    }
  })
}
