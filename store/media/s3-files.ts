import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { StoreBusy, StoreFull } from '../refusals.ts'
import { type Files, ownName, type Range, type StoredFile } from './files.ts'
import type { S3Place } from './s3-place.ts'

/** How long (ms) the storage may take to begin its answer, and to end it. */
const patience = { begin: 10_000, end: 60_000 }

/** How often a request is sent again when the storage says that it is not well. */
const retries = 2

type Send = (method: string, address: string, init?: RequestInit) => Promise<Response>

/** Files in a bucket of S3 or of what speaks like it. */
export function s3Files(place: S3Place): Files {
  const send = sender(place)
  const addressOf = (name: string) => `${place.bucketUrl}/${place.prefix}${ownName(name)}`

  return {
    async put(name, bytes) {
      const headers = {
        'content-length': String(bytes.byteLength),
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      }
      await finish(await send('PUT', addressOf(name), { headers, body: new Uint8Array(bytes) }))
    },
    async head(name) {
      const answer = await send('HEAD', addressOf(name))
      if (answer.status === 404) return null
      return { size: Number(answer.headers.get('content-length')) }
    },
    async get(name, range) {
      const answer = await send('GET', addressOf(name), { headers: rangeHeader(range) })
      if (answer.status === 404 || !answer.body) {
        await finish(answer)
        return null
      }
      requirePart(answer, range)
      return Readable.from(answer.body, { objectMode: false })
    },
    async delete(name) {
      await finish(await send('DELETE', addressOf(name)))
    },
    list: () => listAll(place, send),
  }
}

/** Sends signed requests; 404 is an answer, every other refusal is thrown. */
function sender({ keyId, secret, region }: S3Place): Send {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries,
    initRetryMs: 100,
  })
  return async (method, address, init = {}) => {
    const cut = new AbortController()
    const begin = setTimeout(() => cut.abort(), patience.begin)
    const signal = AbortSignal.any([cut.signal, AbortSignal.timeout(patience.end)])
    const answer = await client
      .fetch(address, { ...init, method, signal })
      .catch((cause: unknown) => {
        throw new StoreBusy('the object storage does not answer', { cause })
      })
      .finally(() => clearTimeout(begin))
    if (answer.ok || answer.status === 404) return answer
    throw await refusalOf(answer)
  }
}

async function refusalOf(answer: Response): Promise<Error> {
  const text = await answer.text().catch(() => '')
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? 'no code'
  const said = `the object storage said ${answer.status} (${code})`
  const isFull = answer.status === 507 || /Quota|StorageFull|DiskFull/i.test(code)
  return isFull ? new StoreFull(said) : new StoreBusy(said)
}

/** Reads the rest, so that the connection can be used again. */
async function finish(answer: Response): Promise<void> {
  await answer.arrayBuffer().catch(() => undefined)
}

function rangeHeader(range?: Range): Record<string, string> {
  return range ? { range: `bytes=${range.first}-${range.last}` } : {}
}

/** A storage that does not know ranges sends everything: that would not be what was announced. */
function requirePart(answer: Response, range?: Range): void {
  if (!range) return
  const isPart = answer.headers
    .get('content-range')
    ?.startsWith(`bytes ${range.first}-${range.last}/`)
  if (!isPart) throw new StoreBusy('the object storage did not give the part that was asked for')
}

/** The bucket page by page (ListObjectsV2). */
async function* listAll({ bucketUrl, prefix }: S3Place, send: Send): AsyncIterable<StoredFile> {
  let token: string | undefined
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix })
    if (token !== undefined) query.set('continuation-token', token)
    const answer = await send('GET', `${bucketUrl}?${query}`)
    const text = await answer.text()
    for (const [, entry = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      const name = inside(entry, 'Key')?.slice(prefix.length) ?? ''
      const changed = new Date(inside(entry, 'LastModified') ?? 0)
      yield { name, changedAt: changed.toISOString() }
    }
    token = inside(text, 'NextContinuationToken')
  } while (token !== undefined)
}

function inside(xml: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return found?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
