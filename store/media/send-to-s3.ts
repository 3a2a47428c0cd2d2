import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { StoreBusy } from '../refusals.ts'
import type { S3Location } from './parse-s3-location.ts'

/** How long (ms) nothing may come from the storage, and nothing be taken by it. */
const silence = 5_000

/** How often a request is sent again when the storage says that it is not well, or hangs up. */
const retries = 2

/** How many bytes are handed over at a time; each piece that is taken breaks the silence. */
const piece = 64 * 1024

const agents = {
  'http:': { request: http.request, agent: new http.Agent({ keepAlive: true }) },
  'https:': { request: https.request, agent: new https.Agent({ keepAlive: true }) },
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: Uint8Array
  /** When to give up, whatever is heard. */
  until?: AbortSignal
}

/**
 * Signs a request, sends it, and gives the beginning of the answer, whatever that is; its body is
 * read with `bodyOf`. Tries again where that can help. Throws `StoreBusy` after 5 s of silence, all
 * tries together. (Not by `fetch`: the signal of a request can be collected before it fires.)
 */
export async function sendToS3(location: S3Location, request: S3Request): Promise<IncomingMessage> {
  const cut = new AbortController()
  const giveUp = () => cut.abort()
  const { heard, stop } = afterSilence(giveUp)
  request.until?.addEventListener('abort', giveUp)
  if (request.until?.aborted) giveUp()
  try {
    for (let tries = retries; ; tries--) {
      const { signal } = cut
      const answer = await attempt(location, request, { signal, heard }, tries)
      if (answer) return answer
      await sleep(100 + Math.random() * 200, undefined, { signal })
    }
  } catch (cause) {
    throw new StoreBusy('the object storage does not answer', { cause, part: 'files' })
  } finally {
    stop()
    request.until?.removeEventListener('abort', giveUp)
  }
}

/** The body of an answer as it comes; throws `StoreBusy` after 5 s in which somebody waited in vain. */
export async function* bodyOf(answer: IncomingMessage): AsyncIterable<Buffer> {
  const wait = () =>
    afterSilence(() =>
      answer.destroy(new StoreBusy('the object storage stopped in the middle', { part: 'files' })),
    )
  let waiting = wait()
  try {
    for await (const chunk of answer) {
      // However long the reader takes over it is not the storage's silence.
      waiting.stop()
      yield chunk
      waiting = wait()
    }
  } finally {
    waiting.stop()
  }
}

/**
 * Calls `end` when nothing was heard for five seconds. A process that was held up itself first hears
 * what has come meanwhile: timers run before connections are read.
 */
function afterSilence(end: () => void) {
  let last: NodeJS.Immediate | undefined
  const timer = setTimeout(() => {
    last = setImmediate(end)
  }, silence)
  const stop = () => {
    clearTimeout(timer)
    clearImmediate(last)
  }
  const heard = () => {
    clearImmediate(last)
    timer.refresh()
  }
  return { heard, stop }
}

interface SilenceWatch {
  signal: AbortSignal
  heard(): void
}

/** One try; null when there should be another. */
async function attempt(
  location: S3Location,
  request: S3Request,
  hearing: SilenceWatch,
  tries: number,
): Promise<IncomingMessage | null> {
  try {
    const answer = await exchange(location, request, hearing)
    const { statusCode = 0 } = answer
    if (tries === 0 || (statusCode < 500 && statusCode !== 429)) return answer
    answer.destroy()
    return null
  } catch (error) {
    // Also a connection that was kept, and that the storage had just closed.
    const hasHungUp = error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
    if (tries === 0 || !hasHungUp) throw error
    return null
  }
}

async function exchange(
  { keyId, secret, region }: S3Location,
  { method, url, headers, body }: S3Request,
  { signal, heard }: SilenceWatch,
): Promise<IncomingMessage> {
  const key = { accessKeyId: keyId, secretAccessKey: secret, service: 's3', region }
  const signed = await new AwsV4Signer({ method, url, headers, ...key }).sign()
  const { request, agent } = agents[signed.url.protocol === 'https:' ? 'https:' : 'http:']
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const options = { method, agent, signal, headers: Object.fromEntries(signed.headers) }
  const sent = request(signed.url, options, resolve).on('error', reject)
  // A connection may break before anybody reads the answer.
  sent.on('response', (answer) => answer.on('error', () => undefined))
  // What goes wrong with it is told by the request, unless the answer is there already.
  pipeline(Readable.from(pieces(body, heard), { highWaterMark: 1 }), sent).catch(() => undefined)
  return promise
}

function* pieces(body: Uint8Array = new Uint8Array(), heard: () => void): Iterable<Uint8Array> {
  for (let at = 0; at < body.length; at += piece) {
    heard()
    yield body.subarray(at, at + piece)
  }
}
