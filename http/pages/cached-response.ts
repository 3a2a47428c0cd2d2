import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { smallestCoding } from '../files/compression.ts'

/** An answer that is the same for everybody. */
export interface PlainResponse {
  status: number
  /** With charset, e.g. `text/html; charset=utf-8`. */
  type: string
  body: string | Buffer
  /** The path under which it is known to the world, where its key is another. */
  path?: string | null
}

/** An answer kept as bytes, ready to be written (`write-kept.ts`). */
export interface CachedResponse {
  readonly status: number
  readonly type: string
  /** Its canonical path, where its key is another; null where they are the same. */
  readonly path: string | null
  readonly etag: string
  readonly identity: Coded
  readonly gzip: Coded
  /** Loosely compressed at first, and anew by `recompress`. */
  br: Coded
  /** The head of its 304. */
  readonly unchanged: string[]
}

/** An answer in one coding. A flat head, name and value in turn, is what `writeHead` sends quickest. */
export interface Coded {
  readonly bytes: Buffer
  readonly head: string[]
}

/** A CDN may hold it and has to ask each time: an ended offer is never shown from a cache. */
const cacheControl = 'public, no-cache'

/** What no coding makes smaller. */
const isPicture = (type: string) => type.startsWith('image/') && type !== 'image/svg+xml'

/**
 * Makes the bytes, off the thread; brotli 5, so that a publication is visible without waiting.
 * `common` are the headers of every answer: they are part of its tag, because a 304 has none of
 * them and the client goes on with those it has (docs/decisions/0023).
 */
export async function makeCachedResponse(
  { status, type, body, path = null }: PlainResponse,
  common: Readonly<Record<string, string>>,
): Promise<CachedResponse> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const etag = tagOf(bytes, { ...common, type })
  const caching = { 'cache-control': cacheControl, etag, vary: 'accept-encoding' }
  const length = { 'content-length': String(bytes.length) }
  const head = Object.entries({ ...common, ...caching, 'content-type': type, ...length }).flat()
  const identity = { bytes, head }
  const [zipped, loose] = isPicture(type)
    ? [identity, identity]
    : await Promise.all([
        promisify(gzip)(bytes).then((small) => coded(identity, small, 'gzip')),
        brotli(bytes, 5).then((small) => coded(identity, small, 'br')),
      ])
  const unchanged = Object.entries(caching).flat()
  return { status, type, path, etag, identity, gzip: zipped, br: loose, unchanged }
}

/** Brotli 10 takes 20 to 40 ms for a page: for what is going to stay. */
export async function recompress(cached: CachedResponse): Promise<void> {
  if (cached.br === cached.identity) return
  const tight = coded(cached.identity, await brotli(cached.identity.bytes, 10), 'br')
  if (tight.bytes.length < cached.br.bytes.length) cached.br = tight
}

/** How many bytes of memory it takes. */
export function sizeOf({ identity, gzip, br }: CachedResponse): number {
  return new Set([identity, gzip, br]).values().reduce((sum, { bytes }) => sum + bytes.length, 0)
}

function tagOf(bytes: Buffer, head: object): string {
  const hash = createHash('sha256').update(JSON.stringify(head)).update(bytes)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** The same in a coding, where that makes it smaller. */
function coded(identity: Coded, bytes: Buffer, coding: 'br' | 'gzip'): Coded {
  if (bytes.length >= identity.bytes.length) return identity
  const head = identity.head.with(-1, String(bytes.length))
  return { bytes, head: ['content-encoding', coding, ...head] }
}

/** A window no wider than the bytes: it saves megabytes of memory for a page, here and in browsers. */
function brotli(bytes: Buffer, level: number): Promise<Buffer> {
  const window = Math.max(10, Math.min(22, Math.ceil(Math.log2(bytes.length + 16))))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return promisify(brotliCompress)(bytes, { params })
}

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
