import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { type PlainMessage, t } from '#web/admin/i18n/translate.ts'
import { type Command, commandsOf } from './commands.ts'
import { headingLevels } from './extensions.ts'
import styles from './rich-text.module.css'

interface ToolbarProps {
  id: string
  label: string
  controls: string
  editor: Editor
  /** The text's direction, by which list and indent icons are mirrored. */
  writing: string
  onOpenLink: () => void
}

/** Renders the toolbar as one tab stop; arrow keys, Home and End move within it (WAI-ARIA APG). */
export function Toolbar({ id, label, controls, editor, writing, onOpenLink }: ToolbarProps) {
  const [stop, setStop] = useState(0)
  const commands = commandsOf(editor, onOpenLink)

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

type Level = (typeof headingLevels)[number]

const headingLabels: Record<Level, PlainMessage> = {
  2: 'rich.heading2',
  3: 'rich.heading3',
  4: 'rich.heading4',
}

function HeadingMenu({ editor, tabIndex }: { editor: Editor; tabIndex: number }) {
  const level = headingLevels.find((one) => editor.isActive('heading', { level: one })) ?? null
  const style = t(level === null ? 'rich.paragraph' : headingLabels[level])

  function choose(chosen: string) {
    const chain = editor.chain().focus()
    const level = headingLevels.find((one) => String(one) === chosen)
    if (level) chain.setHeading({ level }).run()
    else chain.setParagraph().run()
  }

  return (
    <Menu
      position="bottom-start"
      zIndex={1100}
      returnFocus={false}
      keepMounted={false}
      // The placeholder that takes the initial focus would not be a menu item.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton
          className={styles.heading}
          data-tool
          tabIndex={tabIndex}
          aria-label={t('rich.heading', { style })}
          onMouseDown={(event) => event.preventDefault()}
        >
          <span className={styles.style}>{style}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={String(level)} onChange={choose}>
          {[null, ...headingLevels].map((one) => (
            <Menu.RadioItem
              key={one}
              value={String(one)}
              closeMenuOnClick
              className={styles.choice}
              data-level={one ?? undefined}
            >
              {t(one === null ? 'rich.paragraph' : headingLabels[one])}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** Renders a command's button. A disabled one stays focusable, so that screen readers find it. */
function ToolButton({ command, tabIndex }: { command: Command; tabIndex: number }) {
  const { word, Icon, keys, isOn, isOpen, opensDialog, run } = command
  const name = t(word)
  return (
    <ActionIcon
      variant="subtle"
      className={styles.tool}
      data-tool
      tabIndex={tabIndex}
      aria-label={name}
      aria-pressed={isOn ?? undefined}
      aria-disabled={!isOpen || undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-keyshortcuts={keys === null ? undefined : forThisKeyboard(keys)}
      title={keys === null ? name : `${name} (${formatKeys(keys)})`}
      // Keeps the focus in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (isOpen) run()
      }}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}

function forThisKeyboard(keys: string): string {
  return isApple ? keys.replace('Control', 'Meta') : keys
}

function formatKeys(keys: string): string {
  return isApple
    ? keys.replace('Control+', '⌘').replace('Shift+', '⇧')
    : keys.replace('Control', t('rich.control'))
}
