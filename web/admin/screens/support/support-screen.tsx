import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { Ticket } from '#web/admin/api/wire.gen.ts'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { useClampedPage } from '#web/admin/lists/paging/use-clamped-page.ts'
import {
  type Column,
  ResponsiveTable,
  RowButton,
} from '#web/admin/lists/table/responsive-table.tsx'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { NewTicket } from './new-ticket.tsx'
import { TicketBadge, ticketStatusWords } from './ticket-badge.tsx'
import { TicketDialog } from './ticket-dialog.tsx'
import { type TicketListQuery, ticketsQuery } from './ticket-queries.ts'

const choices = [
  { label: 'history.all', status: null },
  { label: ticketStatusWords[0], status: 0 },
  { label: ticketStatusWords[1], status: 1 },
  { label: ticketStatusWords[2], status: 2 },
] as const

/** What one has asked the desk; for the desk, what everybody has (specification section 2, "Support"). */
export function SupportScreen() {
  const isDesk = may(useUser().roles.name, 'tickets.manage')
  const [isAsking, setAsking] = useState(false)
  const { view, show } = useLogView()
  const [address, setAddress] = useSearchParams()
  const opened = Number(address.get('ticket') ?? 0)
  const asked: TicketListQuery = { search: view.search, page: view.page, per_page: view.perPage }
  const chosen = choices.find(({ status }) => status !== null && status === view.status)
  if (chosen?.status != null) asked.status = `${chosen.status}`
  const tickets = useQuery(ticketsQuery(asked))

  useClampedPage(
    view.page,
    tickets.isPlaceholderData ? undefined : tickets.data?.last_page,
    (page) => show({ page }),
  )

  /** The open ticket stands in the address, so that a link leads to it. */
  function open(id: number | null) {
    const next = new URLSearchParams(window.location.search)
    if (id === null) next.delete('ticket')
    else next.set('ticket', String(id))
    setAddress(next, { preventScrollReset: true })
  }

  const isFiltered = view.search !== '' || chosen !== undefined
  const none = isDesk ? t('ticket.noneDesk') : t('ticket.noneYet')
  return (
    <Stack gap="lg">
      <title>{`${labelled('Support')} · Linecheck`}</title>
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1}>{labelled('Support')}</Title>
          <Text c="dimmed">{isDesk ? t('ticket.introDesk') : t('ticket.intro')}</Text>
        </div>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAsking(true)}>
          {t('ticket.open')}
        </Button>
      </Group>
      <Paper withBorder p="md">
        <Stack>
          <Group justify="space-between" gap="sm">
            <Group gap={6} role="group" aria-label={t('history.filter')}>
              {choices.map(({ label, status }) => (
                <Button
                  key={label}
                  size="compact-md"
                  fw={500}
                  variant={view.status === status ? 'filled' : 'default'}
                  aria-pressed={view.status === status}
                  onClick={() => show({ status })}
                >
                  {t(label)}
                </Button>
              ))}
            </Group>
            <TypedSearch
              aria-label={t('ticket.search')}
              placeholder={t('history.search')}
              w={{ base: '100%', xs: 220 }}
              words={view.search}
              search={(search) => show({ search })}
            />
          </Group>
          {tickets.isError && !tickets.data && (
            <LoadFailed error={tickets.error} retry={() => void tickets.refetch()} />
          )}
          {tickets.isPending && (
            <Stack gap="sm" aria-busy="true">
              <SkeletonRows count={view.perPage} height={54} />
            </Stack>
          )}
          {tickets.data && (
            <>
              <TicketTable
                rows={tickets.data.data}
                isDesk={isDesk}
                empty={isFiltered ? t('ticket.noMatch') : none}
                open={open}
              />
              <Pager
                view={view}
                page={tickets.data.page}
                lastPage={tickets.data.last_page}
                total={tickets.data.total}
                change={({ page, perPage }) => show({ page, perPage })}
              />
            </>
          )}
        </Stack>
      </Paper>
      {isAsking && <NewTicket close={() => setAsking(false)} />}
      {opened > 0 && <TicketDialog key={opened} id={opened} close={() => open(null)} />}
    </Stack>
  )
}

interface TicketTableProps {
  rows: Ticket[]
  /** The desk sees whose they are. */
  isDesk: boolean
  empty: string
  open: (id: number) => void
}

/** Tickets by title, how far they are and when. */
function TicketTable({ rows, isDesk, empty, open }: TicketTableProps) {
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
