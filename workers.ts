import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { AggregatorRegistry } from 'prom-client'
import { isMetricsMessage, type MetricsMessage } from '#catalogue/metrics-message.ts'

/** Milliseconds until a dead worker is replaced; doubled each time that one does not start. */
const firstPause = 100
const longestPause = 5000
const hardStop = 9500

/**
 * Forks `count` workers and replaces those that die; resolves when all of them listen. When one of the
 * first cannot start, the whole process ends with its code. SIGTERM and SIGINT go to all workers; the
 * process ends with 0 after the last.
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

  // JSON has no NaN, which a metric is that could not be read.
  cluster.setupPrimary({ serialization: 'advanced' })
  relayMessages()
  aggregateMetrics(log)
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop)
  const first = Array.from({ length: count }, fork)
  await Promise.all(first.map(listening))
  isUp = true
  process.send?.('up')
}

/** Resolves when the worker reports `up` (`server.ts`): with `reusePort` the primary has no event for it. */
function listening(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.on('message', function hear(message: unknown) {
      if (message !== 'up') return
      worker.off('message', hear)
      resolve()
    })
  })
}

/** Answers each worker that asks for the metrics of all of them. */
function aggregateMetrics(log: Logger): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return
    const text = await all.clusterMetrics().catch((err: unknown) => {
      log.warn({ err }, 'the metrics of the workers could not be added up')
      return null
    })
    const response: MetricsMessage = { ...message, text }
    if (worker.isConnected()) worker.send(response, () => undefined)
  })
}

/** Passes each worker's messages to the others. They are strings; requests for metrics are objects. */
export function relayMessages(): void {
  cluster.on('message', (from, message: unknown) => {
    if (typeof message !== 'string') return
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker && worker !== from && worker.isConnected()) worker.send(message, () => undefined)
    }
  })
}
