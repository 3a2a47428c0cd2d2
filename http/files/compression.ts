import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

/** The smallest first. */
const codings = ['br', 'gzip', 'identity'] as const

export type Coding = (typeof codings)[number]

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
  const made = await inCoding(new Uint8Array(await answer.arrayBuffer()), accepts ?? undefined)
  for (const [name, value] of Object.entries(made.headers)) headers.set(name, value)
  return new Response(new Uint8Array(made.bytes), { status: answer.status, headers })
}

/** Bytes in the smallest coding that an `Accept-Encoding` takes, with the headers that say so. */
export async function inCoding(bytes: Uint8Array, accepts: string | string[] | undefined) {
  const coding = bytes.length > onePacket ? smallestCoding(accepts) : 'identity'
  const named = coding === 'identity' ? {} : { 'content-encoding': coding }
  return { bytes: await smaller[coding](bytes), headers: { vary: 'accept-encoding', ...named } }
}

const params = { [constants.BROTLI_PARAM_QUALITY]: level }

const smaller: Record<Coding, (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>> = {
  identity: (bytes) => bytes,
  gzip: promisify(gzip),
  br: (bytes) => promisify(brotliCompress)(bytes, { params }),
}

/** Lists the codings that an `Accept-Encoding` takes, the smallest first; `identity` always. */
export function acceptedCodings(header: string | string[] | undefined): readonly Coding[] {
  if (typeof header !== 'string') return ['identity']
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]))
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0
  return codings.filter((coding) => coding === 'identity' || weightOf(coding) > 0)
}

export function smallestCoding(header: string | string[] | undefined): Coding {
  return acceptedCodings(header)[0] ?? 'identity'
}
