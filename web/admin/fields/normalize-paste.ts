import type { ClipboardEvent } from 'react'

/** Line ends as other systems and programs write them. */
const lineEnds = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g

/** What no reader sees and no database should have: control characters, and marks of direction and order. */
const unseen = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g

/** What somebody meant who pasted this: one kind of line end, in a line none, and nothing unseen. */
export function normalizePaste(text: string, isLine: boolean): string {
  const clean = text.toWellFormed().replace(lineEnds, '\n').replace(unseen, '')
  return isLine ? clean.replace(/\s+/g, (blanks) => (/[\n\t]/.test(blanks) ? ' ' : blanks)) : clean
}

/** For a box of text: what is pasted comes in as it was meant, and can be undone like typing. */
export function pasting(isLine: boolean) {
  return {
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain')
      const meant = normalizePaste(text, isLine)
      if (meant === text) return
      event.preventDefault()
      // The one way that browsers keep in their list of things to undo.
      document.execCommand('insertText', false, meant)
    },
  }
}
