import type { Frame } from '#catalogue/published.ts'
import { MenuContent } from '#web/site/frame/menu-content.tsx'
import { words } from '#web/site/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { invoker } from '#web/ui/invoker.ts'

export const menuOverlayId = 'menu-overlay'

/** The full-screen dialog titled Menu; the browser keeps the focus in it and gives it back. */
export function MenuOverlay({ frame }: { frame: Frame }) {
  return (
    <dialog id={menuOverlayId} className="overlay" aria-labelledby="menu-overlay-title">
      <div className="overlay-head">
        <h2 id="menu-overlay-title">{words.menu}</h2>
        <button
          type="button"
          className="overlay-close"
          aria-label={words.close}
          {...invoker('close', menuOverlayId)}
        >
          <Icon name="close" />
        </button>
      </div>
      <MenuContent frame={frame} level="h3" />
    </dialog>
  )
}
