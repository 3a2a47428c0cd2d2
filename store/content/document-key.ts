import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'

export interface DocumentKey {
  type: string
  entryId: number
  language: DocumentLanguage
}

/** Returns e.g. `home.hero`, `promotion/17`, `promotion/17@de`. */
export function documentName({ type, entryId, language }: DocumentKey): string {
  const entry = entryId === 0 ? '' : `/${entryId}`
  return `${type}${entry}${language === '' ? '' : `@${language}`}`
}

export function documentKeyOf(row: {
  subject: string
  entry_id: number
  language: DocumentLanguage
}): DocumentKey {
  return { type: row.subject, entryId: row.entry_id, language: row.language }
}

/**
 * Groups by language and type: for one condition a document PostgreSQL planned four times longer.
 */
export function isAtDocuments(documents: readonly DocumentKey[]): RawBuilder<SqlBool> {
  const groups = Map.groupBy(documents, ({ type, entryId, language }) =>
    JSON.stringify([entryId === 0 ? null : type, language]),
  )
  const each = [...groups.values()].map((own) => {
    const subjects = [...new Set(own.map(({ type }) => type))]
    const ids = [...new Set(own.map(({ entryId }) => entryId))]
    return sql`head.subject in (${sql.join(subjects)}) and head.entry_id in (${sql.join(ids)})
      and head.language = ${own[0]?.language}`
  })
  return sql`(${sql.join(each, sql` or `)})`
}
