import type { SelectQueryBuilder } from 'kysely'

/** Counts the rows of a query; PostgreSQL gives the count as text. */
export async function countRows<DB, TB extends keyof DB>(
  // biome-ignore lint/complexity/noBannedTypes: what Kysely's `selectFrom` selects
  query: SelectQueryBuilder<DB, TB, {}>,
): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll<number>().as('count'))
  const { count } = await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow()
  return Number(count)
}
