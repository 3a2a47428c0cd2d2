import { ticketMessages } from '#catalogue/people/people-messages.ts'
import { may } from '#catalogue/roles.ts'
import type { ReadContext } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { findTicket, type Ticket } from '#store/tickets/tickets.ts'

/**
 * Returns a ticket of the person, or any ticket for support. Throws `Problem('not-found')` for
 * others.
 */
export async function requireTicket(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  id: number,
): Promise<Ticket> {
  const ticket = await findTicket(db, id)
  const isVisible = ticket?.opener_id === actor.id || may(actor.role, 'tickets.manage')
  if (!ticket || !isVisible) throw new Problem('not-found', ticketMessages.none)
  return ticket
}
