import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { answerInTime } from '#domain/request-timeout.ts'
import { isForEverybody, previewCookie } from './authenticate.ts'
import { Connections } from './bounds/connections.ts'
import { Rates } from './bounds/rates.ts'
import { operations, text } from './operations.ts'
import { openOwners } from './owners.ts'
import { writeCachedResponse } from './pages/cached-response.ts'
import { ResponseCache } from './pages/response-cache.ts'
import type { Parts } from './parts.ts'
import { securityHeaders, siteHeaders } from './security-headers.ts'

/** How long (ms) a connection may stand still while it is being answered. */
const patience = 130_000

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

/**
 * Whether a request names two hosts. Node reads the first, and a proxy in front may have read the
 * other: it is 400 (RFC 9112, section 3.2).
 */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/**
 * Ends the connection when nothing moves on it for so long. Node's own `server.timeout` would do so
 * for every answer, and costs a twenty-fifth of them; a cached one that has left whole needs it not.
 */
export function limitStandstill(req: IncomingMessage, ms = patience): void {
  req.socket.setTimeout(ms)
}

/** The same for bytes that the client has not taken yet. */
export function limitSlowReader(req: IncomingMessage, ms = patience): void {
  if (req.socket.writableLength > 0) limitStandstill(req, ms)
}
