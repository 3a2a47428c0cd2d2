import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { isMetricsMessage, type MetricsMessage } from '#catalogue/metrics-message.ts'

/**
 * Returns a function that returns the metrics as Prometheus' text. In a worker the primary adds up those
 * of all workers (`workers.ts`), so that a scrape does not depend on the worker that answers it; null
 * when one did not answer.
 */
export function metricsReader(registry: Registry): () => Promise<string | null> {
  if (!cluster.isWorker) return () => registry.metrics()
  AggregatorRegistry.setRegistries([registry])
  new AggregatorRegistry() // answers the primary's requests from now on
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
      const request: MetricsMessage = { type: 'linecheck:metrics', id: lastId }
      process.send?.(request, undefined, {}, (error) => error && resolve(null))
    })
}
