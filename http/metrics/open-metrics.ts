import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { loadBackupState } from '#domain/backup/schedule/backup-state.ts'
import { loadOutboxFigures } from '#domain/mail-delivery/outbox-figures.ts'
import { areCopiesDue } from '#domain/media/background/make-copies.ts'
import type { Services } from '#domain/services.ts'
import type { ResponseCache } from '../pages/response-cache.ts'

export interface MetricSources {
  responseCache: ResponseCache
  services: Services
}

/** A current value, by its name without `linecheck_`; NaN when it cannot be read. */
interface Figure {
  name: string
  help: string
  read: () => number | Promise<number>
  /** Aggregates the values of several workers; default `max`, since most metrics measure shared state. */
  aggregator?: 'min' | 'sum'
}

/** Registers the metrics of one process. */
export function openMetrics(
  { responseCache, services }: MetricSources,
  degraded: () => Promise<string | null>,
): { registry: Registry; countCacheHit(): void; observe: Observe } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const hits = new Counter({
    name: 'linecheck_kept_answers_total',
    help: 'Responses written from the response cache',
    registers,
  })
  const makes = new Histogram({
    name: 'linecheck_make_seconds',
    help: 'Time to render a response for the cache',
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  })
  const made = new Counter({
    name: 'linecheck_made_answers_total',
    help: 'Responses rendered for the cache',
    registers,
  })
  responseCache.onMade((seconds) => {
    made.inc()
    makes.observe(seconds)
  })
  const durations = new Histogram({
    name: 'linecheck_request_seconds',
    help: 'Time to handle requests that the cache does not hold, by kind and status',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  })
  const figures = [
    ...figuresOfNode({ responseCache, services }, degraded),
    ...figuresOfMails(services),
    ...figuresOfBackups(services),
  ]
  for (const { name, help, read, aggregator = 'max' } of figures) {
    new Gauge({
      name: `linecheck_${name}`,
      help,
      aggregator,
      registers,
      async collect() {
        this.set(await Promise.try(read).catch(() => Number.NaN))
      },
    })
  }
  return {
    registry,
    countCacheHit: () => hits.inc(),
    observe(req, res) {
      const begun = performance.now()
      const kind = req.url?.startsWith('/api/') ? 'api' : 'page'
      res.once('finish', () => {
        const seconds = (performance.now() - begun) / 1000
        durations.observe({ kind, status: res.statusCode }, seconds)
      })
    },
  }
}

/** Measures a request that the response cache does not answer. */
type Observe = (req: IncomingMessage, res: ServerResponse) => void

function figuresOfNode(
  { responseCache, services }: MetricSources,
  degraded: () => Promise<string | null>,
): Figure[] {
  const { publications } = services.store
  return [
    {
      name: 'kept_entries',
      help: 'Cached responses',
      read: () => responseCache.size.entries,
      aggregator: 'sum',
    },
    {
      name: 'kept_bytes',
      help: 'Bytes of cached responses',
      read: () => responseCache.size.bytes,
      aggregator: 'sum',
    },
    {
      name: 'degraded',
      help: '1 while the database or the disk fails',
      read: async () => ((await degraded()) === null ? 0 : 1),
    },
    {
      name: 'publication_sequence',
      help: 'Number of the last publication that this node knows of',
      read: () => publications.sequence,
      aggregator: 'min', // the worker that is furthest behind
    },
    {
      name: 'publication_lag_seconds',
      help: 'Time from the last publication until this node knew of it',
      read: () => publications.lag,
    },
    {
      name: 'database_silence_seconds',
      help: 'Time since the last response of the database',
      read: () => publications.silence / 1000,
    },
    {
      name: 'media_due',
      help: '1 while pictures wait for their smaller copies',
      read: () => areCopiesDue(services).then(Number),
    },
  ]
}

function figuresOfMails(services: Services): Figure[] {
  const load = sharedWhileRunning(() => loadOutboxFigures(services))
  return [
    {
      name: 'mail_waiting',
      help: 'Mails that wait to be sent',
      read: async () => (await load()).waiting,
    },
    {
      name: 'mail_oldest_seconds',
      help: 'Age of the oldest waiting mail',
      read: async () => (await load()).oldestSeconds,
    },
    {
      name: 'mail_failed',
      help: 'Failed mails, of those that are still stored',
      read: async () => (await load()).failed,
    },
  ]
}

function figuresOfBackups({ store, now }: Services): Figure[] {
  const load = sharedWhileRunning(() => loadBackupState(store.db, now()))
  return [
    {
      name: 'backup_last_success_timestamp_seconds',
      help: 'When the last successful backup was made, 0 for never',
      async read() {
        const { last } = await load()
        return last ? Date.parse(last.at) / 1000 : 0
      },
    },
    {
      name: 'backup_bytes',
      help: 'Bytes of the last successful backup',
      read: async () => (await load()).last?.bytes ?? 0,
    },
    {
      name: 'backup_running',
      help: '1 while a backup is being made',
      read: async () => ((await load()).runningSince ? 1 : 0),
    },
    {
      name: 'backup_failed',
      help: '1 when the last backup failed',
      read: async () => ((await load()).failure ? 1 : 0),
    },
  ]
}

/** Returns a function whose callers share one run of `load` while it lasts. */
function sharedWhileRunning<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= load().finally(() => {
      running = null
    })
    return running
  }
}
