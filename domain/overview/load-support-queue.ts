import type { Overview } from '#catalogue/wire/overview.ts'
import type { Db } from '#store/tables.ts'
import { countTicketsByStatus, listOldestTickets } from '#store/tickets/support-team.ts'
import type { Actor } from '../actor.ts'
import { ticketOf } from '../tickets/ticket-of.ts'

/** Rows on the screen. */
const maxListed = 4

/** Returns the open tickets for support, the longest waiting first. */
export async function loadSupportQueue(
  db: Db,
  actor: Actor,
): Promise<NonNullable<Overview['desk']>> {
  const [opened, inProgress] = [0, 1] as const
  const rows = await listOldestTickets(db, opened, maxListed)
  return {
    open: await countTicketsByStatus(db, opened),
    in_progress: await countTicketsByStatus(db, inProgress),
    rows: rows.map((row) => ticketOf(row, actor)),
  }
}
