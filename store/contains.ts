import { type RawBuilder, sql } from 'kysely'

/**
 * A condition: does this column's text contain these words, as they stand, whatever the case?
 * Beyond ASCII, SQLite knows no case: there the words have to be spelt as they are kept.
 */
export function contains(column: string, words: string): RawBuilder<boolean> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`
}
