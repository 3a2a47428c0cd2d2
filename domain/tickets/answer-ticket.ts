import { ticketMessages } from '#catalogue/people/people-messages.ts'
import type { TicketThread } from '#catalogue/wire/tickets.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfTicket } from '#domain/notices/notify-of-ticket.ts'
import { Problem } from '#domain/problem.ts'
import { addTicketLine, touchTicket } from '#store/tickets/tickets.ts'
import { attachPictures } from './attach-pictures.ts'
import { attachScreenshots } from './attach-screenshots.ts'
import { requireTicket } from './require-ticket.ts'
import { viewTicket } from './view-ticket.ts'

interface TicketAnswer {
  text: string
  gallery_ids?: readonly number[] | undefined
  screenshot_ids?: readonly number[] | undefined
}

/**
 * Adds an answer to a ticket. Throws `Problem('conflict')` for a closed one, `Problem('invalid')`
 * for unknown pictures and screenshots.
 */
export async function answerTicket(
  context: Context,
  id: number,
  { text, gallery_ids = [], screenshot_ids = [] }: TicketAnswer,
): Promise<TicketThread> {
  const { db, actor, now } = context
  const ticket = await requireTicket(context, id)
  if (!(await touchTicket(db, id, now))) throw new Problem('conflict', ticketMessages.closed)
  const by = { actor_id: actor.id, actor_name: actor.username }
  const answer = { kind: 'answer', text, changes: '{}' } as const
  const line_id = await addTicketLine(db, { ticket_id: id, at: now, ...by, ...answer })
  const line = { ticket_id: id, line_id }
  const libraryPictures = await attachPictures(db, line, gallery_ids)
  const pictures = libraryPictures + (await attachScreenshots(context, line, screenshot_ids))
  await notifyOfTicket(context, ticket, { step: 'answered', text, pictures })
  return viewTicket(db, actor, id)
}
