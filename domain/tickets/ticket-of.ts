import { closedStatus, ticketStatuses } from '#catalogue/people/ticket-status.ts'
import { may } from '#catalogue/roles.ts'
import type { Ticket } from '#catalogue/wire/tickets.ts'
import type { Actor } from '#domain/actor.ts'
import type { Ticket as Row } from '#store/tickets/tickets.ts'

export function ticketOf(row: Row, actor: Actor): Ticket {
  const { name, color, fontColor } = ticketStatuses[row.status]
  const isOpen = row.status !== closedStatus
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    remarks: row.remarks || null,
    status: row.status,
    status_text: name,
    status_color: color,
    font_color: fontColor,
    completed_name: row.completed_by || null,
    opened_by: { id: row.opener_id, username: row.opener_name },
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
    can_update: isOpen && may(actor.role, 'tickets.manage'),
    can_answer: isOpen,
  }
}
