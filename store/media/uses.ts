import { withPresentKeys } from '#catalogue/content/present-keys.ts'
import type { Content } from '#catalogue/declaration.ts'
import type { State } from '#catalogue/revision-state.ts'
import type { Db } from '../tables.ts'

export interface UsingRevision {
  revision_id: number
  subject: string
  entry_id: number
  state: State
  content: Content
}

const maxUses = 100

/**
 * A former revision does not keep a picture from being deleted, except the last rejected one, which
 * its author continues from.
 */
export async function listUsingRevisions(db: Db, mediaId: number): Promise<UsingRevision[]> {
  const rows = await inUse(db, mediaId)
    .select(['revision.id as revision_id', 'subject', 'entry_id', 'state', 'content'])
    .orderBy('revision.id', 'desc')
    .limit(maxUses)
    .execute()
  return rows.map((row) => ({
    ...row,
    content: withPresentKeys(row.subject, JSON.parse(row.content)),
  }))
}

/** Take the publication lock before changing the file, so that nothing goes live meanwhile. */
export async function isVisibleToGuests(db: Db, mediaId: number): Promise<boolean> {
  const row = await db
    .selectFrom('media_use')
    .innerJoin('revision', 'revision.id', 'media_use.revision_id')
    .select('revision.id')
    .where('media_id', '=', mediaId)
    .where('state', '=', 'approved')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function inUse(db: Db, mediaId: number) {
  return db
    .selectFrom('media_use')
    .innerJoin('revision', 'revision.id', 'media_use.revision_id')
    .where('media_id', '=', mediaId)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('state', 'in', ['approved', 'draft', 'pending']),
        and([
          eb('state', '=', 'rejected'),
          exists(
            selectFrom('head')
              .select('head.shown_id')
              .whereRef('head.subject', '=', 'revision.subject')
              .whereRef('head.entry_id', '=', 'revision.entry_id')
              .whereRef('head.language', '=', 'revision.language')
              .whereRef('head.shown_id', '=', 'revision.id'),
          ),
        ]),
      ]),
    )
}
