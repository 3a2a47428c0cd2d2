import type { Logger } from 'pino'
import { z } from 'zod'
import type { RateName } from '#catalogue/limits.ts'
import type { Message } from '#catalogue/messages/message.ts'
import type { Ability } from '#catalogue/roles.ts'
import type { Config } from '#config.ts'
import type { Actor } from '#domain/actor.ts'
import type { ProblemCode } from '#domain/problem.ts'
import type { SiteServices } from '#domain/services.ts'
import type { Site } from '../pages/site.ts'

export type Method = 'get' | 'post' | 'patch' | 'delete'

/** One call of the API, after its checks. */
export interface Call<Body = unknown, Query = unknown> extends SiteServices {
  config: Config
  log: Logger
  site: Site
  /** The signed-in person; null on routes that are open to everybody. */
  actor: Actor | null
  /** SHA-256 of the bearer token, or null. */
  tokenHash: string | null
  /** Ids of the path, e.g. `{ id: 7 }`. */
  params: Readonly<Record<string, number>>
  query: Query
  body: Body
  /** The client's address (`clientAddress`). */
  address: string
  requestId: string
  /** For handlers that read the body themselves. */
  request: Request
}

export interface RouteResult<Data = unknown> {
  message: Message
  data: Data
  headers?: Record<string, string>
  /** Sent in place of the envelope. */
  file?: Download
}

export interface Download {
  name: string
  type: string
  body: AsyncIterable<string | Uint8Array>
}

export interface Form {
  /** Name and types of the file field; without it `image[]` or `selectedFiles` of the specification. */
  file?: { name: string; types: readonly string[] }
  /** Maximum number of files; at least one is required. */
  files: number
  fields: Record<string, z.ZodType>
}

/** One call of the API. `allow` has no default: without it neither the compiler nor `mountRoutes` accepts it. */
export interface Route<Body = unknown, Query = unknown, Data = unknown> {
  methods: readonly Method[]
  /** Below `/api`, parameters as `{id}`: positive integers. */
  path: string
  allow: Ability | 'everybody'
  /** Allowed before the caller has set up the second factor that their role requires. */
  allowWithoutSecondFactor?: true
  /**
   * People who are limited to restaurants or languages may call it: its handler checks each document
   * that it changes. Other calls that change something are closed to them.
   */
  checksScope?: true
  /** Ability needed to call it with the `{id}` of another person. */
  allowOthers?: Ability
  /** One line for the description of the API. */
  summary: string
  query?: z.ZodType<Query>
  /** Schema of the body; when omitted, the call takes no body or an empty object. */
  body?: z.ZodType<Body>
  /** The call takes multipart/form-data, which its handler reads (`withUpload`). */
  form?: Form
  /** With `everybody`: a token is not needed, but allows more (`preview=1`). */
  optionalActor?: boolean
  /** Limits how often a client may call it (429). */
  rate?: RateName
  /**
   * Accepts an `Idempotency-Key`. With one the whole handler runs in a single transaction, so it must
   * reach the database through `call.store` only.
   */
  idempotent?: true
  /** Concurrent calls in one process; more are rejected (503). */
  maxConcurrent?: number
  /** Problems for the description of the API that do not follow from the rest. */
  problems?: readonly ProblemCode[]
  /** The `data` of its response, messages not yet localized. Tests check every response against it. */
  response: z.ZodType<unknown, Data>
  /** Types of the file that it sends instead of the envelope. */
  download?: readonly string[]
  run(call: Call<Body, Query>): Promise<RouteResult<NoInfer<Data>>>
}

/** The `data` of a call that returns only its message. */
export const nothing = z.object({})

/** Declares a call whose handler has the types of its schemas. */
export function defineRoute<Body = undefined, Query = undefined, Data = unknown>(
  route: Route<Body, Query, Data>,
): Route {
  return route
}

/** Returns the signed-in person of a call whose route needs one. */
export function actorOf(call: Call<unknown, unknown>): Actor {
  if (!call.actor) throw new Error('The route is open to everybody: it has no actor')
  return call.actor
}

/** Returns the token's hash of a call whose route needs a signed-in person. */
export function tokenOf(call: Call<unknown, unknown>): string {
  if (!call.tokenHash) throw new Error('The route is open to everybody: it has no token')
  return call.tokenHash
}
