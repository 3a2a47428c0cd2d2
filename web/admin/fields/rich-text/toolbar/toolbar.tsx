import type { Editor } from '@tiptap/core'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import styles from '../rich-text.module.css'
import { commandsOf } from './commands.ts'
import { HeadingMenu } from './heading-menu.tsx'
import { ToolButton } from './tool-button.tsx'

interface ToolbarProps {
  id: string
  label: string
  /** The id of the box that it is for. */
  controls: string
  editor: Editor
  /** Where the lines of the text begin: its signs of lists and indents turn with them. */
  writing: string
  openLink: () => void
}

/** One tab stop; the arrow keys, Home and End go along it, as in every toolbar (WAI-ARIA APG). */
export function Toolbar({ id, label, controls, editor, writing, openLink }: ToolbarProps) {
  const [stop, setStop] = useState(0)
  const commands = commandsOf(editor, openLink)

  function walk(event: KeyboardEvent<HTMLElement>) {
    const tools = toolsIn(event.currentTarget)
    const at = tools.indexOf(document.activeElement as HTMLElement)
    const to = stepOf(event, at, tools.length)
    if (at === -1 || to === null) return
    event.preventDefault()
    tools[to]?.focus()
  }

  function noteFocus(event: FocusEvent<HTMLElement>) {
    const at = toolsIn(event.currentTarget).indexOf(event.target)
    if (at !== -1) setStop(at)
  }

  return (
    <div
      id={id}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={styles.bar}
      data-writing={writing}
      onKeyDown={walk}
      onFocus={noteFocus}
    >
      <HeadingMenu editor={editor} tabIndex={stop === 0 ? 0 : -1} />
      {commands.map((command, at) => (
        <ToolButton key={command.word} command={command} tabIndex={stop === at + 1 ? 0 : -1} />
      ))}
    </div>
  )
}

function toolsIn(bar: HTMLElement): HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>('[data-tool]')]
}

function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number) {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (at + (key === forward ? 1 : count - 1)) % count
}
