import type { TicketStatus } from '#catalogue/people/ticket-status.ts'
import { countRows } from '../count-rows.ts'
import type { Db } from '../tables.ts'
import { type Ticket, withOpener } from './tickets.ts'

export function countTicketsByStatus(db: Db, status: TicketStatus): Promise<number> {
  return countRows(db.selectFrom('ticket').where('status', '=', status))
}

export function listOldestTickets(db: Db, status: TicketStatus, limit: number): Promise<Ticket[]> {
  return withOpener(db)
    .where('ticket.status', '=', status)
    .orderBy('ticket.id')
    .limit(limit)
    .execute()
}
