import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import type { FailedMail } from '#web/admin/api/wire.gen.ts'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import { mailWords } from '#web/admin/i18n/mail-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { useClampedPage } from '#web/admin/lists/paging/use-clamped-page.ts'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { mailsQuery, refreshMails } from './mail-queries.ts'
import { MailTable } from './mail-table.tsx'

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

interface MailSteps {
  isRunning: boolean
  retry: (mail: FailedMail) => Promise<void>
  discard: (mail: FailedMail) => Promise<void>
  retryAll: (total: number) => Promise<void>
}

/** What is done with mails that were given up. `done` says where the focus goes when a row is gone. */
function useMailActions(done: () => void): MailSteps {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)
  const no = t('approval.cancel')

  async function run(step: () => Promise<{ message: string }>) {
    if (isRunning) return
    setRunning(true)
    try {
      const { message } = await step()
      await refreshMails()
      await dialogs.tell({ tone: 'success', title: labelled('Undelivered Mails'), message })
      done()
    } catch (refused) {
      if (refused instanceof Refusal && refused.status === 401) return
      await refreshMails()
      const message = errorMessage(refused)
      await dialogs.tell({ tone: 'error', title: labelled('Undelivered Mails'), message })
    } finally {
      setRunning(false)
    }
  }

  async function retry(mail: FailedMail) {
    const title = t('mails.askUnsure')
    const message = t('mails.unsureMeans', { name: mail.to.name })
    const question = { title, message, yes: t('mails.retry'), no }
    if (mail.trouble === 'unsure' && !(await dialogs.ask(question))) return
    await run(() => postApi('/mails/{id}/retry', { id: mail.id }))
  }

  async function discard({ id, kind, to }: FailedMail) {
    const message = t('mails.discardMeans', { kind: mailWords(kind), name: to.name })
    const question = { title: t('mails.askDiscard'), message, yes: t('mails.discard'), no }
    if (await dialogs.ask(question)) await run(() => postApi('/mails/{id}/discard', { id }))
  }

  async function retryAll(total: number) {
    const message = t('mails.allMeans', { count: Math.min(total, limits.mail.retried) })
    const question = { title: t('mails.askAll'), message, yes: t('mails.retryAll'), no }
    if (await dialogs.ask(question)) await run(() => postApi('/mails/retry', {}))
  }

  return { isRunning, retry, discard, retryAll }
}
