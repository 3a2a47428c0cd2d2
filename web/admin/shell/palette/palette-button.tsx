import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import styles from './palette.module.css'
import { useRecentPaths } from './recent-paths.ts'

const Palette = dialogLater(async () => (await import('./palette.tsx')).Palette)

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the command palette, as Ctrl+K and Cmd+K do. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false)
  useRecentPaths()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isMeant = (isMac ? event.metaKey : event.ctrlKey) && event.key.toLowerCase() === 'k'
      if (!isMeant || event.shiftKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Button
        variant="default"
        className={styles.open}
        aria-label={t('media.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          <kbd className={styles.keys} data-keys={isMac ? '⌘K' : `${t('rich.control')} K`} />
        }
        onClick={() => setOpen(true)}
      >
        {t('media.search')}
      </Button>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  )
}
