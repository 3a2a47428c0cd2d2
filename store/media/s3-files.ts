import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { StoreBusy, StoreFull } from '../store-errors.ts'
import { type Files, type Range, requireOwnName } from './files.ts'
import type { S3Location } from './parse-s3-location.ts'
import { bodyOf, type S3Request, sendToS3 } from './send-to-s3.ts'

type SendRequest = (request: S3Request) => Promise<IncomingMessage | null>

export function s3Files(location: S3Location): Files {
  const find = requestSender(location)
  const urlOf = (name: string) => `${location.bucketUrl}/${location.prefix}${requireOwnName(name)}`

  return {
    async put(name, bytes, until) {
      const headers = {
        'content-length': String(bytes.byteLength),
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      }
      const request = { method: 'PUT', url: urlOf(name), headers, body: bytes, until } as const
      await textOf(inBucket(await find(request)))
    },
    async head(name, until) {
      const response = await find({ method: 'HEAD', url: urlOf(name), until })
      if (!response) return null
      await textOf(response)
      return { size: Number(response.headers['content-length']) }
    },
    async get(name, range, until) {
      const response = await find({ method: 'GET', url: urlOf(name), headers: from(range), until })
      if (!response) return null
      requirePart(response, range)
      return Readable.from(bodyOf(response), { objectMode: false })
    },
    async delete(name) {
      const response = await find({ method: 'DELETE', url: urlOf(name) })
      if (response) await textOf(response)
    },
    async *list(stems) {
      const beginnings = stems ? stems.map((stem) => `${stem}-`) : ['']
      for (const beginning of beginnings) yield* listAll(location, find, beginning)
    },
  }
}

/** Throws for every error status but 404. */
function requestSender(location: S3Location): SendRequest {
  return async (request) => {
    const response = await sendToS3(location, request)
    const { statusCode = 0 } = response
    if (statusCode >= 200 && statusCode < 300) return response
    if (statusCode !== 404) throw await errorOf(response)
    await textOf(response)
    return null
  }
}

/** For requests where a 404 means that the bucket is missing. */
function inBucket(response: IncomingMessage | null): IncomingMessage {
  if (response) return response
  throw new StoreBusy('the object storage has no such bucket', { part: 'files' })
}

async function errorOf(response: IncomingMessage): Promise<Error> {
  const text = await textOf(response).catch(() => '')
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? 'no code'
  const said = `the object storage said ${response.statusCode} (${code})`
  const isFull = response.statusCode === 507 || /Quota|StorageFull|DiskFull/i.test(code)
  return new (isFull ? StoreFull : StoreBusy)(said, { part: 'files' })
}

/** Reads the whole body, so that the connection is reused. */
async function textOf(response: IncomingMessage): Promise<string> {
  const chunks = await Array.fromAsync(bodyOf(response))
  return Buffer.concat(chunks).toString()
}

function from(range?: Range): Record<string, string> {
  return range ? { range: `bytes=${range.first}-${range.last}` } : {}
}

/** A storage without range support sends the whole file, which is not what was announced. */
function requirePart(response: IncomingMessage, range?: Range): void {
  if (!range) return
  const part = `bytes ${range.first}-${range.last}/`
  if (response.headers['content-range']?.startsWith(part)) return
  response.destroy()
  throw new StoreBusy('the object storage did not give the part that was asked for', {
    part: 'files',
  })
}

/** Yields the names in the bucket page by page (ListObjectsV2). */
async function* listAll(
  { bucketUrl, prefix }: S3Location,
  find: SendRequest,
  beginning: string,
): AsyncIterable<string> {
  let token: string | undefined
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + beginning })
    if (token !== undefined) query.set('continuation-token', token)
    const text = await textOf(inBucket(await find({ method: 'GET', url: `${bucketUrl}?${query}` })))
    for (const entry of text.split('<Contents>').slice(1)) {
      yield inside(entry, 'Key')?.slice(prefix.length) ?? ''
    }
    token = inside(text, 'NextContinuationToken')
  } while (token !== undefined)
}

function inside(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
