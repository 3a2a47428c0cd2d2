import type { Insertable, Selectable } from 'kysely'
import type { TicketStatus } from '#catalogue/people/ticket-status.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { containsFolded } from '../contains.ts'
import { countRows } from '../count-rows.ts'
import type { Db, Tx } from '../tables.ts'
import type { TicketLineTable, TicketTable } from './ticket-tables.ts'

export type Ticket = Selectable<TicketTable> & { opener_name: string }
export type TicketLine = Selectable<TicketLineTable>

export interface TicketFilter {
  openerId?: number | undefined
  status?: TicketStatus | undefined
  search?: string | undefined
}

export async function listTickets(
  db: Db,
  filter: TicketFilter,
  page: { limit: number; offset: number },
): Promise<{ tickets: Ticket[]; total: number }> {
  const ids = filtered(db, filter)
    .select('id')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
  const tickets = await withOpener(db).where('ticket.id', 'in', ids).orderBy('id', 'desc').execute()
  return { tickets, total: await countRows(filtered(db, filter)) }
}

function filtered(db: Db, { openerId, status, search }: TicketFilter) {
  let query = db.selectFrom('ticket')
  if (openerId !== undefined) query = query.where('opener_id', '=', openerId)
  if (status !== undefined) query = query.where('status', '=', status)
  const words = foldText(search ?? '')
  return words ? query.where(containsFolded('search_text', words)) : query
}

export function withOpener(db: Db) {
  return db
    .selectFrom('ticket')
    .innerJoin('person', 'person.id', 'ticket.opener_id')
    .selectAll('ticket')
    .select('person.username as opener_name')
}

export async function findTicket(db: Db, id: number): Promise<Ticket | undefined> {
  return withOpener(db).where('ticket.id', '=', id).executeTakeFirst()
}

export async function addTicket(
  tx: Tx,
  ticket: Omit<Insertable<TicketTable>, 'search_text'>,
): Promise<number> {
  const insert = tx.insertInto('ticket').values({ ...ticket, search_text: searchText(ticket) })
  return (await insert.returning('id').executeTakeFirstOrThrow()).id
}

type TicketChange = Pick<
  TicketTable,
  'title' | 'description' | 'status' | 'completed_by' | 'remarks' | 'updated_at'
>

/** Returns false when the ticket has another version or is closed. */
export async function changeTicket(
  tx: Tx,
  { id, version }: { id: number; version: number },
  change: TicketChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ticket')
    .set({ ...change, search_text: searchText(change), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '!=', 2)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns false when the ticket is closed. */
export async function touchTicket(tx: Tx, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ticket')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('status', '!=', 2)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function searchText({ title, description }: { title: string; description: string }): string {
  return foldText(`${title} ${description}`)
}

export async function addTicketLine(tx: Tx, line: Insertable<TicketLineTable>): Promise<number> {
  const insert = tx.insertInto('ticket_line').values(line)
  return (await insert.returning('id').executeTakeFirstOrThrow()).id
}

export async function listTicketParticipants(tx: Tx, ticketId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('ticket_line')
    .select('actor_id')
    .distinct()
    .where('ticket_id', '=', ticketId)
    .where('kind', '!=', 'open')
    .execute()
  return rows.map(({ actor_id }) => actor_id)
}

/** Returns the newest `most` lines of a ticket, oldest first. */
export async function listTicketLines(
  db: Db,
  ticketId: number,
  most: number,
): Promise<TicketLine[]> {
  const rows = await db
    .selectFrom('ticket_line')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.reverse()
}
