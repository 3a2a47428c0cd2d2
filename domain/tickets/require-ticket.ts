import { ticketMessages } from '#catalogue/people/people-messages.ts'
import { may } from '#catalogue/roles.ts'
import type { ReadContext } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { findTicket, type Ticket } from '#store/tickets/tickets.ts'

/** A ticket of one's own; the desk's are all. Another's is as if it were not there (404). */
export async function requireTicket(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  id: number,
): Promise<Ticket> {
  const ticket = await findTicket(db, id)
  const isTheirs = ticket?.opener_id === actor.id || may(actor.role, 'tickets.manage')
  if (!ticket || !isTheirs) throw new Problem('not-found', ticketMessages.none)
  return ticket
}
