import type { SiteLayout } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Round buttons at the side of a page; on a phone a bar within reach of the thumb. */
export function SideIcons({ side }: { side: SiteLayout['side'] }) {
  const { t, href } = useI18n()
  const icons = [
    { icon: 'bag', label: t('order.pickup'), path: side.pickup },
    { icon: 'scooter', label: t('order.delivery'), path: side.delivery },
    { icon: 'pin', label: t('order.find'), path: side.find },
  ] as const
  return (
    <nav className="side" aria-label={t('order.links')}>
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
