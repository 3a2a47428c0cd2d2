import type { NoticeAction } from '#catalogue/people/notice-kinds.ts'
import { may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import type { Tx } from '#store/tables.ts'
import { listTicketParticipants, type Ticket } from '#store/tickets/tickets.ts'
import { notify } from './notify.ts'

/**
 * Something was said or done about a ticket: it concerns who opened it and who of the desk has
 * answered or worked on it. A new one concerns who follows all tickets.
 */
export async function notifyOfTicket(
  tx: Tx,
  actor: Actor,
  now: string,
  ticket: Pick<Ticket, 'id' | 'title' | 'opener_id'>,
  { step, text, pictures = 0 }: { step: NoticeAction; text: string; pictures?: number },
): Promise<void> {
  const { id, title, opener_id } = ticket
  const isNew = step === 'opened'
  await notify(tx, actor, now, {
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
    ids: isNew ? [] : [opener_id, ...(await listTicketParticipants(tx, id))],
    preference: 'ticket',
    ...(isNew ? { follow: 'everyTicket' as const } : {}),
    sees: (reader) => reader.id === opener_id || may(reader.role, 'tickets.manage'),
  })
}
