import { declaredKeys } from '#catalogue/catalogue.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { containsFolded } from '../contains.ts'
import { countRows } from '../count-rows.ts'
import type { Db } from '../tables.ts'
import { type Revision, toRevision } from './revisions.ts'

export interface PendingFilter {
  language?: DocumentLanguage
  /** A declaration's key. */
  type?: string
  /** Of whom wrote or submitted it. */
  username?: string
  batch?: string
  /** In the title; or of a type whose label has it. */
  search?: { title: string; types: readonly string[] }
}

export async function listPendingRevisions(
  db: Db,
  filter: PendingFilter,
  page: { limit: number; offset: number; newestFirst?: boolean },
): Promise<Revision[]> {
  const direction = page.newestFirst ? 'desc' : 'asc'
  const rows = await pendingRevisions(db, filter)
    .selectAll()
    .orderBy('submitted_at', direction)
    .orderBy('id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map(toRevision)
}

export function countPendingRevisions(db: Db, filter: PendingFilter = {}): Promise<number> {
  return countRows(pendingRevisions(db, filter))
}

function pendingRevisions(db: Db, { language, type, username, batch, search }: PendingFilter) {
  // What a declaration had that the brand removed is kept, but nobody can decide on it.
  let query = db
    .selectFrom('revision')
    .where('state', '=', 'pending')
    .where('subject', 'in', type === undefined ? declaredKeys : [type])
  if (language !== undefined) query = query.where('language', '=', language)
  if (batch !== undefined) query = query.where('batch', '=', batch)
  if (username !== undefined)
    query = query.where(({ or, eb, selectFrom }) => {
      const person = selectFrom('person').select('id').where('username', '=', username)
      return or([eb('author_id', 'in', person), eb('submitted_by', 'in', person)])
    })
  if (search !== undefined)
    query = query.where(({ or, eb, exists, selectFrom }) =>
      or([
        ...(search.types.length > 0 ? [eb('subject', 'in', search.types)] : []),
        exists(
          selectFrom('head')
            .select('head.entry_id')
            .whereRef('head.subject', '=', 'revision.subject')
            .whereRef('head.entry_id', '=', 'revision.entry_id')
            .whereRef('head.language', '=', 'revision.language')
            .where(containsFolded('head.search_title', foldText(search.title))),
        ),
      ]),
    )
  return query
}
