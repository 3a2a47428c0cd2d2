import { List, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { addressOf, getApi } from '#web/admin/api/call-api.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDownload } from '#web/admin/ui/download/use-download.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Panel } from '#web/admin/ui/panel/panel.tsx'

const undeclaredQuery = queryOptions({
  queryKey: ['settings', 'undeclared-content'],
  queryFn: ({ signal }) => getApi('/settings/undeclared-content', { signal }),
})

const undeclaredAddress = addressOf('/settings/undeclared-content/export', {})

/** Lists what the brand no longer declares, and downloads it. */
export function UndeclaredForm() {
  const content = useQuery(undeclaredQuery)
  const { isRunning, run } = useDownload()
  return (
    <Panel title={t('settings.undeclared')} intro={t('settings.undeclaredIntro')}>
      <Loaded query={content} skeleton={<SkeletonStack count={3} height={28} />}>
        {({ documents, fields }) =>
          documents.length + fields.length === 0 ? (
            <Text c="dimmed">{t('settings.undeclaredNone')}</Text>
          ) : (
            <>
              <List>
                {documents.map(({ key, count }) => (
                  <List.Item key={key}>
                    {t('settings.undeclaredDocuments', { key, count })}
                  </List.Item>
                ))}
                {fields.map(({ key, field, count }) => (
                  <List.Item key={`${key} ${field}`}>
                    {t('settings.undeclaredField', { key, field, count })}
                  </List.Item>
                ))}
              </List>
              <div>
                <ActionButton
                  isRunning={isRunning}
                  leftSection={<IconDownload size={18} aria-hidden />}
                  onClick={() => void run(undeclaredAddress, 'undeclared-content.json')}
                >
                  {t('settings.undeclaredDownload')}
                </ActionButton>
              </div>
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}
