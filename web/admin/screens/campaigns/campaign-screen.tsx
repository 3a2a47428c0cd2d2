import { Paper, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { stateCodes } from '#catalogue/revision-state.ts'
import { useTimeZone } from '#web/admin/api/brand.ts'
import type { CampaignView } from '#web/admin/api/wire.gen.ts'
import { campaignQuery } from '#web/admin/documents/campaigns/campaign-queries.ts'
import { CampaignStatus } from '#web/admin/documents/campaigns/campaign-status.tsx'
import { formatWindow } from '#web/admin/documents/campaigns/format-window.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { currentLocale, t } from '#web/admin/i18n/translate.ts'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { Panel, ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { RejectionNote } from '#web/admin/ui/status/rejection-note.tsx'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignLines } from './campaign-lines.tsx'
import { StepErrors, useCampaignSteps } from './use-campaign-steps.tsx'

export function CampaignScreen() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(id) ? <Stored key={id} id={Number(id)} /> : <ToErrorPage />
}

function Stored({ id }: { id: number }) {
  const campaign = useQuery(campaignQuery(id))
  return (
    <Loaded query={campaign} skeleton={<CampaignSkeleton />}>
      {(data) => <Campaign campaign={data} />}
    </Loaded>
  )
}

function Campaign({ campaign }: { campaign: CampaignView }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = useCampaignSteps(campaign, heading)
  return (
    <Stack gap="lg">
      <ScreenHeader title={campaign.name} heading={heading}>
        <CampaignStatus campaign={campaign} />
      </ScreenHeader>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <Stack gap="md">
          <About campaign={campaign} />
          <CampaignActions campaign={campaign} steps={steps} />
          <StepErrors steps={steps} campaign={campaign} />
        </Stack>
      </Paper>
      <Panel title={t('campaigns.changes')} intro={t('campaigns.changesMean')}>
        <CampaignLines campaign={campaign} errors={steps.errors} />
      </Panel>
    </Stack>
  )
}

/** Says when guests see a campaign, its rank, and who did what to it last. */
function About({ campaign }: { campaign: CampaignView }) {
  const zone = useTimeZone()
  const { rank, author, created_at, remarks, decided_by, decided_at, approval } = campaign
  return (
    <>
      <div>
        {formatWindow(campaign, zone).map((sentence) => (
          <Text key={sentence} fw={600}>
            {sentence}
          </Text>
        ))}
        {rank !== 0 && (
          <Hint>{t('campaigns.rankIs', { rank: rank.toLocaleString(currentLocale()) })}</Hint>
        )}
        <Hint>
          {lastStep(campaign) ?? t('record.byAt', { name: author, time: formatMoment(created_at) })}
        </Hint>
      </div>
      {approval === stateCodes.rejected && decided_by !== null && decided_at !== null && (
        <RejectionNote
          rejection={{ by: decided_by, at: decided_at, remarks }}
          earlier={[]}
          isCurrent
        />
      )}
    </>
  )
}

function lastStep(campaign: CampaignView): string | null {
  const { approval, submitted_by, submitted_at, decided_by, decided_at } = campaign
  const isPending = approval === stateCodes.pending
  if (isPending && submitted_by !== null)
    return t('card.lastSubmitted', { name: submitted_by, time: formatMoment(submitted_at) })
  const isApproved = approval === stateCodes.approved || approval === stateCodes.expired
  if (isApproved && decided_by !== null)
    return t('history.approvedBy', { name: decided_by, time: formatMoment(decided_at) })
  return null
}

function CampaignSkeleton() {
  return (
    <Stack gap="lg" aria-hidden>
      <Skeleton h={40} w="50%" />
      <Skeleton h={160} />
      <Skeleton h={320} />
    </Stack>
  )
}
