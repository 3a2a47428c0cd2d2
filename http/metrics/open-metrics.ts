import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { areCopiesDue } from '#domain/media/upkeep/make-copies.ts'
import type { Services } from '#domain/services.ts'
import type { ResponseCache } from '../pages/response-cache.ts'
import { degradedMode } from './degraded-mode.ts'
import { counter, gauge } from './gauges.ts'
import { watchBackup } from './watch-backup.ts'
import { watchOutbox } from './watch-outbox.ts'

/** What is watched. */
export interface Watched {
  kept: ResponseCache
  services: Services
}

/** How far a node is behind: publications, the database's answers, pictures, pages that are made. */
function watchWork(registry: Registry, { services, kept }: Watched): void {
  const { publications } = services.store
  const makes = new Histogram({
    name: 'linecheck_make_seconds',
    help: 'Time to make an answer that is kept',
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  kept.onMade((seconds) => makes.observe(seconds))
  const watch = (name: string, help: string, read: () => number | Promise<number>) =>
    gauge(registry, `linecheck_${name}`, help, read)
  gauge(
    registry,
    'linecheck_publication_sequence',
    'How far the ledger has been read',
    () => publications.sequence,
    'min', // the worker that is behind is the one to hear of
  )
  watch('publication_lag_seconds', 'From the last publication until this node knew of it', () => {
    return publications.lag
  })
  watch('database_silence_seconds', 'Since the database has answered last', () => {
    return publications.silence / 1000
  })
  watch('media_due', '1 while pictures wait for their copies', () =>
    areCopiesDue(services).then(Number, () => Number.NaN),
  )
}

/** The figures of one process, as Prometheus reads them. */
export function openMetrics(watched: Watched, diskFailure: () => Promise<string | null>) {
  const { kept, services } = watched
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  let keptHits = 0
  counter(
    registry,
    'linecheck_kept_answers_total',
    'Answers written from kept bytes',
    () => keptHits,
  )
  counter(registry, 'linecheck_made_answers_total', 'Answers made to be kept', () => kept.made)
  const durations = new Histogram({
    name: 'linecheck_request_seconds',
    help: 'Time to answer what is not kept, by kind and status',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  gauge(registry, 'linecheck_kept_entries', 'Kept answers', () => kept.size.entries, 'sum')
  gauge(registry, 'linecheck_kept_bytes', 'Bytes of kept answers', () => kept.size.bytes, 'sum')
  gauge(registry, 'linecheck_degraded', '1 while its database or its disk fails', async () => {
    return (degradedMode(watched) ?? (await diskFailure())) === null ? 0 : 1
  })
  watchWork(registry, watched)
  watchOutbox(registry, services)
  watchBackup(registry, services)

  return {
    registry,
    countKept() {
      keptHits++
    },
    /** Measures what is not answered from kept bytes. */
    observe(req: IncomingMessage, res: ServerResponse) {
      const begun = performance.now()
      const kind = req.url?.startsWith('/api/') ? 'api' : 'page'
      res.once('finish', () => {
        const seconds = (performance.now() - begun) / 1000
        durations.observe({ kind, status: res.statusCode }, seconds)
      })
    },
  }
}
