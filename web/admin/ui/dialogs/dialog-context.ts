import { createContext, type ReactNode, useContext } from 'react'
import { t } from '#web/admin/i18n/translate.ts'

export interface Alert {
  tone: 'success' | 'error'
  title: string
  /** The server's sentence. */
  message: string
  /** Further sentences that have no field to stand beside. */
  details?: string[]
}

export interface Confirmation {
  title: string
  message: string
  /** What it is about, below the sentence: before and after. */
  about?: ReactNode
  yes: string
  no: string
}

export interface Dialogs {
  /** Shows a sentence with a Close button; done when it is closed. */
  tell(told: Alert): Promise<void>
  /** Asks a question; done with the answer. Escape means no. */
  ask(asked: Confirmation): Promise<boolean>
}

export const DialogContext = createContext<Dialogs | null>(null)

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogContext)
  if (!dialogs) throw new Error('useDialogs needs a DialogProvider around it')
  return dialogs
}

/** Whether what was typed and not saved may go; `after` says what is shown then. */
export function confirmDiscard(dialogs: Dialogs, after: string): Promise<boolean> {
  return dialogs.ask({
    title: t('dialog.askDiscard'),
    message: after,
    yes: t('dialog.discard'),
    no: t('dialog.keepThem'),
  })
}
