import { IconCircleCheck, IconCircleDot, IconProgress } from '@tabler/icons-react'
import type { Ticket } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Badge } from '#web/admin/ui/status/badge.tsx'

export const ticketStatusMessages = [
  'ticket.isOpen',
  'ticket.inProgress',
  'ticket.isClosed',
] as const

const icons = [IconCircleDot, IconProgress, IconCircleCheck] as const

/** Renders a ticket's status in the server's colours. */
export function TicketBadge({ ticket }: { ticket: Ticket }) {
  const { status, status_color, font_color } = ticket
  const style = { backgroundColor: status_color, color: font_color }
  return <Badge icon={icons[status]} style={style} words={t(ticketStatusMessages[status])} />
}
