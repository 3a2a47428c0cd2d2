import { Anchor, Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { useTimeZone } from '#web/admin/api/brand.ts'
import { campaignScreen, useCampaignOf } from '#web/admin/documents/campaigns/campaign-queries.ts'
import { formatWindow } from '#web/admin/documents/campaigns/format-window.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { campaignScopeOf } from './campaign-scope.ts'
import { useWorkOn } from './use-working-on.ts'
import styles from './working-on.module.css'

/** Says in which campaign the tab works, and what of that holds for the open screen. */
export function CampaignBand({ campaign }: { campaign: number }) {
  const { data, isGone } = useCampaignOf(campaign)
  const { pathname } = useLocation()
  const zone = useTimeZone()
  const workOn = useWorkOn()
  const mayWrite = may(useUser().roles.name, 'content.edit')
  const scope = campaignScopeOf(pathname)
  const name = data?.name ?? '…'
  const words = {
    form: mayWrite ? t('working.changing', { name }) : t('working.looking', { name }),
    list: t('working.list', { name }),
    site: t('working.notPart', { name }),
    none: t('working.other', { name }),
  }
  return (
    <section className={styles.band} data-campaign-band aria-label={t('working.title')}>
      <p className={styles.words} data-scope={scope}>
        <IconFlag size={18} aria-hidden />
        <strong>{isGone ? t('working.gone') : words[scope]}</strong>
      </p>
      {data && <p className={styles.dates}>{formatWindow(data, zone).join(' ')}</p>}
      <div className={styles.ways}>
        {data && (
          <Anchor component={Link} to={campaignScreen(campaign)} size="sm" underline="always">
            {t('working.open')}
          </Anchor>
        )}
        <Button
          size="compact-sm"
          variant="default"
          className={styles.back}
          onClick={() => workOn({ id: 0, name: t('working.site') })}
        >
          {t('working.backToSite')}
        </Button>
      </div>
    </section>
  )
}
