import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { useTimeZone } from '#web/admin/api/brand.ts'
import type { Campaign } from '#web/admin/api/wire.gen.ts'
import { campaignScreen, campaignsQuery } from '#web/admin/documents/campaigns/campaign-queries.ts'
import { CampaignStatus } from '#web/admin/documents/campaigns/campaign-status.tsx'
import { formatWindow } from '#web/admin/documents/campaigns/format-window.ts'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { FilterButtons } from '#web/admin/lists/filter-buttons.tsx'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { type Column, ResponsiveTable } from '#web/admin/lists/table/responsive-table.tsx'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { CampaignDialog } from './campaign-dialog.tsx'

type Open = '1' | '0' | null

/** Lists the campaigns, and adds new ones. */
export function CampaignsScreen() {
  const mayAdd = may(useUser().roles.name, 'content.edit')
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const [address, setAddress] = useSearchParams()
  const { view, show } = useLogView()
  const open = openAt(address)
  const campaigns = useQuery(
    campaignsQuery({
      search: view.search,
      page: view.page,
      per_page: view.perPage,
      ...(open === null ? {} : { open }),
    }),
  )

  function narrow(to: Open) {
    const next = new URLSearchParams(window.location.search)
    next.delete('page')
    if (to === null) next.delete('open')
    else next.set('open', to)
    setAddress(next, { replace: true, preventScrollReset: true })
  }

  return (
    <Stack gap="lg">
      <ScreenHeader title={labelled('Campaigns')} intro={t('campaigns.intro')}>
        {mayAdd && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            {t('campaigns.add')}
          </Button>
        )}
      </ScreenHeader>
      <Paper withBorder p="md">
        <Stack>
          <Group justify="space-between" gap="sm">
            <FilterButtons<Open>
              options={[
                { label: t('history.all'), value: null },
                { label: t('campaigns.open'), value: '1' },
                { label: t('campaigns.over'), value: '0' },
              ]}
              value={open}
              onChange={narrow}
            />
            <TypedSearch
              aria-label={t('campaigns.search')}
              placeholder={t('history.search')}
              w={{ base: '100%', xs: 240 }}
              words={view.search}
              onSearch={(search) => show({ search })}
            />
          </Group>
          <Loaded query={campaigns} skeleton={<SkeletonRows count={view.perPage} height={54} />}>
            {(data) => (
              <>
                <CampaignTable
                  rows={data.data}
                  empty={
                    view.search === '' && open === null
                      ? t('campaigns.none')
                      : t('campaigns.noMatch')
                  }
                />
                {data.total > 0 && <Pager list={data} perPage={view.perPage} onChange={show} />}
              </>
            )}
          </Loaded>
        </Stack>
      </Paper>
      {isAdding && (
        <CampaignDialog
          campaign={null}
          onClose={() => setAdding(false)}
          onSaved={(id) => void navigate(campaignScreen(id))}
        />
      )}
    </Stack>
  )
}

function openAt(address: URLSearchParams): Open {
  const open = address.get('open')
  return open === '1' || open === '0' ? open : null
}

function CampaignTable({ rows, empty }: { rows: Campaign[]; empty: string }) {
  const zone = useTimeZone()
  const columns: Column<Campaign>[] = [
    { by: 'name', label: labelled('Name'), cell: (one) => <Name campaign={one} /> },
    {
      by: 'window',
      label: t('entry.window'),
      cell: (one) => <Window campaign={one} zone={zone} />,
    },
    { by: 'status', label: t('history.status'), cell: (one) => <CampaignStatus campaign={one} /> },
    { by: 'documents', label: t('campaigns.changes'), cell: documentsText },
  ]
  return (
    <ResponsiveTable
      label={labelled('Campaigns')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
      columns={columns}
      minWidth={680}
      card={(campaign) => (
        <>
          <Name campaign={campaign} />
          <CampaignStatus campaign={campaign} />
          <Window campaign={campaign} zone={zone} />
          <Text size="sm">{documentsText(campaign)}</Text>
        </>
      )}
    />
  )
}

function Name({ campaign: { id, name } }: { campaign: Campaign }) {
  return (
    <Anchor component={Link} to={campaignScreen(id)} fw={600} underline="always">
      <bdi>{name}</bdi>
    </Anchor>
  )
}

function Window({ campaign, zone }: { campaign: Campaign; zone: string | null }) {
  return (
    <Stack gap={0}>
      {formatWindow(campaign, zone).map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
    </Stack>
  )
}

/** Returns how many documents a campaign has, and what of them waits for somebody. */
function documentsText({ documents: { total, pending, rejected, review } }: Campaign): string {
  return [
    t('campaigns.count', { count: total }),
    ...(pending > 0 ? [t('campaigns.countPending', { count: pending })] : []),
    ...(rejected > 0 ? [t('campaigns.countRejected', { count: rejected })] : []),
    ...(review > 0 ? [t('campaigns.countReview', { count: review })] : []),
  ].join(' · ')
}
