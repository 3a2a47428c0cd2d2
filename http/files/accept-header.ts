import { type Accept, parseAccept } from 'hono/utils/accept'

/** Characters that are read of an `Accept-*` header: browsers send about a hundred. */
const longestHeader = 1_000

/** Returns what a client accepts, the most wanted first (RFC 9110, 12.5). */
export function readAcceptHeader(header: string): readonly Accept[] {
  return parseAccept(header.slice(0, longestHeader))
}
