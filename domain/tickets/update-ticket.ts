import { messages } from '#catalogue/messages/messages.ts'
import { ticketMessages } from '#catalogue/people/people-messages.ts'
import { closedStatus, type TicketStatus } from '#catalogue/people/ticket-status.ts'
import type { Ticket } from '#catalogue/wire/tickets.ts'
import type { Actor } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfTicket } from '#domain/notices/notify-of-ticket.ts'
import { Problem } from '#domain/problem.ts'
import { findPerson } from '#store/people/people.ts'
import { addTicketLine, changeTicket, type Ticket as Row } from '#store/tickets/tickets.ts'
import { requireTicket } from './require-ticket.ts'
import { ticketOf } from './ticket-of.ts'

/** A change by support; omitted values stay. */
export interface TicketWork {
  title?: string | undefined
  description?: string | undefined
  completed_by?: string | undefined
  remarks?: string | undefined
  status?: TicketStatus | undefined
  /** The version that the person was shown. */
  version?: number | undefined
}

const fields = ['title', 'description', 'status', 'completed_by', 'remarks'] as const

/**
 * Changes a ticket (`tickets.manage`). Who closes one without naming anybody has completed it.
 * Throws `Problem('conflict')` with the current one for a closed ticket and for one that was
 * changed since.
 */
export async function updateTicket(
  context: Context,
  id: number,
  { version, ...sent }: TicketWork,
): Promise<Ticket> {
  const { db, actor, now } = context
  const row = await requireTicket(context, id)
  if (row.status === closedStatus) throw conflict(row, actor)
  if (version !== undefined && version !== row.version) throw conflict(row, actor)
  const after = await withName(context, { ...row, ...definedValues(sent) })
  const changed = fields.filter((field) => row[field] !== after[field])
  if (changed.length === 0) return ticketOf(row, actor)
  const { title, description, status, completed_by, remarks } = after
  const change = { title, description, status, completed_by, remarks, updated_at: now }
  // Somebody changed it since it was read: the conflict carries the current one.
  if (!(await changeTicket(db, row, change))) {
    throw conflict(await requireTicket(context, id), actor)
  }
  await addTicketLine(db, {
    ticket_id: id,
    at: now,
    actor_id: actor.id,
    actor_name: actor.username,
    kind: 'change',
    text: '',
    changes: JSON.stringify(
      Object.fromEntries(
        changed.map((field) => [field, { before: row[field], after: after[field] }]),
      ),
    ),
  })
  const step = status === closedStatus ? 'closed' : 'changed'
  const text = changed.includes('remarks') ? remarks : ''
  await notifyOfTicket(context, after, { step, text })
  return ticketOf(await requireTicket(context, id), actor)
}

function conflict(row: Row, actor: Actor): Problem {
  const sentence = row.status === closedStatus ? ticketMessages.closed : messages.stale
  return new Problem('conflict', sentence, { data: { current: ticketOf(row, actor) } })
}

function definedValues(sent: Omit<TicketWork, 'version'>): Partial<Row> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}

async function withName({ db, actor }: Pick<Context, 'db' | 'actor'>, ticket: Row): Promise<Row> {
  if (ticket.status !== closedStatus || ticket.completed_by !== '') return ticket
  const person = await findPerson(db, actor.id)
  const name = person ? `${person.first_name} ${person.last_name}`.trim() : ''
  return { ...ticket, completed_by: name || actor.username }
}
