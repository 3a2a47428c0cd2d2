import { beforeAll, expect, test } from 'vitest'
import type { DocumentView } from '#catalogue/wire.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asSupport } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await publishSite(app.services)
  await app.call(asEditor, 'POST', '/headers/1/update', { structure: [4, 2] })
})

interface Loaded {
  version: number | null
  sections?: Record<string, DocumentView>
}

async function load(who: Parameters<TestApp['call']>[0], path: string) {
  return (await app.call<Loaded>(who, 'GET', path)).body.data
}

/** What each screen of the frame loads, and what it edits with it. */
const loads: [path: string, edited: string[]][] = [
  ['/headers/1/view', ['main_menu']],
  ['/headers/2/view', ['hamburger_menu']],
  ['/headers/3/view', ['responsive_menu']],
  ['/headers/4/view', ['bottom_navigation']],
  ['/footers', ['footer']],
  ['/products/lists/icons', ['product_icons']],
]

test.each(loads)(
  '%s tells staff what is open to them, and guests nothing',
  async (path, edited) => {
    for (const [who, steps] of [
      [asAdmin, ['edit', 'save']],
      [asEditor, ['edit', 'save']],
      [asApprover, []],
      [asSupport, []],
    ] as const) {
      const { sections = {} } = await load(who, path)
      expect(Object.keys(sections)).toEqual(edited)
      for (const { can, lock } of Object.values(sections)) {
        expect({ can, lock }).toEqual({ can: steps, lock: null })
      }
    }
    expect(await load(null, path)).not.toHaveProperty('sections')
  },
)

test('the settings are open to admins alone, and the logo to editors too', async () => {
  const can = async (who: typeof asAdmin | typeof asEditor | typeof asSupport) => {
    const { sections = {} } = await load(who, '/settings')
    return Object.fromEntries(Object.entries(sections).map(([type, state]) => [type, state.can]))
  }
  const open = ['edit', 'save']
  expect(await can(asAdmin)).toEqual({
    settings: open,
    main_menu: open,
    redirects: open,
    synonyms: open,
  })
  expect(await can(asEditor)).toEqual({
    settings: [],
    main_menu: open,
    redirects: [],
    synonyms: [],
  })
  expect(await can(asSupport)).toEqual({ settings: [], main_menu: [], redirects: [], synonyms: [] })
})

test('a menu comes with its pages in order and the version that a save names', async () => {
  const { version, sections } = await load(asEditor, '/headers/1/view')
  const state = sections?.main_menu
  expect(state?.record).toMatchObject({ version, author: 'editor' })
  expect(state?.values.menus).toMatchObject([{ id: 4 }, { id: 2 }])
})

test('categories are filtered by their type: 2 is what the menu shows, another one finds nothing', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  const names = async (query: string) => {
    const path = `/products/categories${query}`
    const { status, body } = await app.call<{
      data: { name: string; type: number }[]
      total: number
    }>(null, 'GET', path)
    const { data, total } = body.data
    return [status, data.map(({ name, type }) => `${name} ${type}`), total]
  }
  for (const query of ['', '?type=2', '?type=', '?type=2&page=1'])
    expect([query, await names(query)]).toEqual([query, [200, ['Burgers 2'], 1]])
  for (const query of ['?type=1', '?type=3', '?type=02', '?type=Regular'])
    expect([query, await names(query)]).toEqual([query, [200, [], 0]])
})
