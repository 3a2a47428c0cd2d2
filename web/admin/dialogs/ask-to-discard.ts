import type { Dialogs } from './dialog-context.ts'

/** Whether what was typed and not saved may go; `after` says what is shown then. */
export function askToDiscard(dialogs: Dialogs, after: string): Promise<boolean> {
  const title = 'Discard your unsaved changes?'
  return dialogs.ask({ title, message: after, yes: 'Discard', no: 'Keep them' })
}
