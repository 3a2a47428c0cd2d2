import type { Frame } from '#catalogue/published.ts'
import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Round buttons at the side of a page; on a phone a bar within reach of the thumb. */
export function SideIcons({ side }: { side: Frame['side'] }) {
  const { say, href } = useSpeech()
  const icons = [
    { icon: 'bag', label: say('order.pickup'), path: side.pickup },
    { icon: 'scooter', label: say('order.delivery'), path: side.delivery },
    { icon: 'pin', label: say('order.find'), path: side.find },
  ] as const
  return (
    <nav className="side" aria-label={say('order.links')}>
      {icons
        .filter(({ path }) => path !== '')
        .map(({ icon, label, path }) => (
          <a key={icon} className="side-icon" href={href(path)}>
            <Icon name={icon} />
            <span className="side-label">{label}</span>
          </a>
        ))}
    </nav>
  )
}
