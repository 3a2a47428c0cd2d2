import type { IncomingMessage, ServerResponse } from 'node:http'
import { smallestCoding } from '../files/accepts-coding.ts'
import type { CachedResponse } from './cached-response.ts'

/**
 * Writes bytes, or 304 where the client has them: looks up nothing and makes nothing. A 304 carries
 * what RFC 9110 (15.4.5) asks and no more; why no header of security is missed: docs/decisions/0023.
 */
export function writeCachedResponse(
  req: IncomingMessage,
  res: ServerResponse,
  cached: CachedResponse,
): void {
  const { headers } = req
  if (cached.status === 200 && matches(headers['if-none-match'], cached.etag)) {
    res.writeHead(304, cached.unchanged)
    res.end()
    return
  }
  const { bytes, head } = cached[smallestCoding(headers['accept-encoding'])]
  res.writeHead(cached.status, head)
  res.end(bytes)
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header === etag || header === '*' || header.includes(etag))
}
