import type { Frame } from '#catalogue/published.ts'
import { words } from '#web/site/words.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Round buttons at the side of a page; on a phone a bar within reach of the thumb. */
export function SideIcons({ side }: { side: Frame['side'] }) {
  const icons = [
    { icon: 'bag', label: words.pickup, path: side.pickup },
    { icon: 'scooter', label: words.delivery, path: side.delivery },
    { icon: 'pin', label: words.find, path: side.find },
  ] as const
  return (
    <nav className="side" aria-label={words.quickLinks}>
      {icons
        .filter(({ path }) => path !== '')
        .map(({ icon, label, path }) => (
          <a key={icon} className="side-icon" href={path}>
            <Icon name={icon} />
            <span className="side-label">{label}</span>
          </a>
        ))}
    </nav>
  )
}
