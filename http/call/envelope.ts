import { z } from 'zod'
import { readInput } from '#catalogue/content/read-input.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
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
  const result = readInput(schema, input)
  if ('errors' in result) throw new Problem('invalid', messages.incomplete, result)
  return result.data
}
