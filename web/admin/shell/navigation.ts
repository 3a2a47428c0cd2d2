import {
  IconBell,
  IconBriefcase,
  IconBurger,
  IconCalendar,
  IconClipboardCheck,
  IconDeviceMobile,
  IconDeviceMobileHeart,
  IconDiscount,
  IconFileDollar,
  IconFileText,
  IconFlag,
  IconHeartHandshake,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconHourglass,
  IconIcons,
  IconInfoCircle,
  IconLanguage,
  IconLayoutBottombar,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconLayoutNavbar,
  IconLifebuoy,
  IconList,
  IconMailX,
  IconMapPin,
  IconPalette,
  IconPhoto,
  type IconProps,
  IconScale,
  IconSettings,
  IconSitemap,
  IconSoup,
  IconSpeakerphone,
  IconTags,
  IconToolsKitchen2,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { collections, editors } from '#catalogue/catalogue.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { type Ability, may, type RoleName } from '#catalogue/roles.ts'
import { screensOf } from '#catalogue/screens-of.ts'
import { lookEditor } from '#catalogue/sections/site/look.ts'

export interface NavigationItem {
  title: string
  path: string
  icon: ComponentType<IconProps>
  /** Ability needed to see it; everybody sees it when omitted. */
  ability?: Ability
  /** Shows how many requests are pending. */
  badge?: 'approvals'
  /** Reached from other screens only. */
  isUnlisted?: boolean
  /** The collection whose entries' screens are below this one. */
  collection?: Collection
  /** What the screens below its address are called. */
  below?: string
}

export interface NavigationGroup {
  title: string | null
  items: NavigationItem[]
}

const collectionIcons: Record<string, NavigationItem['icon']> = {
  promotion: IconDiscount,
  'menu-category': IconToolsKitchen2,
  'menu-item': IconSoup,
  'menu-override': IconTags,
  vacancy: IconBriefcase,
  tender: IconFileDollar,
  location: IconMapPin,
  faq: IconHelpCircle,
  'community-post': IconHeartHandshake,
  'legal-page': IconScale,
  page: IconLayoutGrid,
}

const editorIcons: Record<string, NavigationItem['icon']> = {
  home: IconHome,
  about: IconInfoCircle,
  app: IconDeviceMobileHeart,
  careers: IconUsersGroup,
  notice: IconSpeakerphone,
}

const groupsItem: NavigationItem = {
  title: 'Restaurant groups',
  path: '/admin/restaurants/groups',
  icon: IconSitemap,
  ability: 'content.view',
}

/** The order under Pages (specification section 2, "Sidebar"), by key. Others come last. */
const pageOrder = [
  'home',
  'notice',
  'about',
  'menu-category',
  'menu-item',
  'menu-override',
  'community-post',
  'app',
  'careers',
  'vacancy',
  'tender',
  'promotion',
  'location',
  'faq',
  'legal-page',
  'page',
]

/** The specification's screens in its order, with ours beside the ones they belong to. */
const navigation: readonly NavigationGroup[] = [
  { title: null, items: [{ title: 'Dashboard', path: '/dashboard', icon: IconLayoutDashboard }] },
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
      { title: 'Media Library', path: '/admin/media', icon: IconPhoto, ability: 'media.view' },
      {
        title: 'Translations',
        path: '/admin/translations',
        icon: IconLanguage,
        ability: 'content.edit',
      },
    ],
  },
  { title: 'Pages', items: pagesInOrder() },
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
      {
        title: 'Campaigns',
        path: '/admin/campaigns',
        icon: IconFlag,
        ability: 'content.view',
        below: 'Campaign',
      },
      {
        title: 'Calendar',
        path: '/admin/calendar',
        icon: IconCalendar,
        ability: 'content.view',
      },
      {
        title: 'Urgent notice',
        path: '/admin/urgent-notice',
        icon: IconSpeakerphone,
        ability: 'content.edit',
        isUnlisted: true,
      },
      {
        title: 'Workload',
        path: '/admin/workload',
        icon: IconHourglass,
        ability: 'work.assign',
      },
      { title: 'Logs', path: '/admin/logs', icon: IconHistory, ability: 'logs.view' },
    ],
  },
  {
    title: 'Administration',
    items: [
      { title: 'Settings', path: '/admin/settings', icon: IconSettings },
      { title: lookEditor.title, path: lookEditor.path, icon: IconPalette },
      { title: 'Users', path: '/admin/users', icon: IconUsers, ability: 'users.manage' },
      {
        title: 'Undelivered E-mails',
        path: '/admin/mails',
        icon: IconMailX,
        ability: 'mails.manage',
      },
      { title: 'Support', path: '/admin/support', icon: IconLifebuoy, ability: 'tickets.open' },
      {
        title: 'Notifications',
        path: '/admin/notices',
        icon: IconBell,
        ability: 'self.manage',
        isUnlisted: true,
      },
      { title: 'Profile', path: '/admin/profile', icon: IconUserCircle, ability: 'self.manage' },
    ],
  },
]

/** Returns the screens under Pages; new editors and collections appear by themselves. */
function pagesInOrder(): NavigationItem[] {
  // The look is beside the settings.
  const pageEditors = editors.filter(({ key }) => key !== lookEditor.key)
  const pages = [
    ...pageEditors.map(({ key, title, path }) => ({
      key,
      items: [{ title, path, icon: editorIcons[key] ?? IconFileText }],
    })),
    ...collections.map((one) => ({ key: one.key, items: screensOf(one).flatMap(itemsOf) })),
  ]
  const rank = ({ key }: { key: string }) =>
    pageOrder.includes(key) ? pageOrder.indexOf(key) : pageOrder.length
  return pages.toSorted((one, other) => rank(one) - rank(other)).flatMap(({ items }) => items)
}

/** Returns a collection's screens: its singletons, and its list. */
function itemsOf(collection: Collection): NavigationItem[] {
  const icon = collectionIcons[collection.key] ?? IconList
  const { plural: title, screens, singletons, grouping } = collection
  return [
    ...singletons.map((singleton) => ({ title: singleton.title, path: singleton.screen, icon })),
    { title, path: screens.list, icon, collection },
    ...(grouping ? [groupsItem] : []),
  ]
}

export function navigationFor(role: RoleName): NavigationGroup[] {
  return navigation
    .map(({ title, items }) => ({
      title,
      items: items.filter(
        ({ ability, isUnlisted }) => !isUnlisted && (!ability || may(role, ability)),
      ),
    }))
    .filter(({ items }) => items.length > 0)
}

/** The groups that are part of their screens' addresses. */
const groupsInPath = new Set<string | null>(['Header', 'Pages'])

export interface Crumb {
  title: string
  path: string | null
}

/** Whether an address belongs to this screen, or to an entry of its collection. */
export function isWithin({ path, collection, below }: NavigationItem, pathname: string): boolean {
  if (path === pathname) return true
  if (below) return pathname.startsWith(`${path}/`)
  if (!collection) return false
  const [beforeId = ''] = collection.screens.entry.split('{id}')
  return pathname === collection.screens.add || pathname.startsWith(beforeId)
}

/** Returns a screen's breadcrumbs: home, group, screen; an entry's include its list. */
export function crumbsOf(pathname: string): Crumb[] {
  const home: Crumb = { title: 'Dashboard', path: '/dashboard' }
  if (pathname === '/dashboard') return [{ ...home, path: null }]
  if (pathname === '/dashboard/default') return [home, { title: 'Default', path: null }]
  for (const group of navigation) {
    const item = group.items.find((one) => isWithin(one, pathname))
    if (!item) continue
    const above: Crumb[] = groupsInPath.has(group.title)
      ? [{ title: group.title ?? '', path: null }]
      : []
    const { title, path, below = item.collection?.label } = item
    if (path === pathname || !below) return [home, ...above, { title, path: null }]
    return [home, ...above, { title, path }, { title: below, path: null }]
  }
  return [home]
}

/** Returns the screen of an address. */
export function itemAt(pathname: string): NavigationItem | undefined {
  return navigation.flatMap(({ items }) => items).find((item) => isWithin(item, pathname))
}
