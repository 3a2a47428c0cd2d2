import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { answerInTime } from '#domain/request-timeout.ts'
import { Connections } from './bounds/connections.ts'
import { namesTwoHosts } from './bounds/one-host.ts'
import { Rates } from './bounds/rates.ts'
import { limitSlowReader, limitStandstill } from './bounds/slow-readers.ts'
import { operations, text } from './operations.ts'
import { openOwners } from './owners.ts'
import { ResponseCache } from './pages/response-cache.ts'
import { writeCachedResponse } from './pages/write-cached-response.ts'
import type { Parts } from './parts.ts'
import { securityHeaders, siteHeaders } from './security-headers.ts'
import { isForEverybody, previewCookie } from './who-is-calling.ts'

/** The listener of the process, and the word that no more traffic should come. */
export interface Http {
  /** Looks at a new connection, and ends one too many of its address. */
  admit(socket: Socket): void
  handle(req: IncomingMessage, res: ServerResponse): void
  stopTaking(): void
}

/** Kept bytes first, before any framework; then whoever owns the address. */
export function openHttp(parts: Parts): Http {
  const { config, log, services } = parts
  const headers = securityHeaders(config, parts.isDev)
  const headersOf = siteHeaders(config, parts.isDev, parts.inlineStyles)
  const kept = new ResponseCache(services, log, headersOf)
  const ops = operations(config, { ...parts, kept })
  const cookie = previewCookie(config)
  const { rates = new Rates() } = parts
  const shared = { kept, ops, rates }
  const answer = openOwners({ ...parts, ...shared, headers, headersOf })

  function handle(req: IncomingMessage, res: ServerResponse): void {
    if (namesTwoHosts(req)) {
      text(res, 400, 'bad request\n', { ...headers, connection: 'close' })
      return
    }
    const target = String(req.url)
    const found = isForEverybody(req, cookie) ? kept.find(target) : undefined
    if (found) {
      ops.countKept()
      writeCachedResponse(req, res, found)
      limitSlowReader(req)
      return
    }
    limitStandstill(req)
    const requestId = randomUUID()
    res.setHeader('x-request-id', requestId)
    ops.observe(req, res)
    const url = parseUrl(target)
    if (!url) text(res, 400, 'bad request\n', headers)
    else
      answerInTime(() => answer({ req, res, url, requestId })).catch((err) => {
        log.error({ err, requestId }, 'an answer failed')
        if (!res.headersSent) text(res, 500, '', headers)
        else res.destroy()
      })
  }
  const connections = new Connections(config, log)
  const admit = (socket: Socket) => connections.admit(socket)
  return { admit, handle, stopTaking: ops.stopTaking }
}

/** The address by its own words only: `Host` plays no part. */
function parseUrl(target: string): URL | null {
  if (!target.startsWith('/') || target.length > 8_000) return null
  return URL.parse(target.replace(/[/\\]+/, '/'), 'http://site')
}
