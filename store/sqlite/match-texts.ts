import { type RawBuilder, sql } from 'kysely'
import type { TextMatch } from '../search/aside.ts'
import { writeQuery } from '../search/word-query.ts'

/** FTS5's language (https://www.sqlite.org/fts5.html#full_text_query_syntax). */
const signs = {
  word: (word: string, isPrefix: boolean) =>
    `"${word.replaceAll('"', '""')}"${isPrefix ? ' *' : ''}`,
  all: ' AND ',
  any: ' OR ',
}

/** The index first, then each row by its key: so that a limit ends the walk. */
export function fromMatching({ within, tags, words }: TextMatch): RawBuilder<unknown> {
  const index = sql.table(within === 'title' ? 'title_index' : 'text_index')
  const tagged = tags && { any: tags.map((word) => ({ word })) }
  const prefix = tagged ? `tags : ${writeQuery(tagged, signs)} AND ` : ''
  const query = `${prefix}words : ${writeQuery({ all: [words] }, signs)}`
  return sql`from ${index} as i cross join search_text as t on t.id = i.rowid where ${index} match ${query}`
}
