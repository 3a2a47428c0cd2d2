import { IconWorld } from '@tabler/icons-react'
import type { Campaign } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import styles from './campaigns.module.css'

/** Renders a campaign's status, and whether guests see it now. */
export function CampaignStatus({ campaign }: { campaign: Pick<Campaign, 'approval' | 'live'> }) {
  return (
    <span className={styles.status}>
      <StatusBadge code={campaign.approval} />
      {campaign.live && (
        <span className={styles.live}>
          <IconWorld size={15} stroke={2} aria-hidden />
          {t('entry.live')}
        </span>
      )}
    </span>
  )
}
