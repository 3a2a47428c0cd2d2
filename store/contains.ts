import { type RawBuilder, sql } from 'kysely'

/** Ignores ASCII case only: SQLite knows no other. */
export function contains(column: string, words: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)}) like lower(${patternOf(words)}) escape '\\'`
}

/** Does as `contains` for a column and words that went through `foldText`. */
export function containsFolded(column: string, words: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${patternOf(words)} escape '\\'`
}

export function patternOf(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
