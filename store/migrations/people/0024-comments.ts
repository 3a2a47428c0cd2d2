import { type Kysely, sql } from 'kysely'
import { idColumn, type Kind } from '../kind.ts'

/** What staff write about what is being worked on. */
export function comments(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('comment')
        .addColumn('id', 'integer', idColumn(kind))
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('entry_id', 'integer', (c) => c.notNull())
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('revision_id', 'integer', (c) => c.notNull())
        .addColumn('field', 'text', (c) => c.notNull())
        .addColumn('thread_id', 'integer', (c) => c.references('comment.id'))
        .addColumn('author_id', 'integer', (c) => c.notNull().references('person.id'))
        .addColumn('author_name', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('mentions', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('edited_at', 'text')
        .addColumn('deleted_at', 'text')
        .addColumn('resolved_at', 'text')
        .addColumn('resolved_by', 'text')
        .execute()
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}

const statements = [
  `create index comment_place on comment (subject, entry_id, language, id) where thread_id is null`,
  'create index comment_thread on comment (thread_id, id)',
]
