import type { TicketStatus } from '#catalogue/people/ticket-status.ts'
import type { Db } from '../tables.ts'
import { type Ticket, withOpener } from './tickets.ts'

export async function countTicketsByStatus(db: Db, status: TicketStatus): Promise<number> {
  const counted = db.selectFrom('ticket').select((eb) => eb.fn.countAll<number>().as('count'))
  return Number((await counted.where('status', '=', status).executeTakeFirstOrThrow()).count)
}

export function listOldestTickets(db: Db, status: TicketStatus, limit: number): Promise<Ticket[]> {
  return withOpener(db)
    .where('ticket.status', '=', status)
    .orderBy('ticket.id')
    .limit(limit)
    .execute()
}
