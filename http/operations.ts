import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '#config.ts'
import type { KeptAnswers } from './pages/kept-answers.ts'

export type Operations = ReturnType<typeof operations>

/** What operators ask: is it alive, may it receive traffic, how does it do (contract section 6). */
export function operations(config: Config, kept: KeptAnswers) {
  let isTaking = true
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
  gauge(registry, 'linecheck_kept_entries', 'Kept answers', () => kept.size.entries)
  gauge(registry, 'linecheck_kept_bytes', 'Bytes of kept answers', () => kept.size.bytes)

  return {
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
    stopTaking() {
      isTaking = false
    },
    /** Answers the operators' addresses; false for any other. */
    async answer(
      req: IncomingMessage,
      res: ServerResponse,
      path: string,
      headers: Record<string, string>,
    ): Promise<boolean> {
      if (path === '/healthz') text(res, 200, 'ok\n', headers)
      else if (path === '/readyz' && isTaking) text(res, 200, 'ok\n', headers)
      else if (path === '/readyz') text(res, 503, 'stopping\n', headers)
      else if (path !== '/metrics') return false
      else if (!maySeeMetrics(req, config)) text(res, 403, 'forbidden\n', headers)
      else {
        const body = await registry.metrics()
        text(res, 200, body, { ...headers, 'content-type': registry.contentType })
      }
      return true
    },
  }
}

/** A short plain answer that nobody keeps. */
export function text(
  res: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string>,
): void {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  res.writeHead(status, { ...type, ...headers, 'content-length': Buffer.byteLength(body) })
  res.end(body)
}

function counter(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}

/** Loopback without a proxy in between, or the operator's token. */
function maySeeMetrics(req: IncomingMessage, { metricsToken }: Config): boolean {
  const sent = req.headers.authorization
  if (metricsToken && sent !== undefined) return isSame(sent, `Bearer ${metricsToken}`)
  const from = req.socket.remoteAddress ?? ''
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(from)
  return isLocal && req.headers['x-forwarded-for'] === undefined
}

/** Takes as long for a wrong guess as for a good one. */
function isSame(sent: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(wanted))
}
