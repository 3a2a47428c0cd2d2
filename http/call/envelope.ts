import { z } from 'zod'
import { readInput } from '#catalogue/content/read-input.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { ListPage } from '#catalogue/wire.ts'
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

export function pageOf({ page, per_page }: PageQuery): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page }
}

/** Returns one page of a list as `data` holds it. */
export function paginate<T>(rows: T[], total: number, { page, per_page }: PageQuery): ListPage<T> {
  return { data: rows, total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) }
}

/** Returns the parsed input. Throws `Problem('invalid')` with messages by wire path. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = readInput(schema, input)
  if ('errors' in result) throw new Problem('invalid', messages.incomplete, result)
  return result.data
}
