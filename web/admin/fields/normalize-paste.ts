import type { ClipboardEvent } from 'react'

const lineEnds = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g

/** Control characters, and marks of direction and order, which the server refuses. */
const unseen = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * Returns pasted text with `\n` line ends (spaces in a one-line field) and without invisible
 * characters.
 */
export function normalizePaste(text: string, isLine: boolean): string {
  const clean = text.toWellFormed().replace(lineEnds, '\n').replace(unseen, '')
  return isLine ? clean.replace(/\s+/g, (blanks) => (/[\n\t]/.test(blanks) ? ' ' : blanks)) : clean
}

/** Returns props that normalize pasted text, undoable like typing. */
export function pasting(isLine: boolean) {
  return {
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain')
      const meant = normalizePaste(text, isLine)
      if (meant === text) return
      event.preventDefault()
      // The only way that browsers add to their undo history.
      document.execCommand('insertText', false, meant)
    },
  }
}
