import { z } from 'zod'
import type { RateName } from '#catalogue/limits.ts'
import type { Message } from '#catalogue/messages/message.ts'
import type { Ability } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import type { ProblemCode } from '#domain/problem.ts'
import type { Call } from './context.ts'

export type Method = 'get' | 'post' | 'patch' | 'delete'

/** What a handler gives back; `status` is 200 unless said. */
export interface Answer<Data = unknown> {
  message: Message
  data: Data
  headers?: Record<string, string>
  /** Sent in place of the envelope. */
  file?: Download
}

/** A file that a browser keeps rather than shows, part by part: text, or bytes. */
export interface Download {
  name: string
  type: string
  body: AsyncIterable<string | Uint8Array>
}

/** Files, in `image[]` or `selectedFiles` as the specification has it unless said, and fields that may come beside them. */
export interface Form {
  /** Under which other name they come, and of which types. */
  file?: { name: string; types: readonly string[] }
  /** How many at most; one at least. */
  files: number
  fields: Record<string, z.ZodType>
}

/**
 * One call of the API. `allow` is who may make it: an ability of the roles table, or 'everybody'.
 * There is no default: a route without it does not compile, and `mountRoutes` does not start.
 */
export interface Route<Body = unknown, Query = unknown, Data = unknown> {
  methods: readonly Method[]
  /** Below `/api`, parameters as `{id}`: positive integers. */
  path: string
  allow: Ability | 'everybody'
  /** May it be made before the second factor is set up that the caller's role needs? */
  whileUnsecured?: true
  /** Who may make it for another person than themselves, where `{id}` is a person's. */
  others?: Ability
  /** One line for the description of the API. */
  summary: string
  query?: z.ZodType<Query>
  /** Left out: the call takes no body, or an empty object. */
  body?: z.ZodType<Body>
  /** The call takes multipart/form-data, which its handler reads as it arrives (`withUpload`). */
  form?: Form
  /** May an optional token open more (preview=1)? Only for `everybody`. */
  optionalActor?: boolean
  /** It costs more than other calls: how often one may make it (429 beyond). */
  rate?: RateName
  /**
   * A save or a decision that takes an `Idempotency-Key`. With one the whole handler runs in a single
   * transaction, so it must reach the database through `call.store` only.
   */
  idempotent?: true
  /** How many of them one process works on at once; more are refused at once (503). */
  atOnce?: number
  /** Refusals that do not follow from the rest, for the description of the API. */
  refuses?: readonly ProblemCode[]
  /**
   * What its answer holds as `data`: takes what the handler gives, with sentences that nobody has said
   * yet, and describes what leaves. Tests hold every answer against it.
   */
  answer: z.ZodType<unknown, Data>
  /** The types of the file that it answers in place of the envelope. */
  download?: readonly string[]
  run(call: Call<Body, Query>): Promise<Answer<NoInfer<Data>>>
}

/** What a call answers that has nothing to say but its sentence. */
export const nothing = z.object({})

/** Declares a call; the handler's body, query and answer have the types of their schemas. */
export function defineRoute<Body = undefined, Query = undefined, Data = unknown>(
  route: Route<Body, Query, Data>,
): Route {
  return route
}

/** The signed-in person of a call whose route asks for an ability. */
export function actorOf(call: Call<unknown, unknown>): Actor {
  if (!call.actor) throw new Error('The route is open to everybody: it has no actor')
  return call.actor
}

/** The hash of the token that the signed-in person of a call came with. */
export function tokenOf(call: Call<unknown, unknown>): string {
  if (!call.tokenHash) throw new Error('The route is open to everybody: it has no token')
  return call.tokenHash
}
