import type { MenuLink as PublishedLink } from '#catalogue/published.ts'

/** A menu's entry; one without a path is shown, but leads nowhere and takes no focus. */
export function MenuLink({ link, path }: { link: PublishedLink; path?: string | undefined }) {
  if (link.path === null) return <span className="menu-link">{link.name}</span>
  return (
    <a
      className="menu-link"
      href={link.path}
      aria-current={link.path === path ? 'page' : undefined}
    >
      {link.name}
    </a>
  )
}
