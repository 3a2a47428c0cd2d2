import type { MenuLink as PublishedLink } from '#catalogue/published.ts'
import { MenuLink } from './menu-link.tsx'

interface MenuListProps {
  links: PublishedLink[]
  path?: string | undefined
  className: string
}

/** The links of one of the four menus that staff arrange. */
export function MenuList({ links, path, className }: MenuListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.id}>
          <MenuLink link={link} path={path} />
        </li>
      ))}
    </ul>
  )
}
