import { z } from 'zod'
import { conflicting } from '#catalogue/wire.ts'
import { type ProblemCode, problemStatus } from '#domain/problem.ts'
import type { Method, Route } from '../call/route.ts'

/** Every refusal in its envelope (contract section 1). */
export const refusalSchema = z
  .strictObject({
    success: z.literal(false),
    message: z.string(),
    /** Sentences by wire path of the field. */
    errors: z.record(z.string(), z.array(z.string())).optional(),
    /** What the person needs to go on, e.g. the current record after a conflict. */
    data: z.union([conflicting, z.looseObject({})]).optional(),
  })
  .meta({ id: 'Refusal' })

const words: Record<ProblemCode, string> = {
  malformed: 'The body cannot be read.',
  unauthenticated: 'Nobody is signed in, or no longer.',
  forbidden: 'The role or the person may not do this.',
  'not-found': 'There is no such record.',
  'method-not-allowed': 'The address has other methods.',
  conflict: 'Something newer is there, or the step is not open any more.',
  'too-large': 'The body is too large.',
  'wrong-type': 'The body is of another type, or compressed.',
  invalid: 'Fields or parameters are not right: `errors` says which.',
  'too-many': 'Too many tries; Retry-After says when to go on.',
  busy: 'Away or busy; Retry-After says when to go on.',
  full: 'There is no room to write; Retry-After says when to go on.',
}

/** The status of every refusal that a call can meet, with what it means. */
export function refusalsOf(route: Route, method: Method): Record<number, string> {
  const codes = Object.keys(problemStatus) as ProblemCode[]
  const met = codes.filter((code) => canMeet(route, method, code))
  const known = met.map((code) => [problemStatus[code], words[code]] as const)
  return Object.fromEntries([...known, [500, 'A fault of ours, logged with its request id.']])
}

/** What follows from the declaration; what only its verb knows, a route says itself (`refuses`). */
function canMeet(route: Route, method: Method, code: ProblemCode): boolean {
  if (route.refuses?.includes(code)) return true
  const writes = method !== 'get'
  switch (code) {
    case 'unauthenticated':
      return route.allow !== 'everybody' || route.optionalActor === true
    case 'forbidden':
      return route.allow !== 'everybody'
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
    case 'conflict':
    case 'too-many':
    case 'method-not-allowed':
      return false
  }
}
