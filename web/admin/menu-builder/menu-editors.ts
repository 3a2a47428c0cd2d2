import type { Section } from '#catalogue/declaration.ts'
import {
  bottomNavigation,
  hamburgerMenu,
  mainMenu,
  responsiveMenu,
} from '#catalogue/frame/header-menus.ts'
import type { HeaderId } from '#web/admin/direct/frame-queries.ts'

/** What tells one menu's editor from another's; limits, pictures and hints are the section's. */
export interface MenuEditor {
  header: HeaderId
  section: Section
  /** What visitors see of it, in a sentence. */
  intro: string
  hasMobilePreview: boolean
}

const mainMenuEditor: MenuEditor = {
  header: 1,
  section: mainMenu,
  intro: 'The links along the top of every page on wide screens, and the logo beside them.',
  hasMobilePreview: false,
}

const hamburgerMenuEditor: MenuEditor = {
  header: 2,
  section: hamburgerMenu,
  intro: 'The links that the burger button opens, and the icon on that button.',
  hasMobilePreview: false,
}

const responsiveMenuEditor: MenuEditor = {
  header: 3,
  section: responsiveMenu,
  intro: 'The links on phones and narrow windows, in place of the main menu.',
  hasMobilePreview: true,
}

export const bottomNavigationEditor: MenuEditor = {
  header: 4,
  section: bottomNavigation,
  intro: 'The links in the footer of every page.',
  hasMobilePreview: false,
}

/** The header's menus at their addresses in the back office; the fourth is part of the footer's screen. */
export const headerScreens: readonly { path: string; editor: MenuEditor }[] = [
  { path: '/admin/header/mainmenu', editor: mainMenuEditor },
  { path: '/admin/header/hamburgermenu', editor: hamburgerMenuEditor },
  { path: '/admin/header/responsivemenu', editor: responsiveMenuEditor },
]
