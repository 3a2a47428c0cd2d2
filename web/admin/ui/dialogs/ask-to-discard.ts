import { say } from '#web/admin/i18n/speech.ts'
import type { Dialogs } from './dialog-context.ts'

/** Whether what was typed and not saved may go; `after` says what is shown then. */
export function askToDiscard(dialogs: Dialogs, after: string): Promise<boolean> {
  return dialogs.ask({
    title: say('dialog.askDiscard'),
    message: after,
    yes: say('dialog.discard'),
    no: say('dialog.keepThem'),
  })
}
