import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'

export interface DocumentKey {
  type: string
  entryId: number
  language: DocumentLanguage
  /** Whose line of the document; left out for the site itself. */
  campaign?: number | undefined
}

/** Returns e.g. `home.hero`, `promotion/17`, `promotion/17@de`, `home.hero#3` in campaign 3. */
export function documentName({ type, entryId, language, campaign }: DocumentKey): string {
  const entry = entryId === 0 ? '' : `/${entryId}`
  return `${type}${entry}${language === '' ? '' : `@${language}`}${campaign ? `#${campaign}` : ''}`
}

/** Returns the document of a row as guests know it: the same for the site and every campaign. */
export function documentKeyOf(row: {
  subject: string
  entry_id: number
  language: DocumentLanguage
}): DocumentKey {
  return { type: row.subject, entryId: row.entry_id, language: row.language }
}

/** Returns the document of a row with its campaign, as staff work on it. */
export function staffKeyOf(
  row: Parameters<typeof documentKeyOf>[0] & { campaign?: number | null },
): DocumentKey {
  return row.campaign ? { ...documentKeyOf(row), campaign: row.campaign } : documentKeyOf(row)
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
