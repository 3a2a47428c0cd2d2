import type { MenuLink as PublishedLink } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'

/** A menu's entry; one without a path is shown, but leads nowhere and takes no focus. */
export function MenuLink({ link, path }: { link: PublishedLink; path?: string | undefined }) {
  const { href } = useI18n()
  if (link.path === null) return <span className="menu-link">{link.name}</span>
  return (
    <a
      className="menu-link"
      href={href(link.path)}
      aria-current={link.path === path ? 'page' : undefined}
    >
      {link.name}
    </a>
  )
}
