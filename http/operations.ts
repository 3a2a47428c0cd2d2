import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Config } from '#config.ts'
import { degradedMode } from './metrics/degraded-mode.ts'
import { openMetrics, type Watched } from './metrics/open-metrics.ts'
import { metricsReader } from './metrics/read-metrics.ts'

export type Operations = ReturnType<typeof operations>

/** What operators ask: is it alive, may it receive traffic, how does it do (contract section 6). */
export function operations(config: Config, watched: Watched) {
  let isTaking = true
  const degraded = degradedMode(watched.services, config.dataDir)
  const { registry, countKept, observe } = openMetrics(watched, degraded)
  const readMetrics = metricsReader(registry)

  /**
   * It goes on receiving traffic: guests' pages are there, and another node is no better off. Why is
   * for operators only, since it may hold an address or a path.
   */
  async function readiness(req: IncomingMessage): Promise<string> {
    const failure = await degraded()
    if (failure === null) return 'ok\n'
    return maySeeMetrics(req, config) ? `degraded: ${failure}\n` : 'degraded\n'
  }

  return {
    countKept,
    observe,
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
      else if (path === '/readyz' && isTaking) text(res, 200, await readiness(req), headers)
      else if (path === '/readyz') text(res, 503, 'stopping\n', headers)
      else if (path !== '/metrics') return false
      else if (!maySeeMetrics(req, config)) text(res, 403, 'forbidden\n', headers)
      else {
        const body = await readMetrics()
        if (body === null) text(res, 503, 'a worker did not answer in time\n', headers)
        else text(res, 200, body, { ...headers, 'content-type': registry.contentType })
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

/** Loopback without a proxy in between, or the operator's token. */
function maySeeMetrics(req: IncomingMessage, { metricsToken }: Config): boolean {
  const sent = req.headers.authorization
  if (metricsToken && sent !== undefined) return isSame(sent, `Bearer ${metricsToken}`)
  return isOfThisMachine(req.socket.remoteAddress) && req.headers['x-forwarded-for'] === undefined
}

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8)
thisMachine.addAddress('::1', 'ipv6')

/** Is this an address by which a machine calls itself, in whatever spelling? */
export function isOfThisMachine(address: string | undefined): boolean {
  return address !== undefined && thisMachine.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Takes as long for a wrong guess as for a good one. */
function isSame(sent: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(wanted))
}
