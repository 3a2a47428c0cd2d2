import type { Section } from '#catalogue/declaration.ts'
import {
  bottomNavigation,
  hamburgerMenu,
  mainMenu,
  responsiveMenu,
} from '#catalogue/sections/site/header-menus.ts'
import type { HeaderId } from '#web/admin/documents/direct-sections/layout-load.ts'
import type { PlainMessage } from '#web/admin/i18n/translate.ts'

/** The differences between the menus' editors; limits, pictures and hints are the section's. */
export interface MenuEditor {
  header: HeaderId
  section: Section
  intro: PlainMessage
  hasMobilePreview: boolean
  /** Entries in one drag column (specification section 9); all of them when left out. */
  columnOf?: number
}

const mainMenuEditor: MenuEditor = {
  header: 1,
  section: mainMenu,
  intro: 'menus.mainIntro',
  hasMobilePreview: false,
  columnOf: 3,
}

const hamburgerMenuEditor: MenuEditor = {
  header: 2,
  section: hamburgerMenu,
  intro: 'menus.hamburgerIntro',
  hasMobilePreview: false,
}

const responsiveMenuEditor: MenuEditor = {
  header: 3,
  section: responsiveMenu,
  intro: 'menus.responsiveIntro',
  hasMobilePreview: true,
  columnOf: 7,
}

export const bottomNavigationEditor: MenuEditor = {
  header: 4,
  section: bottomNavigation,
  intro: 'menus.bottomIntro',
  hasMobilePreview: false,
}

/** The header's menus by path; the fourth menu is part of the footer's screen. */
export const headerScreens: readonly { path: string; editor: MenuEditor }[] = [
  { path: '/admin/header/mainmenu', editor: mainMenuEditor },
  { path: '/admin/header/hamburgermenu', editor: hamburgerMenuEditor },
  { path: '/admin/header/responsivemenu', editor: responsiveMenuEditor },
]
