import { Anchor, Button, Group, List, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { wholeQuery } from '#web/admin/api/queries.ts'
import { LanguageTag } from '#web/admin/documents/languages/language-tag.tsx'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import { type QueueView, queryOf } from './use-queue-view.ts'

interface CampaignPaneProps {
  id: number
  view: QueueView
}

/** Lists what a campaign would change, each to be read, and leads to where it is decided on as one. */
export function CampaignPane({ id, view }: CampaignPaneProps) {
  const heading = useId()
  const filter = { ...view.filter, in_campaign: id }
  const loaded = useQuery(wholeQuery(filter))
  return (
    <Loaded query={loaded} skeleton={<Skeleton h={240} />}>
      {({ records, total }) => {
        const [first] = records
        if (!first?.campaign) return <Text role="status">{t('approval.gone')}</Text>
        return (
          <Stack component="article" aria-labelledby={heading} gap="md">
            <div>
              <Title order={2} size="h4" id={heading}>
                {t('approval.campaign', { name: first.campaign.name, count: total })}
              </Title>
              <Text size="sm" c="dimmed">
                {t('record.byAt', {
                  name: first.submitted_by,
                  time: formatMoment(first.submitted_at),
                })}
              </Text>
            </div>
            <Text size="sm">{t('approval.campaignMeans')}</Text>
            <Group gap="sm">
              <Button component={Link} to={`/admin/campaigns/${id}`}>
                {t('approval.openCampaign')}
              </Button>
            </Group>
            <List size="sm">
              {records.map((record) => (
                <List.Item key={record.entity_id}>
                  <Anchor
                    component={Link}
                    underline="always"
                    to={{
                      search: queryOf({ filter, page: 1, shown: { record: record.entity_id } }),
                    }}
                  >
                    {documentTitle(record)}
                  </Anchor>{' '}
                  <LanguageTag place={record.language} />
                </List.Item>
              ))}
            </List>
          </Stack>
        )
      }}
    </Loaded>
  )
}
