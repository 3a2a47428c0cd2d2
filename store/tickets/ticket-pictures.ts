import type { Selectable } from 'kysely'
import { closedStatus } from '#catalogue/people/ticket-status.ts'
import type { Db, Tx } from '../tables.ts'
import type { TicketPictureTable } from './ticket-tables.ts'
import { type Ticket, type TicketLine, withOpener } from './tickets.ts'

export type TicketPicture = Pick<Selectable<TicketPictureTable>, 'line_id' | 'media_id'> &
  Pick<TicketLine, 'kind'>

export async function addTicketPictures(
  tx: Tx,
  line: { ticket_id: number; line_id: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((media_id, position) => ({ ...line, media_id, position }))
  await tx.insertInto('ticket_picture').values(rows).execute()
}

export function listTicketPictures(
  db: Db,
  ticketId: number,
  fromLine: number,
): Promise<TicketPicture[]> {
  return db
    .selectFrom('ticket_picture')
    .innerJoin('ticket_line', 'ticket_line.id', 'ticket_picture.line_id')
    .select(['line_id', 'media_id', 'kind'])
    .where('ticket_picture.ticket_id', '=', ticketId)
    .where((eb) => eb.or([eb('line_id', '>=', fromLine), eb('kind', '=', 'open')]))
    .orderBy('line_id')
    .orderBy('position')
    .execute()
}

export function listTicketsShowing(db: Db, mediaId: number, most: number): Promise<Ticket[]> {
  const ids = db.selectFrom('ticket_picture').select('ticket_id').where('media_id', '=', mediaId)
  return withOpener(db)
    .where('ticket.id', 'in', ids)
    .where('ticket.status', '!=', closedStatus)
    .orderBy('ticket.id', 'desc')
    .limit(most)
    .execute()
}
