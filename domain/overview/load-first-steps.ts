import { legalPage } from '#catalogue/collections/legal-page.ts'
import { location } from '#catalogue/collections/location.ts'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { type Ability, may } from '#catalogue/roles.ts'
import { homeEditor } from '#catalogue/sections/home/editor.ts'
import { homeMore } from '#catalogue/sections/home/more.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { countedOfType, type FirstStep, type Overview } from '#catalogue/wire/overview.ts'
import { changeFact, findFact } from '#store/facts.ts'
import { countDocuments, type DocumentCount } from '#store/overview/count-documents.ts'
import { countPeople } from '#store/people/list-people.ts'
import type { Db, Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'

interface Step {
  /** Its screen, and the permission that it needs. */
  path: string
  ability: Ability
  /** What has to be live: sections, or entries of a collection. */
  declarations: readonly Declaration[]
  /** How many of them. */
  wanted: number
}

/** Each step needs only what is above it: a slide can refer to an offer, an offer to a dish. */
const steps: Record<Exclude<FirstStep, 'people'>, Step> = {
  brand: ofSections('/admin/settings', 'settings.edit', [settings]),
  restaurants: ofEntries('/admin/pages/contact-us', location),
  categories: ofEntries('/admin/pages/menu', menuCategory),
  dishes: ofEntries('/admin/menu', menuItem),
  offers: ofEntries('/admin/pages/promotion', promotion),
  home: ofSections(
    homeEditor.path,
    'content.edit',
    homeEditor.sections.filter((section) => section !== homeMore),
  ),
  menu: ofSections('/admin/header/mainmenu', 'frame.edit', [mainMenu]),
  legal: ofEntries('/admin/pages/privacy-policy', legalPage, legalPage.singletons.length),
}

function ofSections(path: string, ability: Ability, declarations: readonly Declaration[]): Step {
  return { path, ability, declarations, wanted: declarations.length }
}

function ofEntries(path: string, declaration: Declaration, wanted = 1): Step {
  return { path, ability: declaration.ability, declarations: [declaration], wanted }
}

const closed = 'first_steps_closed'

/**
 * Returns the first steps of a new brand that this person may do, and how far they are; null once
 * all are done, and where an Admin has closed them.
 */
export async function loadFirstSteps(db: Db, actor: Actor): Promise<Overview['first_steps']> {
  if (await findFact(db, closed)) return null
  const declarations = Object.values(steps).flatMap((step) => step.declarations)
  const counts = await countDocuments(
    db,
    declarations.map(({ key }) => key),
    countedOfType,
  )
  const people = Math.min(await countPeople(db), 2)
  const found = Object.entries(steps) as [keyof typeof steps, Step][]
  const [brand, ...others] = found.map(([step, one]) => {
    return { ability: one.ability, state: { step, path: one.path, ...stateOf(one, counts) } }
  })
  const all = [
    ...(brand ? [brand] : []),
    {
      ability: 'users.manage' as const,
      state: {
        step: 'people' as const,
        path: '/admin/users',
        ...{ wanted: 2, live: people, pending: 0, drafts: 0, missing: [], is_done: people > 1 },
      },
    },
    ...others,
  ]
  if (all.every(({ state }) => state.is_done)) return null
  return {
    may_close: may(actor.role, 'users.manage'),
    steps: all.filter(({ ability }) => may(actor.role, ability)).map(({ state }) => state),
  }
}

function stateOf({ declarations, wanted }: Step, counts: readonly DocumentCount[]) {
  const own = counts.filter(({ subject }) => declarations.some(({ key }) => key === subject))
  const count = (state: DocumentCount['state']) =>
    own.filter((one) => one.state === state).reduce((sum, one) => sum + one.count, 0)
  const live = count('live')
  const missing = declarations.filter(({ key }) => own.every(({ subject }) => subject !== key))
  return {
    wanted,
    live,
    pending: count('pending'),
    drafts: count('draft'),
    missing: declarations.length > 1 ? missing.map(({ label }) => label) : [],
    is_done: live >= wanted,
  }
}

/** Closes the first steps for everybody. */
export async function closeFirstSteps(tx: Tx): Promise<void> {
  await changeFact(tx, closed, '1')
}
