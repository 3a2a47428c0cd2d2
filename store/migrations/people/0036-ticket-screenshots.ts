import { type Kysely, sql } from 'kysely'
import { idColumn, type Kind } from '../kind.ts'

/** Screenshots that staff upload to a ticket. Their bytes are never served in public. */
export function ticketScreenshots(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('ticket_screenshot')
        .addColumn('id', 'integer', idColumn(kind))
        .addColumn('stem', 'text', (c) => c.notNull().unique())
        .addColumn('suffix', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('file_type', 'text', (c) => c.notNull())
        .addColumn('file_size', 'integer', (c) => c.notNull())
        .addColumn('stored_sha256', 'text', (c) => c.notNull())
        .addColumn('sha256', 'text', (c) => c.notNull())
        .addColumn('uploaded_by', 'integer', (c) => c.notNull().references('person.id'))
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('ticket_id', 'integer', (c) => c.references('ticket.id'))
        .addColumn('line_id', 'integer', (c) => c.references('ticket_line.id'))
        .execute()
      for (const statement of indexes) await sql.raw(statement).execute(db)
    },
  }
}

/** Sent a second time before the ticket is, the same bytes are the same screenshot. */
const indexes = [
  `create unique index ticket_screenshot_unsent on ticket_screenshot (uploaded_by, sha256)
    where ticket_id is null`,
  'create index ticket_screenshot_ticket on ticket_screenshot (ticket_id, line_id)',
]
