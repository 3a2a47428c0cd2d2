import { ticketMessages } from '#catalogue/people/people-messages.ts'
import type { TicketThread } from '#catalogue/wire/tickets.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfTicket } from '#domain/notify/notify-of-ticket.ts'
import { Problem } from '#domain/problem.ts'
import { addTicketLine, touchTicket } from '#store/tickets/tickets.ts'
import { attachPictures } from './attach-pictures.ts'
import { attachScreenshots } from './attach-screenshots.ts'
import { requireTicket } from './require-ticket.ts'
import { viewTicket } from './view-ticket.ts'

interface Said {
  text: string
  gallery_ids?: readonly number[] | undefined
  screenshot_ids?: readonly number[] | undefined
}

/**
 * Says something to a ticket: who opened it, or the desk. Refuses a closed one (409), and pictures
 * that the library does not have, and screenshots that are not theirs to send (422).
 */
export async function answerTicket(
  context: Context,
  id: number,
  { text, gallery_ids = [], screenshot_ids = [] }: Said,
): Promise<TicketThread> {
  const { db, actor, now } = context
  const ticket = await requireTicket(context, id)
  if (!(await touchTicket(db, id, now))) throw new Problem('conflict', ticketMessages.closed)
  const by = { actor_id: actor.id, actor_name: actor.username }
  const said = { kind: 'answer', text, changes: '{}' } as const
  const line_id = await addTicketLine(db, { ticket_id: id, at: now, ...by, ...said })
  const line = { ticket_id: id, line_id }
  const chosen = await attachPictures(db, line, gallery_ids)
  const pictures = chosen + (await attachScreenshots(context, line, screenshot_ids))
  await notifyOfTicket(context, ticket, { step: 'answered', text, pictures })
  return viewTicket(db, actor, id)
}
