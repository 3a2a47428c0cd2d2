import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconBell, IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { type CallInput, postApi } from '#web/admin/api/call-api.ts'
import { errorMessage } from '#web/admin/api/refusal.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { pageSizes } from '#web/admin/lists/paging/table-page.ts'
import { useClampedPage } from '#web/admin/lists/paging/use-clamped-page.ts'
import { noticesQuery, refreshNotices } from '#web/admin/shell/notice-queries.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { NoticeLine } from './notice-line.tsx'
import styles from './notices.module.css'

const [, usualSize = 15] = pageSizes

/** One's own inbox: what others did that concerns the reader, each line the way to its place. */
export function NoticesScreen() {
  const dialogs = useDialogs()
  const heading = useRef<HTMLHeadingElement>(null)
  const [view, setView] = useState({ page: 1, perPage: usualSize })
  const [isUnread, setUnread] = useState(false)
  const [isMarking, setMarking] = useState(false)
  const asked = {
    page: view.page,
    per_page: view.perPage,
    ...(isUnread ? { unread: '1' as const } : {}),
  }
  const inbox = useQuery(noticesQuery(asked))
  const rows = inbox.data?.data ?? []
  const unread = inbox.data?.unread ?? 0

  useClampedPage(view.page, inbox.isPlaceholderData ? undefined : inbox.data?.last_page, (page) =>
    setView({ ...view, page }),
  )

  async function mark(which: CallInput<'post', '/notices/read'>['body']) {
    try {
      const { message } = await postApi('/notices/read', { body: which })
      await refreshNotices()
      announce(message)
      focusIfLost(heading)
    } catch (refused) {
      const title = labelled('Notifications')
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
    }
  }

  async function markAll() {
    setMarking(true)
    // What arrives after this list was loaded stays unread.
    const until = inbox.data ? newest(rows.map(({ at }) => at)) : undefined
    if (until) await mark({ until })
    setMarking(false)
  }

  return (
    <Stack gap="lg" maw={860}>
      <title>{`${labelled('Notifications')} · Linecheck`}</title>
      <div>
        <Title order={1} ref={heading} tabIndex={-1} className={styles.heading}>
          {labelled('Notifications')}
        </Title>
        <Text c="dimmed">{t('notices.intro', { days: limits.notices.days })}</Text>
      </div>
      <Paper withBorder p={{ base: 'sm', sm: 'md' }}>
        <Stack>
          <Group justify="space-between" gap="sm">
            <Group gap={6} role="group" aria-label={t('history.filter')}>
              {([false, true] as const).map((only) => (
                <Button
                  key={String(only)}
                  size="compact-md"
                  fw={500}
                  variant={isUnread === only ? 'filled' : 'default'}
                  aria-pressed={isUnread === only}
                  onClick={() => {
                    setUnread(only)
                    setView({ ...view, page: 1 })
                  }}
                >
                  {only ? t('notices.unread') : t('history.all')}
                </Button>
              ))}
            </Group>
            {unread > 0 && view.page === 1 && (
              <ActionButton
                variant="default"
                size="compact-md"
                isRunning={isMarking}
                leftSection={<IconChecks size={18} aria-hidden />}
                onClick={() => void markAll()}
              >
                {t('notices.markAll')}
              </ActionButton>
            )}
          </Group>
          {inbox.isError && !inbox.data && (
            <LoadFailed error={inbox.error} retry={() => void inbox.refetch()} />
          )}
          {inbox.isPending && (
            <Stack gap="sm" aria-busy="true">
              <SkeletonRows count={5} height={64} />
            </Stack>
          )}
          {inbox.data && rows.length === 0 && <Nothing isUnread={isUnread} />}
          {rows.length > 0 && (
            <ul className={styles.list} aria-label={labelled('Notifications')}>
              {rows.map((notice) => (
                <NoticeLine
                  key={notice.id}
                  notice={notice}
                  mark={() => mark({ ids: [notice.id] })}
                />
              ))}
            </ul>
          )}
          {inbox.data && inbox.data.total > view.perPage && (
            <Pager
              view={view}
              page={inbox.data.page}
              lastPage={inbox.data.last_page}
              total={inbox.data.total}
              change={setView}
            />
          )}
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

function newest(moments: readonly string[]): string | undefined {
  return moments.toSorted().at(-1)
}
