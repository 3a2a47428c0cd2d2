import { inEnglish } from '#catalogue/messages/localize.ts'
import type { FieldErrors, Message } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'

/** The kinds of problem, and the HTTP status each one has (contract section 1). */
export const problemStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  /** Was published and has been taken off the site. */
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'too-many': 429,
  busy: 503,
  full: 507,
} as const

export type ProblemCode = keyof typeof problemStatus

interface Details {
  /** Messages by the wire path of the field. */
  errors?: FieldErrors
  /** Data that the person needs to continue, such as the current record after a conflict. */
  data?: unknown
  /** In seconds. */
  retryAfter?: number
}

/**
 * A `Problem` with a message for the person. `http/` turns it into a status and an envelope; anything
 * else that is thrown is a bug.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  /** Localizable; `message` is the same in English, for the log. */
  readonly userMessage: Message
  readonly details: Details

  constructor(code: ProblemCode, sentence: Message, details: Details = {}) {
    super(inEnglish(sentence))
    this.code = code
    this.userMessage = sentence
    this.details = details
  }

  get status() {
    return problemStatus[this.code]
  }
}

/** Returns a problem with messages beside the fields. */
export function invalid(errors: FieldErrors): Problem {
  return new Problem('invalid', messages.incomplete, { errors })
}
