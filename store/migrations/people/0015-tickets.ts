import { type Kysely, sql } from 'kysely'
import { appendOnly, idColumn, type Kind } from '../kind.ts'

/** What staff ask the desk, and everything that was said and done about it. */
export function tickets(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('ticket')
        .addColumn('id', 'integer', idColumn(kind))
        .addColumn('opener_id', 'integer', (c) => c.notNull().references('person.id'))
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('description', 'text', (c) => c.notNull())
        .addColumn('search_text', 'text', (c) => c.notNull())
        .addColumn('status', 'integer', (c) => c.notNull().check(sql`status in (0, 1, 2)`))
        .addColumn('completed_by', 'text', (c) => c.notNull())
        .addColumn('remarks', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('updated_at', 'text', (c) => c.notNull())
        .execute()
      await sql`create index ticket_opener on ticket (opener_id, id)`.execute(db)
      await sql`create index ticket_status on ticket (status, id)`.execute(db)
      await db.schema
        .createTable('ticket_line')
        .addColumn('id', 'integer', idColumn(kind))
        .addColumn('ticket_id', 'integer', (c) => c.notNull().references('ticket.id'))
        .addColumn('at', 'text', (c) => c.notNull())
        .addColumn('actor_id', 'integer', (c) => c.notNull())
        .addColumn('actor_name', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('changes', 'text', (c) => c.notNull())
        .execute()
      await sql`create index ticket_line_ticket on ticket_line (ticket_id, id)`.execute(db)
      await appendOnly(db, kind, 'ticket_line')
    },
  }
}
