import { declarationByKey, editorPathOf } from '#catalogue/catalogue.ts'
import { titleOf } from '#catalogue/declaration.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { Label } from '#catalogue/messages/message.ts'
import { ticketStatuses } from '#catalogue/people/ticket-status.ts'
import { stateCodes, stateNames } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import type { MediaUse } from '#catalogue/wire/media.ts'
import type { Actor } from '#domain/actor.ts'
import { listUsingRevisions, type UsingRevision } from '#store/media/uses.ts'
import type { Db } from '#store/tables.ts'
import { listTicketsShowing } from '#store/tickets/ticket-pictures.ts'
import type { Ticket } from '#store/tickets/tickets.ts'

/**
 * Returns where a file is used: approved, open and last rejected revisions, and open tickets (by
 * number, with a link for those who may see them).
 */
export async function listMediaUses(db: Db, actor: Actor, mediaId: number): Promise<MediaUse[]> {
  const uses = await listUsingRevisions(db, mediaId)
  const tickets = await listTicketsShowing(db, mediaId, maxTickets)
  return [...uses.map(toMediaUse), ...tickets.map((ticket) => ticketUse(ticket, actor))]
}

const maxTickets = 200

function ticketUse({ id, status, opener_id }: Ticket, actor: Actor): MediaUse {
  const isTheirs = opener_id === actor.id || may(actor.role, 'tickets.manage')
  return {
    entity_type: 'ticket',
    entity_id: id,
    label: fill(mediaMessages.inTicket, { id }),
    approval: null,
    status_text: ticketStatuses[status].name,
    editor_path: isTheirs ? `/admin/support?ticket=${id}` : null,
    public_path: null,
  }
}

function toMediaUse(use: UsingRevision): MediaUse {
  const declaration = declarationByKey(use.subject)
  const label = new Label(declaration?.label ?? use.subject)
  const title = declaration ? titleOf(declaration, use.content) : ''
  return {
    entity_type: declaration?.entityType ?? use.subject,
    entity_id: use.revision_id,
    label: title ? fill(mediaMessages.titled, { label, title }) : label,
    approval: stateCodes[use.state],
    status_text: stateNames[use.state],
    editor_path: declaration ? editorPathOf(declaration, use.entry_id) : null,
    public_path: declaration?.previewPath?.split('?')[0] ?? null,
  }
}
