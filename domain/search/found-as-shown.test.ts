import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { searchTexts } from '#catalogue/content/search-texts.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { addEntry } from '#store/content/revisions.ts'
import { after, morning, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { openTestSearch } from '#test/open-test-search.ts'
import { asApprover, asEditor } from '#test/people.ts'
import type { Actor } from '../actor.ts'
import { approveCampaign, submitCampaign } from '../campaigns/decide-campaign.ts'
import { addCampaign } from '../campaigns/save-campaign.ts'
import { Problem } from '../problem.ts'
import { readContent, readEntry, startReading } from '../reading/reading.ts'
import { searchSite } from './search-site.ts'

interface Step {
  do: 'publish' | 'draft' | 'settle' | 'rebuild' | 'campaign'
  place: 'section' | 'entry' | 'other'
  language: DocumentLanguage
  /** Minutes that pass before, until the window opens, and that it lasts. */
  passes: number
  opens: number
  lasts: number
  archived: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(
    'publish',
    'publish',
    'publish',
    'publish',
    'draft',
    'settle',
    'rebuild',
    'campaign',
  ),
  place: fc.constantFrom('section', 'entry', 'entry', 'entry', 'other'),
  language: fc.constantFrom('', '', 'de'),
  passes: fc.integer({ min: 0, max: 9 }),
  opens: fc.integer({ min: 0, max: 9 }),
  lasts: fc.integer({ min: 0, max: 9 }),
  archived: fc.boolean(),
})

/** A number is found as it is and not nearly: each text has one of its own. */
const firstNumber = 1000

interface Site {
  desk: Workspace
  services: ReturnType<typeof openTestSearch>
}

async function openPlaces(desk: Workspace) {
  const add = () => desk.store.write((tx) => addEntry(tx, promotion.key, morning))
  const [entry, other] = [await add(), await add()]
  const places = { section: [icmBanner, 0], entry: [promotion, entry], other: [promotion, other] }
  return places as Record<Step['place'], [Declaration, number]>
}

/** Does the step as staff do; what is rejected has changed nothing. */
async function take(
  { desk, services }: Site,
  [of, entry]: [Declaration, number],
  one: Step,
  n: number,
  minute: number,
) {
  const at = { entry, language: one.language, now: after(minute) }
  const isWindowed = of === promotion && one.language === ''
  const starts_at = one.opens > 3 ? after(minute + one.opens) : null
  const ends_at = one.lasts > 3 ? after(minute + one.opens + one.lasts) : null
  const window = isWindowed ? { starts_at, ends_at, archived: one.archived && one.lasts === 0 } : {}
  const words = `Text ${firstNumber + n}`
  const body = of === promotion ? { title: words, summary: 'Soon', ...window } : { name: words }
  try {
    if (one.do === 'settle') await desk.settle(at.now)
    else if (one.do === 'rebuild') services.search.rebuild()
    else if (one.do === 'draft') await desk.save(asEditor, of, { ...body, approval: 1 }, at)
    else if (one.do === 'campaign') await campaign(desk, { of, body, at, starts_at, ends_at, n })
    else await desk.publish(of, body, at)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}

/** Approves a campaign of its own with one document. */
async function campaign(
  { store, save }: Workspace,
  {
    of,
    body,
    at,
    n,
    ...window
  }: {
    of: Declaration
    body: Parameters<Workspace['save']>[2]
    at: { entry: number; language: DocumentLanguage; now: string }
    n: number
    starts_at: string | null
    ends_at: string | null
  },
) {
  const as = (actor: Actor) => ({ actor, now: at.now })
  const campaign = { name: `Campaign ${n}`, rank: n, ...window }
  const id = await store.write((db) => addCampaign({ ...as(asEditor), db }, campaign))
  await save(asEditor, of, body, { ...at, campaign: id })
  await store.write((db) => submitCampaign({ ...as(asEditor), db }, id))
  await store.write((db) => approveCampaign({ ...as(asApprover), db }, id))
}

/** The texts that guests see at a moment, by what pages read. */
async function visibleOnPages(
  { store }: Workspace,
  places: [Declaration, number][],
  now: string,
  language: DocumentLanguage,
) {
  const texts: string[] = []
  for (const [of, entry] of places) {
    const reading = startReading(store.db, now, { language })
    const read = of === promotion ? await readEntry(reading, promotion, entry) : null
    const content = of === promotion ? null : await readContent(reading, of)
    if (content) texts.push(...searchTexts(of, content).map(({ title }) => title))
    if (read && !read.isGone) texts.push(read.values.title)
  }
  return texts.filter((text) => text !== '').sort()
}

/** Does the same by searching for each number ever written. */
async function found({ services }: Site, count: number, now: string, language: DocumentLanguage) {
  const texts: string[] = []
  for (let n = 0; n < count; n++) {
    const results = await searchSite(services, now, String(firstNumber + n), language)
    // Results of another language are marked with it.
    const groups = results.language === null ? results.groups : []
    texts.push(...groups.flatMap(({ results }) => results.map(({ title }) => title)))
  }
  return texts.sort()
}

test('whatever staff and the clock do, guests find exactly what they would see, in each language', {
  // Fifty databases, one after the other: minutes on a machine that is busy.
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
      const desk = await openWorkspace()
      const site = { desk, services: openTestSearch(desk.store) }
      const places = await openPlaces(desk)
      let minute = 0
      for (const [n, one] of steps.entries()) {
        minute += one.passes
        await take(site, places[one.place], one, n, minute)
      }
      for (const later of [0, 4, 9, 30]) {
        for (const language of ['', 'de'] as const) {
          const now = after(minute + later)
          const all = await visibleOnPages(desk, Object.values(places), now, language)
          expect(await found(site, steps.length, now, language), `${language} ${later}`).toEqual(
            all,
          )
        }
      }
      await site.services.search.close()
    }),
    { numRuns: 50 },
  )
})
