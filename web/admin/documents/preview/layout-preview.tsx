import { Button, Group } from '@mantine/core'
import { IconLayoutSidebarRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { footer } from '#catalogue/sections/site/footer.ts'
import {
  bottomNavigation,
  hamburgerMenu,
  mainMenu,
  responsiveMenu,
} from '#catalogue/sections/site/header-menus.ts'
import type { DirectSection } from '#web/admin/documents/direct-sections/use-direct-section.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import type { Device } from './page-frame.tsx'
import { usePreview, usePreviewView } from './use-preview.ts'

const PreviewPanel = dialogLater(async () => (await import('./preview-panel.tsx')).PreviewPanel)

interface ShownAt {
  /** The page that shows the section, and the part of it. */
  path: string
  /** The width at which pages show it; left out where all do. */
  device?: Device
}

const home: ShownAt = { path: '/home' }

const shownAt: Record<string, ShownAt> = {
  [mainMenu.entityType]: { path: '/home', device: 'desktop' },
  [hamburgerMenu.entityType]: { path: '/hamburger-menu' },
  [responsiveMenu.entityType]: { path: '/home#mobile-menu', device: 'phone' },
  [bottomNavigation.entityType]: { path: '/home#footer' },
  [footer.entityType]: { path: '/home#footer' },
}

/** Renders the button that shows a page beside a form of the site layout, with what is typed. */
export function LayoutPreview({ direct }: { direct: DirectSection }) {
  const { section, state, form, place, mayEdit } = direct
  const preview = usePreview(section.key, mayEdit)
  const [, changeView] = usePreviewView()
  const { path, device } = shownAt[state.entity_type] ?? home
  const showDevice = useEffectEvent(() => device && changeView({ device }))
  const take = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    // A translation is a form inside of the form of the settings.
    const around = target.closest<HTMLElement>('[data-previewed]')
    if (around?.dataset.previewed === section.key) preview.take({ target })
  })

  useEffect(() => {
    if (preview.isOpen) showDevice()
  }, [preview.isOpen])
  useEffect(() => {
    const element = place.current
    if (element) element.dataset.previewed = section.key
    const listener = (event: FocusEvent) => take(event)
    element?.addEventListener('focusin', listener)
    return () => element?.removeEventListener('focusin', listener)
  }, [place, section.key])

  if (!mayEdit) return null
  return (
    <Group justify="flex-end">
      <Button
        variant="default"
        aria-pressed={preview.isOpen}
        leftSection={<IconLayoutSidebarRight size={18} aria-hidden />}
        onClick={preview.toggle}
      >
        {t('preview.beside')}
      </Button>
      {preview.isOpen && (
        <PreviewPanel
          {...{ section, state, form }}
          target={{ previewOf: () => path }}
          card={place}
          openItems={null}
          onClose={preview.close}
        />
      )}
    </Group>
  )
}
