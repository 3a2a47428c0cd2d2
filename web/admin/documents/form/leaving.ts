import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { readSession } from '#web/admin/api/session.ts'
import { listWords } from '#web/admin/i18n/list-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { unsavedLabels, useUnsaved } from './unsaved.ts'

let mayLeave = false

/** The person has already said yes to leaving. */
export function letLeave(): void {
  mayLeave = true
}

/** Leaving with unsaved edits asks first; an ended session goes without asking, the edits are kept. */
export function useConfirmLeaving(): void {
  const dialogs = useDialogs()
  const isUnsaved = useUnsaved().length > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedLabels().length > 0 &&
      !mayLeave &&
      readSession() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void dialogs
      .ask({
        title: t('form.leaveTitle'),
        message: t('form.leaveMeans', { labels: listWords(unsavedLabels().map(labelled)) }),
        yes: t('form.leave'),
        no: t('form.stay'),
      })
      .then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, dialogs])

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
