import { z } from 'zod'
import { currencyConcerns } from '#catalogue/wire/currency.ts'
import { newerFile, usedFile } from '#catalogue/wire/media.ts'
import { newerTicket } from '#catalogue/wire/tickets.ts'
import { conflictBody } from '#catalogue/wire.ts'
import { type ProblemCode, problemStatus } from '#domain/problem.ts'
import type { Method, Route } from '../call/route.ts'
import { type Components, describedSchema, pascalCase, type Schemas } from './schemas.ts'

const sentence = z.string().min(1)

/** Every problem in its envelope (contract section 1). */
const problemSchema = z
  .strictObject({
    success: z.literal(false),
    /** In the language of `Accept-Language`, as are `errors`. */
    message: sentence,
    /** Does not depend on the language. */
    code: sentence,
    /** By wire path of the field. */
    errors: z.record(z.string(), z.array(sentence).min(1)).optional(),
    codes: z.record(z.string(), z.array(sentence).min(1)).optional(),
  })
  .meta({ id: 'Refusal' })

/** `data` holds what the person needs to resolve the conflict. */
const conflict = problemSchema
  .extend({
    data: z.union([conflictBody, currencyConcerns, newerFile, usedFile, newerTicket]).optional(),
  })
  .meta({ id: 'Conflict' })

export type ErrorCode = ProblemCode | 'internal'

const status: Record<ErrorCode, number> = { ...problemStatus, internal: 500 }

const descriptions: Record<ErrorCode, string> = {
  malformed: 'The body cannot be read.',
  unauthenticated: 'There is no valid token.',
  forbidden: 'The role or the person may not do this.',
  'not-found': 'There is no such record.',
  'method-not-allowed': 'The address has other methods.',
  conflict: 'There is a newer version, or the step is not available any more.',
  gone: 'It was on the site and has been taken off.',
  'too-large': 'The body is too large.',
  'wrong-type': 'The body, or a file in it, is of another type, or compressed.',
  invalid: 'Fields or parameters are invalid; `errors` lists them.',
  'too-many': 'Too many calls; Retry-After says when to try again.',
  busy: 'Unavailable or busy; Retry-After says when to try again.',
  full: 'The disk is full or read-only; Retry-After says when to try again.',
  internal: 'An internal error, logged with its request id.',
}

/** Problems with Retry-After. */
const temporary: readonly ErrorCode[] = ['too-many', 'busy', 'full']

const retryAfter = {
  'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
}

/** Returns every problem that a call can respond with, by status, as references to shared responses. */
export function problemResponses(route: Route, method: Method, { schemas, responses }: Components) {
  const codes = Object.keys(problemStatus) as ProblemCode[]
  const possible = [
    ...codes.filter((code) => canRespondWith(route, method, code)),
    'internal',
  ] as const
  return Object.fromEntries(
    possible.map((code) => {
      const name = pascalCase(code)
      responses[name] ??= responseOf(code, schemas)
      return [status[code], { $ref: `#/components/responses/${name}` }]
    }),
  )
}

function responseOf(code: ErrorCode, schemas: Schemas) {
  const schema = describedSchema(code === 'conflict' ? conflict : problemSchema, 'output', schemas)
  return {
    description: descriptions[code],
    ...(temporary.includes(code) ? { headers: retryAfter } : {}),
    content: { 'application/json': { schema } },
  }
}

/** Derives problems from the route's declaration; the rest is in its `problems`. */
function canRespondWith(route: Route, method: Method, code: ProblemCode): boolean {
  if (route.problems?.includes(code)) return true
  const writes = method !== 'get'
  switch (code) {
    case 'unauthenticated':
      return route.allow !== 'everybody' || route.optionalActor === true
    case 'forbidden':
      return (
        route.allow !== 'everybody' ||
        (route.optionalActor && !route.allowWithoutSecondFactor) === true
      )
    case 'not-found':
      return route.path.includes('{')
    case 'malformed':
    case 'too-large':
    case 'wrong-type':
    case 'full':
      return writes
    case 'invalid':
      return writes || route.query !== undefined
    case 'busy':
      return true
    case 'too-many':
      return route.rate !== undefined
    case 'conflict':
    case 'gone':
    case 'method-not-allowed':
      return false
  }
}
