import { useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import type { FailedMail } from '#web/admin/api/wire.gen.ts'
import { mailWords } from '#web/admin/i18n/mail-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { refreshMails } from './mail-queries.ts'

interface MailSteps {
  isRunning: boolean
  retry: (mail: FailedMail) => Promise<void>
  discard: (mail: FailedMail) => Promise<void>
  retryAll: (total: number) => Promise<void>
}

/** What is done with mails that were given up. `done` says where the focus goes when a row is gone. */
export function useMailActions(done: () => void): MailSteps {
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
