import type { Ticket } from '#catalogue/wire/tickets.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfTicket } from '#domain/notices/notify-of-ticket.ts'
import { addTicket, addTicketLine } from '#store/tickets/tickets.ts'
import { attachPictures } from './attach-pictures.ts'
import { attachScreenshots } from './attach-screenshots.ts'
import { requireTicket } from './require-ticket.ts'
import { ticketOf } from './ticket-of.ts'

interface NewTicket {
  title: string
  description: string
  gallery_ids?: readonly number[] | undefined
  screenshot_ids?: readonly number[] | undefined
}

/** Opens a ticket. Throws `Problem('invalid')` for unknown pictures and screenshots. */
export async function openTicket(
  context: Context,
  { gallery_ids = [], screenshot_ids = [], ...ticketValues }: NewTicket,
): Promise<Ticket> {
  const { db, actor, now } = context
  const id = await addTicket(db, {
    ...ticketValues,
    opener_id: actor.id,
    status: 0,
    completed_by: '',
    remarks: '',
    version: 1,
    created_at: now,
    updated_at: now,
  })
  const by = { actor_id: actor.id, actor_name: actor.username }
  const opening = { kind: 'open', text: '', changes: '{}' } as const
  const line_id = await addTicketLine(db, { ticket_id: id, at: now, ...by, ...opening })
  const line = { ticket_id: id, line_id }
  const libraryPictures = await attachPictures(db, line, gallery_ids)
  const pictures = libraryPictures + (await attachScreenshots(context, line, screenshot_ids))
  const ticket = await requireTicket(context, id)
  const text = ticket.description
  await notifyOfTicket(context, ticket, { step: 'opened', text, pictures })
  return ticketOf(ticket, actor)
}
