import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { isMetricsMessage, type MetricsMessage } from '#catalogue/metrics-message.ts'

/**
 * Returns a function that reads the figures in Prometheus' text format: those of this process, or,
 * in a worker, those of all workers added up by the primary (`workers.ts`), so that a scrape does
 * not depend on the worker that happens to answer it. It returns null when a worker did not answer.
 */
export function metricsReader(registry: Registry): () => Promise<string | null> {
  if (!cluster.isWorker) return () => registry.metrics()
  AggregatorRegistry.setRegistries([registry])
  new AggregatorRegistry() // from here on it answers the primary's questions
  const waiting = new Map<number, (text: string | null) => void>()
  let lastId = 0
  process.on('message', (message) => {
    if (!isMetricsMessage(message)) return
    waiting.get(message.id)?.(message.text ?? null)
    waiting.delete(message.id)
  })
  return () =>
    new Promise((resolve) => {
      lastId += 1
      waiting.set(lastId, resolve)
      const question: MetricsMessage = { type: 'linecheck:metrics', id: lastId }
      process.send?.(question, undefined, {}, (error) => error && resolve(null))
    })
}
