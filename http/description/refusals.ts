import { z } from 'zod'
import { currencyConcerns } from '#catalogue/wire/currency.ts'
import { newerFile, usedFile } from '#catalogue/wire/media.ts'
import { newerTicket } from '#catalogue/wire/tickets.ts'
import { conflicting } from '#catalogue/wire.ts'
import { type ProblemCode, problemStatus } from '#domain/problem.ts'
import type { Method, Route } from '../call/route.ts'
import { pascalCase } from './operation-id.ts'
import { type Components, describedSchema, type Schemas } from './schemas.ts'

/** Nobody is refused without a word. */
const said = z.string().min(1)

/** Every refusal in its envelope (contract section 1). */
const refusal = z
  .strictObject({
    success: z.literal(false),
    /** In the language of `Accept-Language`, as every sentence here. */
    message: said,
    /** What is meant, whatever the language; it does not change. */
    code: said,
    /** Sentences by wire path of the field. */
    errors: z.record(z.string(), z.array(said).min(1)).optional(),
    /** Their codes, at the same paths. */
    codes: z.record(z.string(), z.array(said).min(1)).optional(),
  })
  .meta({ id: 'Refusal' })

/** One that may hand over what the person needs to go on. */
const conflict = refusal
  .extend({
    data: z.union([conflicting, currencyConcerns, newerFile, usedFile, newerTicket]).optional(),
  })
  .meta({ id: 'Conflict' })

/** Why a call was refused; `internal` is a fault of ours. */
export type RefusalCode = ProblemCode | 'internal'

const status: Record<RefusalCode, number> = { ...problemStatus, internal: 500 }

const words: Record<RefusalCode, string> = {
  malformed: 'The body cannot be read.',
  unauthenticated: 'Nobody is signed in, or no longer.',
  forbidden: 'The role or the person may not do this.',
  'not-found': 'There is no such record.',
  'method-not-allowed': 'The address has other methods.',
  conflict: 'Something newer is there, or the step is not open any more.',
  gone: 'It was there and has been taken off the site.',
  'too-large': 'The body is too large.',
  'wrong-type': 'The body, or a file in it, is of another type, or compressed.',
  invalid: 'Fields or parameters are not right: `errors` says which.',
  'too-many': 'Too many tries or calls; Retry-After says when to go on.',
  busy: 'Away or busy; Retry-After says when to go on.',
  full: 'The disk is full or read-only; Retry-After says when to go on.',
  internal: 'A fault of ours, logged with its request id.',
}

/** Those that are over by themselves. */
const passing: readonly RefusalCode[] = ['too-many', 'busy', 'full']

const retryAfter = {
  'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
}

/** Every refusal that a call can meet: by status, a reference to what all calls say of it alike. */
export function refusalsOf(route: Route, method: Method, { schemas, responses }: Components) {
  const codes = Object.keys(problemStatus) as ProblemCode[]
  const met = [...codes.filter((code) => canMeet(route, method, code)), 'internal'] as const
  return Object.fromEntries(
    met.map((code) => {
      const name = pascalCase(code)
      responses[name] ??= responseOf(code, schemas)
      return [status[code], { $ref: `#/components/responses/${name}` }]
    }),
  )
}

function responseOf(code: RefusalCode, schemas: Schemas) {
  const schema = describedSchema(code === 'conflict' ? conflict : refusal, 'output', schemas)
  return {
    description: words[code],
    ...(passing.includes(code) ? { headers: retryAfter } : {}),
    content: { 'application/json': { schema } },
  }
}

/** What follows from the declaration; what only its verb knows, a route says itself (`refuses`). */
function canMeet(route: Route, method: Method, code: ProblemCode): boolean {
  if (route.refuses?.includes(code)) return true
  const writes = method !== 'get'
  switch (code) {
    case 'unauthenticated':
      return route.allow !== 'everybody' || route.optionalActor === true
    case 'forbidden':
      return route.allow !== 'everybody' || (route.optionalActor && !route.whileUnsecured) === true
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
