import type { TicketStatus } from '#catalogue/people/ticket-status.ts'
import { may } from '#catalogue/roles.ts'
import type { Ticket } from '#catalogue/wire/tickets.ts'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#store/tables.ts'
import { listTickets as listRows } from '#store/tickets/tickets.ts'
import { ticketOf } from './ticket-of.ts'

/** A page of one's own tickets, of everybody's for the desk; the newest first. */
export async function listTickets(
  db: Db,
  actor: Actor,
  asked: { status?: TicketStatus | undefined; search?: string | undefined },
  page: { limit: number; offset: number },
): Promise<{ tickets: Ticket[]; total: number }> {
  const openerId = may(actor.role, 'tickets.manage') ? undefined : actor.id
  const { tickets, total } = await listRows(db, { ...asked, openerId }, page)
  return { tickets: tickets.map((row) => ticketOf(row, actor)), total }
}
