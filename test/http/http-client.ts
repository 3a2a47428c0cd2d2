import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import type { Actor } from '#domain/actor.ts'

/** One answer as it came over the wire. */
export interface ApiResponse {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** A response of the API. */
export interface Called<T = unknown> {
  status: number
  headers: IncomingHttpHeaders
  body: { success: boolean; message: string; data: T; errors?: Record<string, string[]> }
}

export interface Sent {
  headers?: Record<string, string | string[]>
  /** Written as it is, in these pieces. */
  body?: readonly (string | Uint8Array)[]
}

/** How long (ms) nothing may come: more than the 25 s after which the product gives up an import without progress. */
const requestTimeout = 40_000

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One request over a real connection; nothing is followed, unpacked or added but `Host`. */
export function send(
  port: number,
  method: string,
  path: string,
  { headers = {}, body = [] }: Sent = {},
  host = '127.0.0.1',
): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const options = { host, port, method, path, headers, agent }
    const req = request(options, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', reject)
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          bytes: Buffer.concat(chunks),
        }),
      )
    })
    req.on('error', reject)
    const giveUp = () => req.destroy(new Error(`${method} ${path} was not answered`))
    req.setTimeout(requestTimeout, giveUp)
    // Node leaves out how long a DELETE's body is, which then reads as another request.
    if (body.length > 0 && !req.hasHeader('content-length')) req.useChunkedEncodingByDefault = true
    for (const piece of body) req.write(piece)
    req.end()
  })
}

export interface SentRaw {
  /** Characters of the response that are enough; where they are given this side closes once it has sent all. */
  enough?: number
  /** How long (ms) nothing may come before this side is gone. */
  silence?: number
}

/** Bytes that no client would send: gives whatever comes back until the server closes. */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  { enough, silence = 20_000 }: SentRaw = {},
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let got = ''
    socket.setTimeout(silence, () => socket.destroy())
    socket.on('data', (chunk) => {
      got += chunk.toString('latin1')
      if (enough !== undefined && got.length >= enough) socket.destroy()
    })
    socket.on('error', () => resolve(got))
    socket.on('close', () => resolve(got))
    socket.write(bytes)
    if (enough !== undefined) socket.end()
  })
}

/** Who calls: a bearer token, somebody who is signed in for it, or nobody. */
export type Caller = string | Actor | null
