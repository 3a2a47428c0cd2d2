import { Button, Paper, Stack } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { limits } from '#catalogue/limits.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { type ApiResponse, type CallInput, getApi, postApi } from '#web/admin/api/call-api.ts'
import { polling, queryClient } from '#web/admin/api/query-client.ts'
import type { FailedMail } from '#web/admin/api/wire.gen.ts'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import { mailLabel } from '#web/admin/i18n/mail-label.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { MailTable } from './mail-table.tsx'

export function MailsScreen() {
  return may(useUser().roles.name, 'mails.manage') ? <Mails /> : <ToErrorPage />
}

function Mails() {
  const { view, show } = useLogView()
  const heading = useRef<HTMLHeadingElement>(null)
  const mails = useQuery(mailsQuery({ page: view.page, per_page: view.perPage }))
  const steps = useMailActions(() => heading.current?.focus())
  const total = mails.data?.total ?? 0

  return (
    <Stack gap="lg">
      <ScreenHeader
        title={labelled('Undelivered E-mails')}
        intro={t('mails.intro')}
        heading={heading}
      >
        {total > 1 && (
          <Button
            leftSection={<IconRefresh size={18} aria-hidden />}
            aria-busy={steps.isRunning}
            onClick={() => void steps.retryAll(total)}
          >
            {t('mails.retryAll')}
          </Button>
        )}
      </ScreenHeader>
      <Paper withBorder p="md">
        <Stack>
          <Loaded
            query={mails}
            skeleton={<SkeletonStack count={view.perPage} height={54} gap="sm" />}
          >
            {(data) => (
              <>
                <MailTable
                  rows={data.data}
                  isRunning={steps.isRunning}
                  onRetry={(mail) => void steps.retry(mail)}
                  onDiscard={(mail) => void steps.discard(mail)}
                />
                {total > 0 && <Pager list={data} perPage={view.perPage} onChange={show} />}
              </>
            )}
          </Loaded>
        </Stack>
      </Paper>
    </Stack>
  )
}

interface MailActions {
  isRunning: boolean
  retry: (mail: FailedMail) => Promise<void>
  discard: (mail: FailedMail) => Promise<void>
  retryAll: (total: number) => Promise<void>
}

/** @param done called after a success: its row is gone, and the focus needs a place */
function useMailActions(done: () => void): MailActions {
  const dialogs = useDialogs()
  const action = useAction(labelled('Undelivered E-mails'), { refresh: refreshMails })

  async function run(call: () => Promise<ApiResponse<unknown>>) {
    if (await action.run('run', call)) done()
  }

  async function retry(mail: FailedMail) {
    const title = t('mails.askUnsure')
    const message = t('mails.unsureMeans', { name: mail.to.name })
    const question = { title, message, yes: t('mails.retry') }
    if (mail.trouble === 'unsure' && !(await dialogs.confirm(question))) return
    await run(() => postApi('/mails/{id}/retry', { id: mail.id }))
  }

  async function discard({ id, kind, to }: FailedMail) {
    const message = t('mails.discardMeans', { kind: mailLabel(kind), name: to.name })
    const question = {
      title: t('mails.askDiscard'),
      message,
      yes: t('mails.discard'),
      isDanger: true,
    }
    if (await dialogs.confirm(question)) await run(() => postApi('/mails/{id}/discard', { id }))
  }

  async function retryAll(total: number) {
    const message = t('mails.allMeans', { count: Math.min(total, limits.mail.retried) })
    const question = { title: t('mails.askAll'), message, yes: t('mails.retryAll') }
    if (await dialogs.confirm(question)) await run(() => postApi('/mails/retry', {}))
  }

  return { isRunning: action.running !== null, retry, discard, retryAll }
}

type MailListQuery = NonNullable<CallInput<'get', '/mails'>['query']>

function mailsQuery(query: MailListQuery) {
  return queryOptions({
    queryKey: ['mails', query],
    queryFn: ({ signal }) => getApi('/mails', { query, signal }),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

function refreshMails(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['mails'] })
}
