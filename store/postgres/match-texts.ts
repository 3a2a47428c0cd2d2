import { type RawBuilder, sql } from 'kysely'
import type { TextMatch } from '../search/aside.ts'
import { writeQuery } from '../search/word-query.ts'

/** The language of `tsquery` (https://www.postgresql.org/docs/current/datatype-textsearch.html). */
const signs = {
  word: (word: string, isPrefix: boolean) =>
    `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${isPrefix ? ':*' : ''}`,
  all: ' & ',
  any: ' | ',
}

export function fromMatching({ within, tags, words }: TextMatch): RawBuilder<unknown> {
  const index = sql.ref(within === 'title' ? 't.title_index' : 't.text_index')
  const tagged = tags ? [{ any: tags.map((word) => ({ word })) }] : []
  const query = writeQuery({ all: [...tagged, words] }, signs)
  return sql`from search_text as t where ${index} @@ ${query}::tsquery`
}
