import { type RawBuilder, sql } from 'kysely'

/**
 * A condition: does this column's text contain these words, as they stand, whatever the case?
 * Beyond ASCII, SQLite knows no case: there the words have to be spelt as they are kept.
 */
export function contains(column: string, words: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)}) like lower(${patternOf(words)}) escape '\\'`
}

/** The same for a column that is kept `foldText`, and for words that are: quicker, and alike on both databases. */
export function containsFolded(column: string, words: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${patternOf(words)} escape '\\'`
}

/** Returns a pattern for `like … escape '\\'` that finds these words anywhere, as they stand. */
export function patternOf(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
