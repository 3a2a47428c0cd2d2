import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { create as contentDisposition } from 'content-disposition'
import { parse as parseRange } from 'range-parser'
import { removeAccents } from '#catalogue/text/fold-text.ts'
import {
  checked,
  maxBytesInMemory,
  readChecked,
  requireLength,
} from '#domain/media/bytes/checked-bytes.ts'
import type { Digest } from '#domain/media/bytes/digest.ts'
import { findServed, type Served } from '#domain/media/find-served.ts'
import type { Services } from '#domain/services.ts'
import { storeFailure } from '#domain/store-failure.ts'
import { text } from '../operations.ts'

/** Pictures with a checksum never change. A document may get another name for its download. */
const forEver = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/** Milliseconds until a response has to begin. */
const timeout = 5_000

interface MediaRequest {
  /** Of the file. */
  name: string
  req: IncomingMessage
  res: ServerResponse
  headers: Record<string, string>
  /** Called when a file cannot be read. */
  report: (error: unknown) => void
}

/**
 * Serves a file of the library: pictures inline, others as downloads, all sandboxed so that no script in
 * them runs. Returns false when there is no such file.
 */
export async function serveMedia(services: Services, request: MediaRequest): Promise<boolean> {
  const { name, res, headers, report } = request
  const until = AbortSignal.timeout(timeout)
  try {
    const served = await findServed(services, name)
    const file = served && (await services.files.head(name, until))
    if (!served || !file) return false
    if (served.digest) requireLength(file.size, served.digest)
    const all = { ...headers, ...headersOf(served, name) }
    const { digest } = served
    return await write(services, { ...request, headers: all }, { ...file, until, digest })
  } catch (error) {
    if (!storeFailure(error) || res.headersSent) throw error
    report(error)
    res.setHeader('retry-after', '5')
    text(res, 503, '', headers)
    return true
  }
}

function headersOf({ type, download, digest }: Served, name: string): OutgoingHttpHeaders {
  return {
    'content-type': type,
    'cache-control': download === null && digest ? forEver : forAnHour,
    etag: `"${name}"`,
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(download === null ? {} : { 'content-disposition': saveAs(download.toWellFormed()) }),
  }
}

/** Returns `Content-Disposition` with an ASCII fallback for old clients (RFC 6266). */
function saveAs(name: string): string {
  const plain = removeAccents(name)
  return contentDisposition(name, { fallback: plain.replaceAll(/[^ -~]|["\\%/]/g, '_') })
}

async function write(
  { files }: Services,
  {
    name,
    req,
    res,
    headers,
    report,
  }: Omit<MediaRequest, 'headers'> & {
    headers: OutgoingHttpHeaders
  },
  { size, until, digest }: { size: number; until: AbortSignal; digest: Digest | null },
): Promise<boolean> {
  if (req.headers['if-none-match']?.includes(`"${name}"`)) {
    res.writeHead(304, headers).end()
    return true
  }
  const range = isSame(req.headers['if-range'], name) ? rangeOf(req.headers.range, size) : null
  if (range === 'unsatisfiable') {
    const { 'content-disposition': _name, ...rest } = headers
    const none = { 'content-range': `bytes */${size}`, 'content-length': 0 }
    res.writeHead(416, { ...rest, ...none, 'cache-control': 'no-store' }).end()
    return true
  }
  const { first, last } = range ?? { first: 0, last: size - 1 }
  const part = range ? { 'content-range': `bytes ${first}-${last}/${size}` } : {}
  const all = { ...headers, ...part, 'content-length': last - first + 1 }
  const status = range ? 206 : 200
  if (req.method === 'HEAD') {
    res.writeHead(status, all).end()
    return true
  }
  const isHeld = digest !== null && size <= maxBytesInMemory
  const stream = await files.get(name, isHeld ? undefined : (range ?? undefined), until)
  if (!stream) return false
  if (isHeld) {
    const bytes = await readChecked(stream, digest)
    res.writeHead(status, all).end(bytes.subarray(first, last + 1))
    return true
  }
  // The checksum of a part is unknown: it is sent unchecked, and not cached.
  res.writeHead(status, range ? { ...all, 'cache-control': 'no-store' } : all)
  const body = digest && !range ? checked(stream, digest) : stream
  await pipeline(body, res).catch((error: unknown) => {
    // Usually the client has gone.
    if (storeFailure(error)) report(error)
  })
  return true
}

/** Returns the part of a `Range` header; null for the whole file, also when several parts are asked for. */
function rangeOf(
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'unsatisfiable' | null {
  if (header === undefined) return null
  const { type, code, ranges } = parseRange(size, header)
  if (type !== 'bytes' || header.includes(',') || (code & 1) > 0) return null
  const [range] = ranges
  return range ? { first: range.start, last: range.end } : 'unsatisfiable'
}

/** Returns false for an `If-Range` with another tag than ours: it asks for the whole file (RFC 9110, 13.1.5). */
function isSame(ifRange: string | string[] | undefined, name: string): boolean {
  return ifRange === undefined || ifRange === `"${name}"`
}
