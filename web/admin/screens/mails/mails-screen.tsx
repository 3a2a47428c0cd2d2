import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { useClampedPage } from '#web/admin/lists/paging/use-clamped-page.ts'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { mailsQuery } from './mail-queries.ts'
import { MailTable } from './mail-table.tsx'
import { useMailActions } from './use-mail-actions.ts'

/** Mails that could not be delivered, for whoever can mend why. */
export function MailsScreen() {
  return may(useUser().roles.name, 'mails.manage') ? <Mails /> : <ToErrorPage />
}

function Mails() {
  const { view, show } = useLogView()
  const heading = useRef<HTMLHeadingElement>(null)
  const mails = useQuery(mailsQuery({ page: view.page, per_page: view.perPage }))
  const steps = useMailActions(() => heading.current?.focus())
  const total = mails.data?.total ?? 0

  useClampedPage(view.page, mails.isPlaceholderData ? undefined : mails.data?.last_page, (page) =>
    show({ page }),
  )

  return (
    <Stack gap="lg">
      <title>{`${labelled('Undelivered Mails')} · Linecheck`}</title>
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1} ref={heading} tabIndex={-1}>
            {labelled('Undelivered Mails')}
          </Title>
          <Text c="dimmed">{t('mails.intro')}</Text>
        </div>
        {total > 1 && (
          <Button
            leftSection={<IconRefresh size={18} aria-hidden />}
            aria-busy={steps.isRunning}
            onClick={() => void steps.retryAll(total)}
          >
            {t('mails.retryAll')}
          </Button>
        )}
      </Group>
      <Paper withBorder p="md">
        <Stack>
          {mails.isError && !mails.data && (
            <LoadFailed error={mails.error} retry={() => void mails.refetch()} />
          )}
          {mails.isPending && (
            <Stack gap="sm" aria-busy="true">
              <SkeletonRows count={view.perPage} height={54} />
            </Stack>
          )}
          {mails.data && (
            <MailTable
              rows={mails.data.data}
              isRunning={steps.isRunning}
              retry={(mail) => void steps.retry(mail)}
              discard={(mail) => void steps.discard(mail)}
            />
          )}
          {mails.data && total > 0 && (
            <Pager
              view={view}
              page={mails.data.page}
              lastPage={mails.data.last_page}
              total={total}
              change={({ page, perPage }) => show({ page, perPage })}
            />
          )}
        </Stack>
      </Paper>
    </Stack>
  )
}
