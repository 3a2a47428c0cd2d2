import {
  IconBurger,
  IconClipboardCheck,
  IconDeviceMobile,
  IconHistory,
  IconHome,
  IconIcons,
  IconLayoutBottombar,
  IconLayoutDashboard,
  IconLayoutNavbar,
  IconPhoto,
  type IconProps,
  IconSettings,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { editors } from '#catalogue/catalogue.ts'
import { type Ability, may, type RoleName } from '#catalogue/roles.ts'

export interface NavigationItem {
  title: string
  path: string
  icon: ComponentType<IconProps>
  /** Who sees it; everybody when it says nothing. */
  ability?: Ability
  /** Shows how much waits. */
  badge?: 'approvals'
}

export interface NavigationGroup {
  title: string | null
  items: NavigationItem[]
}

/** The screens that exist, as the sidebar lists them. A new editor of the catalogue appears by itself. */
const navigation: readonly NavigationGroup[] = [
  {
    title: null,
    items: [
      { title: 'Dashboard', path: '/dashboard', icon: IconLayoutDashboard },
      { title: 'Media Library', path: '/admin/media', icon: IconPhoto, ability: 'media.view' },
    ],
  },
  {
    title: 'Header',
    items: [
      { title: 'Main Menu', path: '/admin/header/mainmenu', icon: IconLayoutNavbar },
      { title: 'Hamburger Menu', path: '/admin/header/hamburgermenu', icon: IconBurger },
      { title: 'Responsive Menu', path: '/admin/header/responsivemenu', icon: IconDeviceMobile },
      { title: 'Icon Menu', path: '/admin/header/iconmenu', icon: IconIcons },
    ],
  },
  {
    title: 'Site',
    items: [
      { title: 'Footer', path: '/admin/footer', icon: IconLayoutBottombar },
      { title: 'Settings', path: '/admin/settings', icon: IconSettings },
    ],
  },
  {
    title: 'Pages',
    items: editors.map(({ title, path }) => ({ title, path, icon: IconHome })),
  },
  {
    title: 'Workflow',
    items: [
      {
        title: 'Approval',
        path: '/admin/approval',
        icon: IconClipboardCheck,
        ability: 'content.decide',
        badge: 'approvals',
      },
      { title: 'Logs', path: '/admin/logs', icon: IconHistory, ability: 'logs.view' },
    ],
  },
]

/** What a person with that role sees. */
export function navigationFor(role: RoleName): NavigationGroup[] {
  return navigation
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ ability }) => !ability || may(role, ability)),
    }))
    .filter(({ items }) => items.length > 0)
}

/** The groups that are part of their screens' addresses. */
const groupsInPath = new Set<string | null>(['Header', 'Pages'])

export interface Crumb {
  title: string
  path: string | null
}

/** The way to a screen: home, its group, itself. */
export function crumbsOf(pathname: string): Crumb[] {
  const home: Crumb = { title: 'Dashboard', path: '/dashboard' }
  if (pathname === '/dashboard') return [{ ...home, path: null }]
  if (pathname === '/dashboard/default') return [home, { title: 'Default', path: null }]
  for (const group of navigation) {
    const item = group.items.find(({ path }) => path === pathname)
    if (!item) continue
    const above: Crumb[] = groupsInPath.has(group.title)
      ? [{ title: group.title ?? '', path: null }]
      : []
    return [home, ...above, { title: item.title, path: null }]
  }
  return [home]
}
