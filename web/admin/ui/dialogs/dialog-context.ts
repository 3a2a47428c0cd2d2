import { createContext, type ReactNode, useContext } from 'react'
import { t } from '#web/admin/i18n/translate.ts'

export interface Alert {
  tone: 'success' | 'error'
  title: string
  message: string
  /** Errors of fields that are not shown. */
  details?: string[]
}

export interface Confirmation {
  title: string
  message: string
  /** Shown below the question, e.g. a comparison. */
  about?: ReactNode
  yes: string
  /** Whether yes takes something away: its button is red. */
  isDanger?: boolean
  /** "Cancel" unless given. */
  no?: string
}

export interface Dialogs {
  /** Shows a message; resolves when it is closed. */
  show(alert: Alert): Promise<void>
  /** Asks a question; resolves with the answer. Escape means no. */
  confirm(question: Confirmation): Promise<boolean>
}

export const DialogContext = createContext<Dialogs | null>(null)

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogContext)
  if (!dialogs) throw new Error('useDialogs needs a DialogProvider around it')
  return dialogs
}

/** Asks whether to discard unsaved edits; `after` says what is shown then. */
export function confirmDiscard(dialogs: Dialogs, after: string): Promise<boolean> {
  return dialogs.confirm({
    title: t('dialog.askDiscard'),
    message: after,
    yes: t('dialog.discard'),
    isDanger: true,
  })
}
