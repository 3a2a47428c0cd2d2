import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { readSession } from '#web/admin/api/session.ts'
import { campaignAt } from '#web/admin/documents/campaigns/working-on.ts'
import { formatList, labelled, t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

let labels: readonly string[] = []
const listeners = new Set<() => void>()

export function markUnsaved(label: string, unsaved: boolean): void {
  if (labels.includes(label) === unsaved) return
  labels = unsaved ? [...labels, label] : labels.filter((other) => other !== label)
  for (const listener of listeners) listener()
}

/** Marks a form as unsaved while it is edited. */
export function useUnsavedMark(label: string, isEdited: boolean): void {
  useEffect(() => {
    markUnsaved(label, isEdited)
    return () => markUnsaved(label, false)
  }, [label, isEdited])
}

export function unsavedLabels(): readonly string[] {
  return labels
}

function useUnsaved(): readonly string[] {
  return useSyncExternalStore(listen, unsavedLabels)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

let mayLeave = false

/** Lets the next navigation pass: the person has confirmed it already. */
export function letLeave(): void {
  mayLeave = true
}

/** Asks before leaving with unsaved edits, except when the session has ended. */
export function useConfirmLeaving(): void {
  const dialogs = useDialogs()
  const isUnsaved = useUnsaved().length > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedLabels().length > 0 &&
      !mayLeave &&
      readSession() !== null &&
      (currentLocation.pathname !== nextLocation.pathname ||
        campaignAt(currentLocation.search) !== campaignAt(nextLocation.search)),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void dialogs
      .confirm({
        title: t('form.leaveTitle'),
        message: t('form.leaveMeans', { labels: formatList(unsavedLabels().map(labelled)) }),
        yes: t('form.leave'),
        isDanger: true,
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
