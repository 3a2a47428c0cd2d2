import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readAcceptHeader } from './accept-header.ts'

/** By size of the result. */
const codings = ['br', 'gzip', 'identity'] as const

export type Coding = (typeof codings)[number]

/** Bytes of one packet: smaller bodies are not compressed, as they would arrive no sooner. */
const onePacket = 1_200

/** Takes about a millisecond for what a screen loads. */
const brotliQuality = 4

/**
 * Compresses a JSON response, off the thread. Its length reveals no secret (BREACH): no other site can
 * make a browser send the bearer token.
 */
export async function compressResponse(
  response: Response,
  accepts: string | null,
): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response
  // An export is streamed; compressing would hold it whole in memory.
  if (response.headers.has('content-disposition')) return response
  const headers = new Headers(response.headers)
  const body = await compress(new Uint8Array(await response.arrayBuffer()), accepts ?? undefined)
  for (const [name, value] of Object.entries(body.headers)) headers.set(name, value)
  return new Response(new Uint8Array(body.bytes), { status: response.status, headers })
}

/** Returns the bytes in the smallest coding that an `Accept-Encoding` allows, with its headers. */
export async function compress(bytes: Uint8Array, accepts: string | string[] | undefined) {
  const coding = bytes.length > onePacket ? smallestCoding(accepts) : 'identity'
  const encoding = coding === 'identity' ? {} : { 'content-encoding': coding }
  return { bytes: await encoders[coding](bytes), headers: { vary: 'accept-encoding', ...encoding } }
}

const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }

const encoders: Record<Coding, (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>> = {
  identity: (bytes) => bytes,
  gzip: promisify(gzip),
  br: (bytes) => promisify(brotliCompress)(bytes, { params }),
}

/** Returns the codings that an `Accept-Encoding` allows, the smallest first, with `identity` always. */
export function acceptedCodings(header: string | string[] | undefined): readonly Coding[] {
  if (typeof header !== 'string') return ['identity']
  const weights = new Map(readAcceptHeader(header).map(({ type, q }) => [type.toLowerCase(), q]))
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0
  return codings.filter((coding) => coding === 'identity' || weightOf(coding) > 0)
}

export function smallestCoding(header: string | string[] | undefined): Coding {
  return acceptedCodings(header)[0] ?? 'identity'
}
