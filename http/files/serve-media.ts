import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { findServed, type Served } from '#domain/media/find-served.ts'
import type { Services } from '#domain/services.ts'
import { storeTrouble } from '#domain/store-trouble.ts'
import { text } from '../operations.ts'
import { byteRange } from './byte-range.ts'
import { attachment } from './content-disposition.ts'

/** What a file is kept for: a picture for ever, a document as long as its name is likely to stay. */
const forEver = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/** How long (ms) an answer may take to begin, whatever it waits for. */
const patience = 5_000

/**
 * A file of the library. Its address never changes its bytes. Pictures are shown, anything else is
 * saved; nothing runs here, whatever it is. Gives false when there is nothing at this address.
 */
export async function serveMedia(
  services: Services,
  name: string,
  req: IncomingMessage,
  res: ServerResponse,
  headers: Record<string, string>,
  report: (error: unknown) => void = () => undefined,
): Promise<boolean> {
  const until = AbortSignal.timeout(patience)
  try {
    const served = await findServed(services, name)
    const file = served && (await services.files.head(name, until))
    if (!served || !file) return false
    const all = { ...headers, ...headersOf(served, name) }
    return await write(services, name, req, res, all, { ...file, until })
  } catch (error) {
    if (!storeTrouble(error) || res.headersSent) throw error
    report(error)
    res.setHeader('retry-after', '5')
    text(res, 503, '', headers)
    return true
  }
}

function headersOf({ type, download }: Served, name: string): OutgoingHttpHeaders {
  return {
    'content-type': type,
    'cache-control': download === null ? forEver : forAnHour,
    etag: `"${name}"`,
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(download === null ? {} : { 'content-disposition': attachment(download) }),
  }
}

async function write(
  { files }: Services,
  name: string,
  req: IncomingMessage,
  res: ServerResponse,
  headers: OutgoingHttpHeaders,
  { size, until }: { size: number; until: AbortSignal },
): Promise<boolean> {
  if (req.headers['if-none-match']?.includes(`"${name}"`)) {
    res.writeHead(304, headers).end()
    return true
  }
  const range = isSame(req.headers['if-range'], name) ? byteRange(req.headers.range, size) : null
  if (range === 'unsatisfiable') {
    const { 'content-disposition': _name, ...rest } = headers
    const none = { 'content-range': `bytes */${size}`, 'content-length': 0 }
    res.writeHead(416, { ...rest, ...none, 'cache-control': 'no-store' }).end()
    return true
  }
  const isHead = req.method === 'HEAD'
  const stream = isHead ? null : await files.get(name, range ?? undefined, until)
  if (!isHead && !stream) return false
  const { first, last } = range ?? { first: 0, last: size - 1 }
  const part = range ? { 'content-range': `bytes ${first}-${last}/${size}` } : {}
  res.writeHead(range ? 206 : 200, { ...headers, ...part, 'content-length': last - first + 1 })
  if (stream) await pipeline(stream, res).catch(() => undefined)
  else res.end()
  return true
}

/** `If-Range` with anything but our own tag asks for the whole file (RFC 9110, section 13.1.5). */
function isSame(ifRange: string | string[] | undefined, name: string): boolean {
  return ifRange === undefined || ifRange === `"${name}"`
}
