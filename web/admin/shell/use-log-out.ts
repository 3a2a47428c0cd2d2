import { postApi } from '#web/admin/api/call-api.ts'
import { useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { letLeave } from '#web/admin/form/leaving.ts'
import { unsavedLabels } from '#web/admin/form/unsaved.ts'
import { markSessionEnded } from '#web/admin/session/guard.ts'
import { clearSession } from '#web/admin/session/session.ts'

/** Calls logout; whatever it answers, the credentials go and the way leads to /. */
export function useLogOut() {
  const dialogs = useDialogs()
  return async () => {
    const unsaved = unsavedLabels()
    if (unsaved.length > 0) {
      const leave = await dialogs.ask({
        title: 'Log out with unsaved changes?',
        message: `${unsaved.join(', ')}: your changes are not saved. They stay in this browser for you and come back when you sign in again.`,
        yes: 'Log Out',
        no: 'Stay',
      })
      if (!leave) return
    }
    letLeave()
    try {
      await postApi('/auth/logout', {})
    } catch {
      // The credentials go either way.
    }
    clearSession()
    markSessionEnded(false)
    window.location.assign('/')
  }
}
