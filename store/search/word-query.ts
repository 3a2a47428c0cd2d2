/** What the index of texts is asked for. Words are folded: nothing but letters and digits. */
export type WordQuery =
  | { word: string; isPrefix?: boolean }
  | { all: readonly WordQuery[] }
  | { any: readonly WordQuery[] }

/** A query in the language of an index: how it writes a word, and joins what has to hold together. */
export function writeQuery(
  query: WordQuery,
  signs: { word(word: string, isPrefix: boolean): string; all: string; any: string },
): string {
  if ('word' in query) return signs.word(query.word, query.isPrefix ?? false)
  const [parts, sign] = 'all' in query ? [query.all, signs.all] : [query.any, signs.any]
  return `(${parts.map((part) => writeQuery(part, signs)).join(sign)})`
}
