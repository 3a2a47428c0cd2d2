import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { Ticket } from '#web/admin/api/wire.gen.ts'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { FilterButtons } from '#web/admin/lists/filter-buttons.tsx'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import {
  type Column,
  ResponsiveTable,
  RowButton,
} from '#web/admin/lists/table/responsive-table.tsx'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { NewTicket } from './new-ticket.tsx'
import { TicketBadge, ticketStatusMessages } from './ticket-badge.tsx'
import { TicketDialog } from './ticket-dialog.tsx'
import { type TicketListQuery, ticketsQuery } from './ticket-queries.ts'

const choices = [
  { label: 'history.all', status: null },
  { label: ticketStatusMessages[0], status: 0 },
  { label: ticketStatusMessages[1], status: 1 },
  { label: ticketStatusMessages[2], status: 2 },
] as const

/** Lists one's own tickets; to the support team everybody's (specification section 2, "Support"). */
export function SupportScreen() {
  const isSupport = may(useUser().roles.name, 'tickets.manage')
  const [isAsking, setAsking] = useState(false)
  const { view, show } = useLogView()
  const [address, setAddress] = useSearchParams()
  const opened = Number(address.get('ticket') ?? 0)
  const query: TicketListQuery = { search: view.search, page: view.page, per_page: view.perPage }
  const chosen = choices.find(({ status }) => status !== null && status === view.status)
  if (chosen?.status != null) query.status = `${chosen.status}`
  const tickets = useQuery(ticketsQuery(query))

  /** Puts the open ticket into the address, so that it can be linked. */
  function open(id: number | null) {
    const next = new URLSearchParams(window.location.search)
    if (id === null) next.delete('ticket')
    else next.set('ticket', String(id))
    setAddress(next, { preventScrollReset: true })
  }

  const isFiltered = view.search !== '' || chosen !== undefined
  const none = isSupport ? t('ticket.noneAtAll') : t('ticket.noneYet')
  return (
    <Stack gap="lg">
      <ScreenHeader
        title={labelled('Support')}
        intro={isSupport ? t('ticket.introAll') : t('ticket.intro')}
      >
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAsking(true)}>
          {t('ticket.open')}
        </Button>
      </ScreenHeader>
      <Paper withBorder p="md">
        <Stack>
          <Group justify="space-between" gap="sm">
            <FilterButtons
              options={choices.map(({ label, status }) => ({ label: t(label), value: status }))}
              value={chosen?.status ?? null}
              onChange={(status) => show({ status })}
            />
            <TypedSearch
              aria-label={t('ticket.search')}
              placeholder={t('history.search')}
              w={{ base: '100%', xs: 220 }}
              words={view.search}
              onSearch={(search) => show({ search })}
            />
          </Group>
          <Loaded
            query={tickets}
            skeleton={<SkeletonStack count={view.perPage} height={54} gap="sm" />}
          >
            {(data) => (
              <>
                <TicketTable
                  rows={data.data}
                  isSupport={isSupport}
                  empty={isFiltered ? t('ticket.noMatch') : none}
                  onOpen={open}
                />
                <Pager list={data} perPage={view.perPage} onChange={show} />
              </>
            )}
          </Loaded>
        </Stack>
      </Paper>
      {isAsking && <NewTicket onClose={() => setAsking(false)} />}
      {opened > 0 && <TicketDialog key={opened} id={opened} onClose={() => open(null)} />}
    </Stack>
  )
}

interface TicketTableProps {
  rows: Ticket[]
  /** Whether the reader is of the support team, who sees the authors. */
  isSupport: boolean
  empty: string
  onOpen: (id: number) => void
}

function TicketTable({ rows, isSupport, empty, onOpen }: TicketTableProps) {
  const title = (ticket: Ticket) => (
    <RowButton onOpen={() => onOpen(ticket.id)}>
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
    ...(isSupport ? [opener] : []),
    {
      by: 'status',
      label: t('history.status'),
      cell: (ticket) => <TicketBadge ticket={ticket} />,
    },
    {
      by: 'created_at',
      label: t('ticket.created'),
      cell: ({ created_at }) => formatMoment(created_at),
    },
    {
      by: 'updated_at',
      label: t('ticket.updated'),
      cell: ({ updated_at }) => formatMoment(updated_at),
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
              time: formatMoment(ticket.created_at),
            })}
          </Text>
        </>
      )}
    />
  )
}
