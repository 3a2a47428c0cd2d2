import { type Kysely, sql } from 'kysely'

/**
 * Indexes that answer by themselves, where SQLite read a hundred lines of the log for each revision of
 * the queue, and all files of a folder for its size. The log had one index twice.
 */
export const coveringIndexes = {
  async up(db: Kysely<unknown>) {
    const statements = [
      'drop index activity_revision',
      'create index activity_revision on activity (revision_id, step, actor_id)',
      'drop index media_folder',
      'create index media_folder on media (folder_id, id, deleted_at, file_size)',
      'drop index activity_state',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
