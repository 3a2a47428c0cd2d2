import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { type Ability, may } from '#catalogue/roles.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { FirstStep, Overview } from '#catalogue/wire/overview.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { hasApprovedEntry } from '#store/content/live-revisions.ts'
import { countPeople } from '#store/people/list-people.ts'
import type { Db } from '#store/tables.ts'
import type { Actor } from '../actor.ts'

/** The screen of each step and the permission that it needs. */
const steps: Record<FirstStep, { path: string; ability: Ability }> = {
  brand: { path: '/admin/settings', ability: 'settings.edit' },
  menu: { path: '/admin/header/mainmenu', ability: 'frame.edit' },
  home: { path: '/admin/pages/home', ability: 'content.edit' },
  dishes: { path: '/admin/menu', ability: 'content.edit' },
  restaurants: { path: '/admin/pages/contact-us', ability: 'content.edit' },
  people: { path: '/admin/users', ability: 'users.manage' },
}

const sections = { brand: settings, menu: mainMenu, home: heroBanner }

/**
 * Returns the first steps of a new brand that this person may do, and which are done; null once the
 * home page is live.
 */
export async function loadFirstSteps(db: Db, actor: Actor): Promise<Overview['first_steps']> {
  const states = await listDocumentStates(
    db,
    Object.values(sections).map(({ key }) => ({ type: key, entryId: 0, language: '' })),
  )
  const isLive = (type: string) =>
    states.some((state) => state.subject === type && state.live_id !== null)
  if (isLive(heroBanner.key)) return null
  const isDone: Record<FirstStep, boolean> = {
    brand: isLive(settings.key),
    menu: isLive(mainMenu.key),
    home: false,
    dishes: await hasApprovedEntry(db, menuItem.key),
    restaurants: await hasApprovedEntry(db, location.key),
    people: (await countPeople(db)) > 1,
  }
  const mine = Object.entries(steps) as [FirstStep, (typeof steps)[FirstStep]][]
  return mine
    .filter(([, { ability }]) => may(actor.role, ability))
    .map(([step, { path }]) => ({ step, path, is_done: isDone[step] }))
}
