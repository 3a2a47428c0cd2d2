import { postApi } from '#web/admin/api/call-api.ts'
import { markSessionEnded } from '#web/admin/api/guard.ts'
import { logOut } from '#web/admin/api/session.ts'
import { letLeave } from '#web/admin/documents/form/leaving.ts'
import { unsavedLabels } from '#web/admin/documents/form/unsaved.ts'
import { listWords } from '#web/admin/i18n/list-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

/** Calls logout; whatever it answers, the credentials go and the way leads to /. */
export function useLogOut() {
  const dialogs = useDialogs()
  return async () => {
    const unsaved = unsavedLabels()
    if (unsaved.length > 0) {
      const leave = await dialogs.ask({
        title: t('logOut.ask'),
        message: t('logOut.unsaved', { labels: listWords(unsaved.map(labelled)) }),
        yes: t('logOut.do'),
        no: t('logOut.stay'),
      })
      if (!leave) return
    }
    letLeave()
    try {
      await postApi('/auth/logout', {})
    } catch {
      // The credentials go either way.
    }
    logOut()
    markSessionEnded(null)
    window.location.assign('/')
  }
}
