import { limits } from '#catalogue/limits.ts'
import type { TicketLine, TicketScreenshot, TicketThread } from '#catalogue/wire/tickets.ts'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#store/tables.ts'
import { listTicketScreenshots } from '#store/tickets/ticket-screenshots.ts'
import { listTicketLines, type TicketLine as Row } from '#store/tickets/tickets.ts'
import { readTicketPictures } from './read-ticket-pictures.ts'
import { requireTicket } from './require-ticket.ts'
import { ticketOf } from './ticket-of.ts'

/** Returns a ticket with its lines. Throws `Problem('not-found')` for another's. */
export async function viewTicket(db: Db, actor: Actor, id: number): Promise<TicketThread> {
  const row = await requireTicket({ db, actor }, id)
  const lines = await listTicketLines(db, id, limits.ticketLines)
  const fromLine = lines[0]?.id ?? 0
  const { opening, byLine } = await readTicketPictures(db, id, fromLine)
  const screenshots = Map.groupBy(await listTicketScreenshots(db, id, fromLine), lineWith)
  return {
    ...ticketOf(row, actor),
    pictures: opening,
    screenshots: withNames(screenshots.get(0)),
    lines: lines.map((line) => ({
      ...lineOf(line),
      pictures: byLine.get(line.id) ?? [],
      screenshots: withNames(screenshots.get(line.id)),
    })),
  }
}

/** Returns the id of the line that something is attached to; 0 for the description. */
function lineWith({ line_id, kind }: { line_id: number; kind: Row['kind'] }): number {
  return kind === 'open' ? 0 : line_id
}

function withNames(screenshots: readonly TicketScreenshot[] = []): TicketScreenshot[] {
  return screenshots.map(({ id, name }) => ({ id, name }))
}

function lineOf({
  id,
  at,
  actor_name,
  kind,
  text,
  changes,
}: Row): Omit<TicketLine, 'pictures' | 'screenshots'> {
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
