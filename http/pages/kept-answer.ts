import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { acceptsCoding } from '../accepts-coding.ts'

/** An answer that is the same for everybody. */
export interface PlainAnswer {
  status: number
  /** With charset, e.g. `text/html; charset=utf-8`. */
  type: string
  body: string | Buffer
}

/** An answer kept as bytes, ready to be written. */
export interface KeptAnswer {
  status: number
  etag: string
  /** What it was read from: it is dropped when one of these changes. */
  subjects: ReadonlySet<string>
  /** ISO time at which the clock alone changes it, or null. */
  until: string | null
  /** Has something it was read from changed? Then it is only for emergencies. */
  isStale: boolean
  identity: Coded
  gzip: Coded
  brotli: Coded
  headers304: OutgoingHttpHeaders
}

interface Coded {
  bytes: Buffer
  headers: OutgoingHttpHeaders
}

/** A CDN may hold it and has to ask each time: an ended offer is never shown from a cache. */
const cacheControl = 'public, no-cache'

/** Makes the bytes: brotli 5 at once, so that a publication is visible without waiting. */
export function keep(
  answer: PlainAnswer,
  common: OutgoingHttpHeaders,
  read: { subjects: ReadonlySet<string>; until: string | null },
): KeptAnswer {
  const { body } = answer
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = { ...common, 'cache-control': cacheControl, etag, vary: 'accept-encoding' }
  const typed = { ...headers, 'content-type': answer.type }
  return {
    status: answer.status,
    etag,
    ...read,
    isStale: false,
    identity: coded(bytes, typed, null),
    gzip: coded(gzipSync(bytes), typed, 'gzip'),
    brotli: coded(brotliCompressSync(bytes, quality(5, bytes.length)), typed, 'br'),
    headers304: headers,
  }
}

/** Brotli 11 takes 40 ms for a page: made behind the answer, off the thread. */
export async function squeeze(kept: KeptAnswer): Promise<void> {
  const { bytes } = kept.identity
  const small = await promisify(brotliCompress)(bytes, quality(11, bytes.length))
  kept.brotli = coded(small, kept.identity.headers, 'br')
}

/** How many bytes of memory it takes. */
export function sizeOf({ identity, gzip, brotli }: KeptAnswer): number {
  return identity.bytes.length + gzip.bytes.length + brotli.bytes.length
}

/** Looks up nothing and makes nothing: writes bytes, or 304 where the client has them. */
export function writeKept(req: IncomingMessage, res: ServerResponse, kept: KeptAnswer): void {
  if (kept.status === 200 && matches(req.headers['if-none-match'], kept.etag)) {
    res.writeHead(304, kept.headers304)
    res.end()
    return
  }
  const { bytes, headers } = choose(req.headers['accept-encoding'], kept)
  res.writeHead(kept.status, headers)
  res.end(req.method === 'HEAD' ? undefined : bytes)
}

function choose(accept: string | string[] | undefined, kept: KeptAnswer): Coded {
  if (acceptsCoding(accept, 'br')) return kept.brotli
  return acceptsCoding(accept, 'gzip') ? kept.gzip : kept.identity
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header === etag || header === '*' || header.includes(etag))
}

function coded(bytes: Buffer, headers: OutgoingHttpHeaders, coding: string | null): Coded {
  const length = { 'content-length': bytes.length }
  const { 'content-encoding': _former, ...rest } = headers
  return {
    bytes,
    headers: { ...rest, ...(coding ? { 'content-encoding': coding } : {}), ...length },
  }
}

function quality(level: number, size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  }
}
