import { Anchor, Box, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { may, roles } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { type CallInput, getApi } from '#web/admin/api/call-api.ts'
import { polling } from '#web/admin/api/query-client.ts'
import type { Workload } from '#web/admin/api/wire.gen.ts'
import { GroupSelect } from '#web/admin/documents/groups/group-select.tsx'
import { formatAge } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { firstView, pageSizes } from '#web/admin/lists/paging/table-page.ts'
import { type Column, ResponsiveTable } from '#web/admin/lists/table/responsive-table.tsx'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'

type Pair = Workload['data'][number]
type Query = NonNullable<CallInput<'get', '/workload'>['query']>

/** Shows who waits for whom, for how much and since when. */
export function WorkloadScreen() {
  const [address, setAddress] = useSearchParams()
  const query = queryOf(address)
  const workload = useQuery(workloadQuery(query))

  function show(change: Record<string, string | null>) {
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries({ page: null, ...change })) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setAddress(next, { replace: true, preventScrollReset: true })
  }

  return (
    <Stack gap="lg">
      <ScreenHeader title={labelled('Workload')} intro={t('workload.intro')} />
      <Paper withBorder p="md">
        <Stack>
          <Group gap="sm" align="flex-end">
            <NativeSelect
              label={t('workload.role')}
              w={{ base: '100%', xs: 220 }}
              data={[
                { value: '', label: t('workload.allRoles') },
                ...roles.map(({ name }) => ({ value: name, label: labelled(name) })),
              ]}
              value={query.role ?? ''}
              onChange={({ currentTarget: { value } }) => show({ role: value })}
            />
            <Box w={{ base: '100%', xs: 260 }}>
              <GroupSelect
                label={labelled('Restaurant groups')}
                placeholder={t('workload.allContent')}
                value={query.group ?? null}
                onChange={(id) => show({ group: id === null ? null : String(id) })}
              />
            </Box>
          </Group>
          <Loaded query={workload} skeleton={<SkeletonRows count={5} height={54} />}>
            {(data) => (
              <>
                <Text role="status">{sums(data)}</Text>
                <ResponsiveTable
                  label={labelled('Workload')}
                  rows={data.data}
                  keyOf={({ kind, waiter, responsible }) => `${kind} ${waiter} ${responsible}`}
                  empty={t('workload.empty')}
                  columns={columns()}
                  minWidth={640}
                  card={(pair) => <PairCard pair={pair} />}
                />
                <Pager
                  list={data}
                  perPage={data.per_page}
                  onChange={({ page, perPage }) =>
                    show({ page: page > 1 ? String(page) : null, rows: String(perPage) })
                  }
                />
              </>
            )}
          </Loaded>
        </Stack>
      </Paper>
    </Stack>
  )
}

function workloadQuery(query: Query) {
  return queryOptions({
    queryKey: ['workload', query],
    queryFn: ({ signal }) => getApi('/workload', { query, signal }),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

/** Reads the view from the address; invalid values fall back to the defaults. */
function queryOf(address: URLSearchParams): Query {
  const numberAt = (name: string) => {
    const text = address.get(name) ?? ''
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  }
  const role = roles.find(({ name }) => name === address.get('role'))?.name
  const group = numberAt('group')
  const rows = pageSizes.find((size) => size === numberAt('rows'))
  return {
    page: numberAt('page') ?? 1,
    per_page: rows ?? firstView.perPage,
    ...(role ? { role } : {}),
    ...(group ? { group } : {}),
  }
}

function sums({ roles: waited }: Workload): string {
  return waited
    .map(({ role, count, since }) =>
      t('workload.ofRole', { role: labelled(role), count, time: formatAge(since) }),
    )
    .join(' ')
}

function columns(): Column<Pair>[] {
  return [
    { by: 'waiter', label: t('workload.waiter'), cell: (pair) => <Waiter pair={pair} /> },
    {
      by: 'responsible',
      label: t('workload.responsible'),
      cell: (pair) => <Responsible pair={pair} />,
    },
    { by: 'count', label: t('workload.what'), cell: (pair) => <What pair={pair} /> },
    { by: 'since', label: t('workload.since'), cell: ({ since }) => formatAge(since) },
  ]
}

function PairCard({ pair }: { pair: Pair }) {
  return (
    <>
      <Text>
        <Waiter pair={pair} />
      </Text>
      <Text size="sm">
        {t('workload.responsible')} <Responsible pair={pair} />
      </Text>
      <What pair={pair} />
      <Text size="sm" c="dimmed">
        {formatAge(pair.since)}
      </Text>
    </>
  )
}

function Waiter({ pair: { waiter, waiter_role } }: { pair: Pair }) {
  return <PersonName name={waiter} role={labelled(waiter_role)} />
}

function Responsible({ pair: { responsible, responsible_role } }: { pair: Pair }) {
  if (responsible === null || responsible_role === null) return t('workload.anyApprover')
  return <PersonName name={responsible} role={labelled(responsible_role)} />
}

function PersonName({ name, role }: { name: string; role: string }) {
  return (
    <>
      <bdi>{name}</bdi>{' '}
      <Text component="span" size="sm" c="dimmed">
        {role}
      </Text>
    </>
  )
}

/** Leads whoever may decide to the requests. */
function What({ pair: { kind, waiter, responsible, count, overdue } }: { pair: Pair }) {
  const mayDecide = may(useUser().roles.name, 'content.decide')
  const query = new URLSearchParams({
    author: waiter,
    ...(responsible ? { assignee: responsible } : {}),
  })
  return (
    <Stack gap={2}>
      {kind === 'decision' && mayDecide ? (
        <Anchor component={Link} to={`/admin/approval?${query}`} underline="always">
          {t('workload.requests', { count })}
        </Anchor>
      ) : (
        <Text span>
          {kind === 'decision'
            ? t('workload.requests', { count })
            : t('workload.drafts', { count })}
        </Text>
      )}
      {overdue > 0 && (
        <Text span size="sm" c="var(--admin-rejected)">
          {t('workload.overdue', { count: overdue })}
        </Text>
      )}
    </Stack>
  )
}
