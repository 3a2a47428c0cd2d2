import { limits } from '#catalogue/limits.ts'
import type { TicketLine, TicketThread } from '#catalogue/people/ticket-wire.ts'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#store/tables.ts'
import { listTicketLines, type TicketLine as Row } from '#store/tickets/tickets.ts'
import { readTicketPictures } from './read-ticket-pictures.ts'
import { requireTicket } from './require-ticket.ts'
import { ticketOf } from './ticket-of.ts'

/** A ticket with what was said and done about it. Refuses another's (404). */
export async function viewTicket(db: Db, actor: Actor, id: number): Promise<TicketThread> {
  const row = await requireTicket(db, actor, id)
  const lines = await listTicketLines(db, id, limits.ticketLines)
  const { opening, byLine } = await readTicketPictures(db, id, lines[0]?.id ?? 0)
  return {
    ...ticketOf(row, actor),
    pictures: opening,
    lines: lines.map((line) => ({ ...lineOf(line), pictures: byLine.get(line.id) ?? [] })),
  }
}

function lineOf({ id, at, actor_name, kind, text, changes }: Row): Omit<TicketLine, 'pictures'> {
  const fields = JSON.parse(changes) as Record<string, { before: unknown; after: unknown }>
  return {
    id,
    at,
    by: actor_name,
    kind,
    text,
    changes: Object.entries(fields).map(([field, { before, after }]) => ({
      field,
      before: String(before),
      after: String(after),
    })),
  }
}
