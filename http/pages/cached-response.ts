import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { smallestCoding } from '../files/compression.ts'

/** A response that is the same for everybody. */
export interface PlainResponse {
  status: number
  /** With charset, e.g. `text/html; charset=utf-8`. */
  type: string
  body: string | Buffer
  /** Its canonical path, when the cache key is another. */
  path?: string | null
  /** When its content was last published (ISO 8601 UTC), for `Last-Modified`. */
  changedAt?: string | null
}

/** A response as bytes, ready to be written. */
export interface CachedResponse {
  readonly status: number
  readonly type: string
  /** Its canonical path, when the cache key is another; else null. */
  readonly path: string | null
  readonly etag: string
  readonly identity: Encoded
  readonly gzip: Encoded
  /** Replaced by a smaller one by `recompress`. */
  br: Encoded
  /** Headers of its 304. */
  readonly unchanged: string[]
}

/** A response in one coding. `head` is flat (name, value, name …), which `writeHead` sends fastest. */
export interface Encoded {
  readonly bytes: Buffer
  readonly head: string[]
}

/** A CDN may store it but has to revalidate each time, so that it never shows an ended offer. */
const cacheControl = 'public, no-cache'

/** These are compressed already. */
const isPicture = (type: string) => type.startsWith('image/') && type !== 'image/svg+xml'

/**
 * Compresses a response, off the thread; brotli 5, so that a publication is soon visible. `common` are
 * the headers of every response. They are part of the ETag, because a 304 does not repeat them and the
 * client keeps the ones it has (docs/decisions/0004).
 */
export async function makeCachedResponse(
  { status, type, body, path = null, changedAt = null }: PlainResponse,
  common: Readonly<Record<string, string>>,
): Promise<CachedResponse> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const etag = tagOf(bytes, { ...common, type })
  const modified = changedAt && { 'last-modified': new Date(changedAt).toUTCString() }
  const caching = { 'cache-control': cacheControl, etag, vary: 'accept-encoding', ...modified }
  const length = { 'content-length': String(bytes.length) }
  const head = Object.entries({ ...common, ...caching, 'content-type': type, ...length }).flat()
  const identity = { bytes, head }
  const [zipped, loose] = isPicture(type)
    ? [identity, identity]
    : await Promise.all([
        promisify(gzip)(bytes).then((small) => encoded(identity, small, 'gzip')),
        brotli(bytes, 5).then((small) => encoded(identity, small, 'br')),
      ])
  const unchanged = Object.entries(caching).flat()
  return { status, type, path, etag, identity, gzip: zipped, br: loose, unchanged }
}

/** Compresses with brotli 10, which takes 20 to 40 ms for a page. */
export async function recompress(cached: CachedResponse): Promise<void> {
  if (cached.br === cached.identity) return
  const tight = encoded(cached.identity, await brotli(cached.identity.bytes, 10), 'br')
  if (tight.bytes.length < cached.br.bytes.length) cached.br = tight
}

/** Returns the bytes of memory it takes. */
export function sizeOf({ identity, gzip, br }: CachedResponse): number {
  return new Set([identity, gzip, br]).values().reduce((sum, { bytes }) => sum + bytes.length, 0)
}

function tagOf(bytes: Buffer, head: object): string {
  const hash = createHash('sha256').update(JSON.stringify(head)).update(bytes)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Returns the encoded response, or `identity` when that is not larger. */
function encoded(identity: Encoded, bytes: Buffer, coding: 'br' | 'gzip'): Encoded {
  if (bytes.length >= identity.bytes.length) return identity
  const head = identity.head.with(-1, String(bytes.length))
  return { bytes, head: ['content-encoding', coding, ...head] }
}

/** Compresses with a window no larger than the bytes, which saves megabytes of memory here and in browsers. */
function brotli(bytes: Buffer, level: number): Promise<Buffer> {
  const window = Math.max(10, Math.min(22, Math.ceil(Math.log2(bytes.length + 16))))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return promisify(brotliCompress)(bytes, { params })
}

/** Writes the bytes, or 304 when the client has them. A 304 has only the headers that RFC 9110 (15.4.5) asks for. */
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
