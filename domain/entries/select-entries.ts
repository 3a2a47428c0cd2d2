import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { groupFilter } from '#domain/content/scope/group-filter.ts'
import { invalid } from '#domain/problem.ts'
import { type EntryFilter, listEntryIds } from '#store/content/entry-list.ts'
import type { Db } from '#store/tables.ts'

/** Which entries; together they narrow each other down. */
export interface Selection {
  ids?: readonly number[] | undefined
  groups?: readonly number[] | undefined
  search?: string | undefined
}

/** Ids that are read at once. */
const part = 1_000

/**
 * Returns the ids of the entries that a bulk change is about. Throws `Problem('invalid')` for more
 * than one call may change.
 */
export async function selectEntries(
  db: Db,
  { key: type }: Collection,
  { ids, groups, search }: Selection,
): Promise<number[]> {
  if (ids && !groups && search === undefined) return [...new Set(ids)]
  const filter: EntryFilter = {
    type,
    ...(search === undefined ? {} : { search }),
    ...(groups ? { groups: await groupFilter(db, groups) } : {}),
  }
  const wanted = ids && new Set(ids)
  const found: number[] = []
  for (let last = 0; ; ) {
    const some = await listEntryIds(db, filter, last, part)
    found.push(...some.filter((id) => !wanted || wanted.has(id)))
    if (found.length > limits.bulk)
      throw invalid({ where: [fill(messages.tooManySelected, { most: limits.bulk })] })
    if (some.length < part) return found
    last = some.at(-1) ?? 0
  }
}
