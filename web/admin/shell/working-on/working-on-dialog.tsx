import { Anchor, Button, Stack, Text } from '@mantine/core'
import { IconCheck, IconFlag, IconWorld } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTimeZone } from '#web/admin/api/brand.ts'
import type { Campaign } from '#web/admin/api/wire.gen.ts'
import { openCampaignsQuery } from '#web/admin/documents/campaigns/campaign-queries.ts'
import { CampaignStatus } from '#web/admin/documents/campaigns/campaign-status.tsx'
import { formatWindow } from '#web/admin/documents/campaigns/format-window.ts'
import { useCampaign } from '#web/admin/documents/campaigns/working-on.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { useWorkOn } from './use-working-on.ts'
import styles from './working-on.module.css'

/** Lets a person choose what this tab works on: the site, or a campaign that is not over. */
export function WorkingOnDialog({ onClose }: { onClose: () => void }) {
  const campaigns = useQuery(openCampaignsQuery)
  return (
    <Dialog onClose={onClose} title={t('working.title')}>
      <Stack gap="sm">
        <Text size="sm">{t('working.means')}</Text>
        <Loaded query={campaigns} skeleton={<SkeletonRows count={3} height={52} />}>
          {({ data }) => <Choices campaigns={data} onClose={onClose} />}
        </Loaded>
        <Anchor
          component={Link}
          to="/admin/campaigns"
          size="sm"
          underline="always"
          onClick={onClose}
        >
          {t('working.all')}
        </Anchor>
      </Stack>
    </Dialog>
  )
}

function Choices({ campaigns, onClose }: { campaigns: readonly Campaign[]; onClose: () => void }) {
  const workOn = useWorkOn()
  const now = useCampaign() ?? 0
  const zone = useTimeZone()
  const choose = (id: number, name: string) => {
    onClose()
    if (id !== now) workOn({ id, name })
  }
  const choice = (id: number, name: string, about: React.ReactNode) => (
    <Button
      variant="default"
      fullWidth
      justify="space-between"
      className={styles.choice}
      aria-current={id === now}
      leftSection={
        id === 0 ? <IconWorld size={18} aria-hidden /> : <IconFlag size={18} aria-hidden />
      }
      rightSection={id === now && <IconCheck size={18} aria-hidden />}
      onClick={() => choose(id, id === 0 ? t('working.site') : name)}
    >
      <span>
        <bdi>{name}</bdi>
        {about}
      </span>
    </Button>
  )
  return (
    <Stack gap="xs" component="ul" className={styles.choices}>
      <li>{choice(0, t('working.theSite'), null)}</li>
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          {choice(
            campaign.id,
            campaign.name,
            <>
              <Hint>{formatWindow(campaign, zone).join(' ')}</Hint>
              <CampaignStatus campaign={campaign} />
            </>,
          )}
        </li>
      ))}
      {campaigns.length === 0 && <Text c="dimmed">{t('working.none')}</Text>}
    </Stack>
  )
}
