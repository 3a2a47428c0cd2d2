import { t } from '#web/admin/i18n/translate.ts'
import type { Dialogs } from './dialog-context.ts'

/** Whether what was typed and not saved may go; `after` says what is shown then. */
export function confirmDiscard(dialogs: Dialogs, after: string): Promise<boolean> {
  return dialogs.ask({
    title: t('dialog.askDiscard'),
    message: after,
    yes: t('dialog.discard'),
    no: t('dialog.keepThem'),
  })
}
