import type { SiteLayout } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { invoker } from '#web/ui/invoker.ts'
import { MenuContent } from './menu-content.tsx'

export const menuOverlayId = 'menu-overlay'

/** The full-screen dialog titled Menu; the browser keeps the focus in it and gives it back. */
export function MenuOverlay({ layout }: { layout: SiteLayout }) {
  const { t } = useI18n()
  return (
    <dialog id={menuOverlayId} className="overlay" aria-labelledby="menu-overlay-title">
      <div className="overlay-head">
        <h2 id="menu-overlay-title">{t('menu.title')}</h2>
        <button
          type="button"
          className="overlay-close"
          aria-label={t('menu.close')}
          {...invoker('close', menuOverlayId)}
        >
          <Icon name="close" />
        </button>
      </div>
      <MenuContent frame={layout} level="h3" />
    </dialog>
  )
}
