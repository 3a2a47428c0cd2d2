import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Coding, smallestCoding } from './accepts-coding.ts'

/** Fewer bytes than these (one packet) come no sooner for being fewer still. */
const onePacket = 1_200

/** Tight enough for a line, and a millisecond for what a screen loads. */
const level = 4

/**
 * JSON that was read, in the smallest coding that its client takes; made off the thread. Nobody can
 * learn a secret from its length: no page but ours can make a browser ask with its bearer token.
 */
export async function compressed(answer: Response, accepts: string | null): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer
  // An export comes in parts: no more of it is ever in memory than one.
  if (answer.headers.has('content-disposition')) return answer
  const headers = new Headers(answer.headers)
  headers.set('vary', 'accept-encoding')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const coding = bytes.length > onePacket ? smallestCoding(accepts ?? undefined) : 'identity'
  if (coding !== 'identity') headers.set('content-encoding', coding)
  const body = new Uint8Array(await smaller[coding](bytes))
  return new Response(body, { status: answer.status, headers })
}

const params = { [constants.BROTLI_PARAM_QUALITY]: level }

const smaller: Record<Coding, (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>> = {
  identity: (bytes) => bytes,
  gzip: promisify(gzip),
  br: (bytes) => promisify(brotliCompress)(bytes, { params }),
}
