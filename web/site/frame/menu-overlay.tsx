import type { Frame } from '#catalogue/published.ts'
import { MenuContent } from '#web/site/frame/menu-content.tsx'
import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { invoker } from '#web/ui/invoker.ts'

export const menuOverlayId = 'menu-overlay'

/** The full-screen dialog titled Menu; the browser keeps the focus in it and gives it back. */
export function MenuOverlay({ frame }: { frame: Frame }) {
  const { say } = useSpeech()
  return (
    <dialog id={menuOverlayId} className="overlay" aria-labelledby="menu-overlay-title">
      <div className="overlay-head">
        <h2 id="menu-overlay-title">{say('menu.title')}</h2>
        <button
          type="button"
          className="overlay-close"
          aria-label={say('menu.close')}
          {...invoker('close', menuOverlayId)}
        >
          <Icon name="close" />
        </button>
      </div>
      <MenuContent frame={frame} level="h3" />
    </dialog>
  )
}
