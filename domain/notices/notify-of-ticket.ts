import type { NoticeAction } from '#catalogue/people/notice-kinds.ts'
import { may } from '#catalogue/roles.ts'
import type { Context } from '#domain/context.ts'
import { listTicketParticipants, type Ticket } from '#store/tickets/tickets.ts'
import { notify } from './notify.ts'

/** Notifies who opened a ticket and who worked on it; of a new one, who follows all tickets. */
export async function notifyOfTicket(
  context: Context,
  ticket: Pick<Ticket, 'id' | 'title' | 'opener_id'>,
  { step, text, pictures = 0 }: { step: NoticeAction; text: string; pictures?: number },
): Promise<void> {
  const { db } = context
  const { id, title, opener_id } = ticket
  const isNew = step === 'opened'
  await notify(context, {
    kind: 'ticket',
    step,
    count: 1,
    bundle: `ticket ${id}`,
    subject: '',
    entry_id: 0,
    language: '',
    about_id: id,
    title,
    text,
    pictures,
    ids: isNew ? [] : [opener_id, ...(await listTicketParticipants(db, id))],
    preference: 'ticket',
    ...(isNew ? { follow: 'everyTicket' as const } : {}),
    sees: (reader) => reader.id === opener_id || may(reader.role, 'tickets.manage'),
  })
}
