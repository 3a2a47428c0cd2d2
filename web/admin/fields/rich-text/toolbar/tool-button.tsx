import { ActionIcon } from '@mantine/core'
import { t } from '#web/admin/i18n/translate.ts'
import styles from '../rich-text.module.css'
import type { Command } from './commands.ts'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/**
 * A command of the toolbar. One that can do nothing here stays where the keyboard finds it, and says so.
 */
export function ToolButton({ command, tabIndex }: { command: Command; tabIndex: number }) {
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
      title={keys === null ? name : `${name} (${shownKeys(keys)})`}
      // The cursor stays in the text.
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

function shownKeys(keys: string): string {
  return isApple
    ? keys.replace('Control+', '⌘').replace('Shift+', '⇧')
    : keys.replace('Control', t('rich.control'))
}
