import { Text } from '@mantine/core'
import type { Ticket } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import {
  type Column,
  ResponsiveTable,
  RowButton,
} from '#web/admin/lists/table/responsive-table.tsx'
import { TicketBadge } from './ticket-badge.tsx'

interface TicketTableProps {
  rows: Ticket[]
  /** The desk sees whose they are. */
  isDesk: boolean
  empty: string
  open: (id: number) => void
}

/** Tickets by title, how far they are and when. */
export function TicketTable({ rows, isDesk, empty, open }: TicketTableProps) {
  const title = (ticket: Ticket) => (
    <RowButton open={() => open(ticket.id)}>
      <bdi>{ticket.title}</bdi>
    </RowButton>
  )
  const opener: Column<Ticket> = {
    by: 'opened_by',
    label: t('ticket.by'),
    cell: ({ opened_by }) => <bdi>{opened_by.username}</bdi>,
  }
  const columns: Column<Ticket>[] = [
    { by: 'id', label: t('ticket.number'), cell: ({ id }) => id },
    { by: 'title', label: t('ticket.title'), cell: title },
    ...(isDesk ? [opener] : []),
    {
      by: 'status',
      label: t('history.status'),
      cell: (ticket) => <TicketBadge ticket={ticket} />,
    },
    {
      by: 'created_at',
      label: t('ticket.created'),
      cell: ({ created_at }) => momentWords(created_at),
    },
    {
      by: 'updated_at',
      label: t('ticket.updated'),
      cell: ({ updated_at }) => momentWords(updated_at),
    },
  ]
  return (
    <ResponsiveTable
      label={labelled('Support')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
      columns={columns}
      minWidth={620}
      card={(ticket) => (
        <>
          {title(ticket)}
          <TicketBadge ticket={ticket} />
          <Text size="sm" c="dimmed">
            {t('ticket.openedBy', {
              id: String(ticket.id),
              name: ticket.opened_by.username,
              time: momentWords(ticket.created_at),
            })}
          </Text>
        </>
      )}
    />
  )
}
