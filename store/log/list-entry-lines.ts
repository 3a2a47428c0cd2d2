import type { DocumentKey } from '../content/document-key.ts'
import { countRows } from '../count-rows.ts'
import type { Db } from '../tables.ts'
import { type Activity, activities } from './activity.ts'

export async function listEntryLineIds(
  db: Db,
  { type, entryId }: Pick<DocumentKey, 'type' | 'entryId'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const lines = db
    .selectFrom('activity')
    .where('subject', '=', type)
    .where('entry_id', '=', entryId)
  const newest = lines.select('id').orderBy('id', 'desc').limit(limit).offset(offset)
  const ids = (await newest.execute()).map(({ id }) => id)
  return { ids, total: await countRows(lines) }
}

/** Returns a document's newest lines, or those of one of its revisions, newest first. */
export function listDocumentLines(
  db: Db,
  { type, entryId, language }: DocumentKey,
  { limit, revisionId }: { limit: number; revisionId?: number | undefined },
): Promise<Activity[]> {
  return activities(db)
    .where('activity.subject', '=', type)
    .where('activity.entry_id', '=', entryId)
    .where('activity.language', '=', language)
    .orderBy('activity.id', 'desc')
    .$if(revisionId !== undefined, (lines) => lines.where('revision_id', '=', revisionId ?? 0))
    .limit(limit)
    .execute()
}
