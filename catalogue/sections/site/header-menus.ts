import { defineSection } from '#catalogue/define.ts'
import { image } from '#catalogue/fields/image.ts'
import { pageList } from '#catalogue/fields/page-list.ts'
import { menuLimits } from '#catalogue/limits.ts'

/** Header 1: the main menu with the logo (specification section 2, "Admin Main Menu editor"). */
export const mainMenu = defineSection({
  key: 'frame.main-menu',
  entityType: 'main_menu',
  label: 'Main Menu',
  workflow: 'direct',
  savePath: '/headers/1/update',
  fields: {
    structure: pageList('Structure', { max: menuLimits[1] }),
    image: image('Logo', { size: [250, 150] }),
  },
})

/** Header 2: the burger menu with its icon. */
export const hamburgerMenu = defineSection({
  key: 'frame.hamburger-menu',
  entityType: 'hamburger_menu',
  label: 'Hamburger Menu',
  workflow: 'direct',
  savePath: '/headers/2/update',
  fields: { structure: pageList('Structure', { max: menuLimits[2] }), image: image('Icon') },
})

/** Header 3: replaces the main menu below 850 px. */
export const responsiveMenu = defineSection({
  key: 'frame.responsive-menu',
  entityType: 'responsive_menu',
  label: 'Responsive Menu',
  workflow: 'direct',
  savePath: '/headers/3/update',
  fields: { structure: pageList('Structure', { max: menuLimits[3] }) },
})

/** Header 4: the footer's links. */
export const bottomNavigation = defineSection({
  key: 'frame.bottom-navigation',
  entityType: 'bottom_navigation',
  label: 'Bottom Navigation',
  workflow: 'direct',
  savePath: '/headers/4/update',
  fields: { structure: pageList('Structure', { max: menuLimits[4] }) },
})

/** The menus by their ids on the wire (`GET /headers/{id}/view`). */
export const headerMenus = {
  1: mainMenu,
  2: hamburgerMenu,
  3: responsiveMenu,
  4: bottomNavigation,
} as const
