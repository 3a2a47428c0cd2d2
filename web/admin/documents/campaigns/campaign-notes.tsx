import { Alert, Anchor, Text } from '@mantine/core'
import { IconAlertTriangle, IconFlag, IconWorld } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { inCampaign } from '#catalogue/content/in-campaign.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './campaigns.module.css'
import { formatPaths } from './path-label.ts'
import { useCampaign } from './working-on.ts'

interface CampaignNotesProps {
  section: Section
  state: DocumentView
}

/** Says which campaigns change a document, and in one what the site changed meanwhile. */
export function CampaignNotes({ section, state }: CampaignNotesProps) {
  const { campaign, campaigns = [], review } = state
  const { pathname, search } = useLocation()
  const isOutside =
    useCampaign() !== undefined && campaign === undefined && section.workflow === 'approval'
  const form = (id: number) => {
    const path = `${pathname}${search}`
    return inCampaign(state.entry_id === 0 ? `${path}#${section.key}` : path, id)
  }
  const others = campaigns.filter(({ id }) => id !== campaign)
  const link = (id: number, name: string) => (
    <Anchor component={Link} to={form(id)} underline="always" inherit>
      <bdi>{name}</bdi>
    </Anchor>
  )
  return (
    <>
      {isOutside && (
        <Alert role="note" color="ink" icon={<IconWorld aria-hidden />} p="sm">
          {t('working.cardOnSite')}
        </Alert>
      )}
      {review && (
        <Alert role="note" color="amber" icon={<IconAlertTriangle aria-hidden />} p="sm">
          {review.paths.length > 0 &&
            t('campaigns.bothChanged', {
              fields: formatPaths(state.entity_type, review.paths),
            })}{' '}
          {review.incomplete && t('campaigns.notCarried')} {link(0, t('working.lookAtSite'))}
        </Alert>
      )}
      {others.length > 0 && (
        <Text size="sm" className={styles.lines}>
          <IconFlag size={16} aria-hidden />
          <span>
            {campaign === undefined
              ? t('working.inCampaigns', { count: others.length })
              : t('working.alsoIn', { count: others.length })}{' '}
            {others.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ' · '}
                {link(id, name)}
              </span>
            ))}
          </span>
        </Text>
      )}
    </>
  )
}
