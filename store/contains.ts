import { type RawBuilder, sql } from 'kysely'

/** A condition: does this column's text contain these (lower-cased) words, as they stand? Alike on both databases. */
export function contains(column: string, words: string): RawBuilder<boolean> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}
