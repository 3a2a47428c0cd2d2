import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { Actor } from '#domain/actor.ts'
import type { SiteServices } from '#domain/services.ts'

/** One call of the API, parsed and admitted. */
export interface Call<Body = unknown, Query = unknown> extends SiteServices {
  config: Config
  log: Logger
  /** Who is signed in; routes that are open to everybody get null. */
  actor: Actor | null
  /** SHA-256 of the bearer token, or null. */
  tokenHash: string | null
  /** Positive integers of the path, e.g. `{ id: 7 }`. */
  params: Readonly<Record<string, number>>
  query: Query
  body: Body
  /** The real address of the client (trust.md, "Habits"). */
  address: string
  requestId: string
  /** For handlers that read the body themselves. */
  request: Request
}
