import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Config } from '#config.ts'
import { degradedMode } from './metrics/degraded-mode.ts'
import { type MetricSources, openMetrics } from './metrics/open-metrics.ts'
import { metricsReader } from './metrics/read-metrics.ts'

export type Operations = ReturnType<typeof operations>

/** Handles `/healthz`, `/readyz` and `/metrics` (contract section 6). */
export function operations(config: Config, sources: MetricSources) {
  let isAccepting = true
  const degraded = degradedMode(sources.services, config.dataDir)
  const { registry, countCacheHit, observe } = openMetrics(sources, degraded)
  const readMetrics = metricsReader(registry)

  /**
   * Returns `degraded`, still with status 200: guests' pages are served from memory, and other nodes
   * have the same failure. Only operators get the reason, which may hold an address or a path.
   */
  async function readiness(req: IncomingMessage): Promise<string> {
    const failure = await degraded()
    if (failure === null) return 'ok\n'
    return maySeeMetrics(req, config) ? `degraded: ${failure}\n` : 'degraded\n'
  }

  return {
    countCacheHit,
    observe,
    stopAccepting() {
      isAccepting = false
    },
    /** Returns false for any other address. */
    async handle(
      req: IncomingMessage,
      res: ServerResponse,
      path: string,
      headers: Record<string, string>,
    ): Promise<boolean> {
      if (path === '/healthz') text(res, 200, 'ok\n', headers)
      else if (path === '/readyz' && isAccepting) text(res, 200, await readiness(req), headers)
      else if (path === '/readyz') text(res, 503, 'stopping\n', headers)
      else if (path !== '/metrics') return false
      else if (!maySeeMetrics(req, config)) text(res, 403, 'forbidden\n', headers)
      else {
        const body = await readMetrics()
        if (body === null) text(res, 503, 'a worker did not respond in time\n', headers)
        else text(res, 200, body, { ...headers, 'content-type': registry.contentType })
      }
      return true
    },
  }
}

/** Writes a short plain response that is not cached. */
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

/** Allows the operator's token, and this machine itself without a proxy in between. */
function maySeeMetrics(req: IncomingMessage, { metricsToken }: Config): boolean {
  const sent = req.headers.authorization
  if (metricsToken && sent !== undefined) return isSame(sent, `Bearer ${metricsToken}`)
  return isOfThisMachine(req.socket.remoteAddress) && req.headers['x-forwarded-for'] === undefined
}

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8)
thisMachine.addAddress('::1', 'ipv6')

/** Returns whether an address is loopback, in any spelling. */
export function isOfThisMachine(address: string | undefined): boolean {
  return address !== undefined && thisMachine.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Compares in constant time. */
function isSame(sent: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(wanted))
}
