import { Button, Stack, Text, TextInput } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteApi, getApi, postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { formatDate } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { CopyTextButton } from '#web/admin/ui/dialogs/copy-text-button.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'

const feedQuery = queryOptions({
  queryKey: ['calendar', 'link'],
  queryFn: ({ signal }) => getApi('/calendar/link', { signal }),
})

/** Makes, shows once and removes the person's secret link for a calendar app. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const feed = useQuery(feedQuery)
  const [link, setLink] = useState<string | null>(null)
  const action = useAction<'make' | 'remove'>(t('calendar.subscribe'), {
    isQuiet: true,
    refresh: () => queryClient.invalidateQueries({ queryKey: feedQuery.queryKey }),
  })

  async function make() {
    const response = await action.run('make', () => postApi('/calendar/link', {}))
    if (response) setLink(response.data.link)
  }

  async function remove() {
    const response = await action.run('remove', () => deleteApi('/calendar/link', {}))
    if (response) setLink(null)
  }

  return (
    <Dialog onClose={onClose} title={t('calendar.subscribe')} centered size="lg">
      <Stack gap="lg">
        <Text size="sm">{t('calendar.feedMeans')}</Text>
        <Loaded query={feed} skeleton={<SkeletonStack count={1} height={36} gap="sm" />}>
          {({ created_at }) => (
            <>
              {link && (
                <TextInput
                  readOnly
                  label={t('calendar.feedLink')}
                  description={t('calendar.feedOnce')}
                  dir="ltr"
                  value={link}
                  onFocus={(event) => event.currentTarget.select()}
                />
              )}
              {!link && created_at && (
                <Text size="sm">{t('calendar.feedSince', { date: formatDate(created_at) })}</Text>
              )}
              <DialogButtons>
                {created_at && (
                  <ActionButton
                    variant="default"
                    isRunning={action.running === 'remove'}
                    onClick={() => void remove()}
                  >
                    {t('calendar.feedRemove')}
                  </ActionButton>
                )}
                {link && <CopyTextButton text={link} label={t('calendar.feedCopy')} />}
                {!link && (
                  <ActionButton isRunning={action.running === 'make'} onClick={() => void make()}>
                    {created_at ? t('calendar.feedAgain') : t('calendar.feedMake')}
                  </ActionButton>
                )}
                {link && <Button onClick={onClose}>{t('dialog.close')}</Button>}
              </DialogButtons>
            </>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  )
}
