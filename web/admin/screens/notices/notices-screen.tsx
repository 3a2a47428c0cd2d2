import { Group, Paper, Stack, Text } from '@mantine/core'
import { IconBell, IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { type CallInput, postApi } from '#web/admin/api/call-api.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { FilterButtons } from '#web/admin/lists/filter-buttons.tsx'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { type PageView, pageSizes } from '#web/admin/lists/paging/table-page.ts'
import { noticesQuery, refreshNotices } from '#web/admin/shell/notice-queries.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { NoticeLine } from './notice-line.tsx'
import styles from './notices.module.css'

const [, usualSize = 15] = pageSizes

export function NoticesScreen() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [view, setView] = useState<PageView>({ page: 1, perPage: usualSize })
  const [isUnread, setUnread] = useState(false)
  const query = {
    page: view.page,
    per_page: view.perPage,
    ...(isUnread ? { unread: '1' as const } : {}),
  }
  const inbox = useQuery(noticesQuery(query))
  const rows = inbox.data?.data ?? []
  const unread = inbox.data?.unread ?? 0

  const marking = useAction<number | 'all'>(labelled('Notifications'), {
    refresh: refreshNotices,
    isQuiet: true,
  })

  async function mark(which: number | 'all', body: CallInput<'post', '/notices/read'>['body']) {
    if (await marking.run(which, () => postApi('/notices/read', { body }))) focusIfLost(heading)
  }

  /** Marks what is listed: what arrived after it was loaded stays unread. */
  async function markAll() {
    const until = rows
      .map(({ at }) => at)
      .toSorted()
      .at(-1)
    if (until) await mark('all', { until })
  }

  return (
    <Stack gap="lg" maw={860}>
      <ScreenHeader
        title={labelled('Notifications')}
        intro={t('notices.intro', { days: limits.notices.days })}
        heading={heading}
      />
      <Paper withBorder p={{ base: 'sm', sm: 'md' }}>
        <Stack>
          <Group justify="space-between" gap="sm">
            <FilterButtons
              options={[
                { label: t('history.all'), value: false },
                { label: t('notices.unread'), value: true },
              ]}
              value={isUnread}
              onChange={(value) => {
                setUnread(value)
                setView({ ...view, page: 1 })
              }}
            />
            {unread > 0 && view.page === 1 && (
              <ActionButton
                variant="default"
                size="compact-md"
                isRunning={marking.running === 'all'}
                leftSection={<IconChecks size={18} aria-hidden />}
                onClick={() => void markAll()}
              >
                {t('notices.markAll')}
              </ActionButton>
            )}
          </Group>
          <Loaded query={inbox} skeleton={<SkeletonStack count={5} height={64} gap="sm" />}>
            {(data) => (
              <>
                {rows.length === 0 && <Nothing isUnread={isUnread} />}
                {rows.length > 0 && (
                  <ul className={styles.list} aria-label={labelled('Notifications')}>
                    {rows.map((notice) => (
                      <NoticeLine
                        key={notice.id}
                        notice={notice}
                        onRead={() => mark(notice.id, { ids: [notice.id] })}
                      />
                    ))}
                  </ul>
                )}
                {(data.total > view.perPage || data.page > 1) && (
                  <Pager list={data} perPage={view.perPage} onChange={setView} />
                )}
              </>
            )}
          </Loaded>
        </Stack>
      </Paper>
    </Stack>
  )
}

function Nothing({ isUnread }: { isUnread: boolean }) {
  return (
    <Stack align="center" gap="xs" py="xl">
      <IconBell size={36} stroke={1.5} aria-hidden />
      <Text c="dimmed" ta="center" maw="48ch">
        {isUnread ? t('notices.noneUnread') : t('notices.none')}
      </Text>
    </Stack>
  )
}
