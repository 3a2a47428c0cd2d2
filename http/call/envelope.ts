import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { faultSentence } from '#catalogue/messages/fault-sentence.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Sentence } from '#catalogue/messages/sentence.ts'
import { readWritten, written } from '#catalogue/messages/written.ts'
import type { Listed } from '#catalogue/wire.ts'
import { Problem } from '#domain/problem.ts'

/** `?page=` and `?per_page=` of every list (contract section 1): at most 100 rows a page. */
export const pageQuery = {
  page: z.coerce.number().int().positive().max(1_000_000).default(1),
  per_page: z.coerce.number().int().positive().max(limits.pageSize).default(limits.pageSize),
}

export interface PageQuery {
  page: number
  per_page: number
}

/** Where a page begins and ends. */
export function pageOf({ page, per_page }: PageQuery): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page }
}

/** What the specification calls a list, as `data`. */
export function listed<T>(rows: T[], total: number, { page, per_page }: PageQuery): Listed<T> {
  return { data: rows, total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) }
}

/** What a schema gives for some input. Refuses with sentences by wire path (422). */
export function parsed<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input, { error: (issue) => written(faultSentence(issue)) })
  if (result.success) return result.data
  // A map: a client may call its fields `toString`, which every object has already.
  const errors = new Map<string, Sentence[]>()
  for (const issue of result.error.issues.slice(0, 50)) {
    for (const [path, sentence] of sentences(issue))
      errors.set(path, [...(errors.get(path) ?? []), sentence])
  }
  throw new Problem('invalid', messages.incomplete, { errors: Object.fromEntries(errors) })
}

function sentences(issue: z.core.$ZodIssue): [path: string, sentence: Sentence][] {
  const path = issue.path.map(String).join('.')
  if (issue.code !== 'unrecognized_keys') return [[path || '_', readWritten(issue.message)]]
  const prefix = path ? `${path}.` : ''
  return issue.keys
    .slice(0, 20)
    .map((key) => [`${prefix}${key.slice(0, 100)}`, inputMessages.unknownField])
}
