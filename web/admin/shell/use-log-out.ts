import { postApi } from '#web/admin/api/call-api.ts'
import { useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { letLeave } from '#web/admin/form/leaving.ts'
import { unsavedLabels } from '#web/admin/form/unsaved.ts'
import { markSessionEnded } from '#web/admin/session/guard.ts'
import { logOut } from '#web/admin/session/session.ts'
import { listWords } from '#web/admin/speech/list-words.ts'
import { labelled, say } from '#web/admin/speech/speech.ts'

/** Calls logout; whatever it answers, the credentials go and the way leads to /. */
export function useLogOut() {
  const dialogs = useDialogs()
  return async () => {
    const unsaved = unsavedLabels()
    if (unsaved.length > 0) {
      const leave = await dialogs.ask({
        title: say('logOut.ask'),
        message: say('logOut.unsaved', { labels: listWords(unsaved.map(labelled)) }),
        yes: say('logOut.do'),
        no: say('logOut.stay'),
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
