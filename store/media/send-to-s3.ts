import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { StoreBusy } from '../store-errors.ts'
import type { S3Location } from './parse-s3-location.ts'

const silence = 5_000

const retries = 2

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
  until?: AbortSignal
}

/**
 * Returns the response, whatever its status; read it with `bodyOf`. Throws `StoreBusy` after 5 s of
 * silence in all. Not `fetch`: its signal can be garbage-collected before it fires.
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
      const response = await attempt(location, request, { signal, heard }, tries)
      if (response) return response
      await sleep(100 + Math.random() * 200, undefined, { signal })
    }
  } catch (cause) {
    throw new StoreBusy('the object storage does not answer', { cause, part: 'files' })
  } finally {
    stop()
    request.until?.removeEventListener('abort', giveUp)
  }
}

/** Yields a response's body; throws `StoreBusy` after 5 s of waiting for the next chunk. */
export async function* bodyOf(response: IncomingMessage): AsyncIterable<Buffer> {
  const wait = () =>
    afterSilence(() =>
      response.destroy(
        new StoreBusy('the object storage stopped in the middle', { part: 'files' }),
      ),
    )
  let waiting = wait()
  try {
    for await (const chunk of response) {
      // The reader's own time does not count.
      waiting.stop()
      yield chunk
      waiting = wait()
    }
  } finally {
    waiting.stop()
  }
}

/** Timers run before sockets are read: a process that was blocked itself reads first. */
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

async function attempt(
  location: S3Location,
  request: S3Request,
  hearing: SilenceWatch,
  tries: number,
): Promise<IncomingMessage | null> {
  try {
    const response = await exchange(location, request, hearing)
    const { statusCode = 0 } = response
    if (tries === 0 || (statusCode < 500 && statusCode !== 429)) return response
    response.destroy()
    return null
  } catch (error) {
    // Also a kept-alive connection that the storage had just closed.
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
  // A connection may break before the response is read.
  sent.on('response', (response) => response.on('error', () => undefined))
  // The request reports errors, unless the response is there already.
  pipeline(Readable.from(pieces(body, heard), { highWaterMark: 1 }), sent).catch(() => undefined)
  return promise
}

function* pieces(body: Uint8Array = new Uint8Array(), heard: () => void): Iterable<Uint8Array> {
  for (let at = 0; at < body.length; at += piece) {
    heard()
    yield body.subarray(at, at + piece)
  }
}
