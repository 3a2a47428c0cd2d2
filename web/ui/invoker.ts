/** What a button can tell a dialog to do, in the words of the HTML standard. */
type Command = 'show-modal' | 'close'

/** Attributes with which a button opens or closes a `<dialog>` without script. */
export function invoker(command: Command, dialogId: string) {
  return { command, commandfor: dialogId }
}
