import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { BrowserErrors } from './browser-errors.ts'
import { type OwnApp, startOwnApp } from './own-app.ts'
import { expectWelcome, type Person, signedIn } from './people.ts'

interface Options {
  /** For journeys that change something: an app and data of the test's own. */
  ownApp: boolean
}

interface Fixtures {
  /** Null where the run's common app serves, which nobody may change. */
  app: OwnApp | null
  browserErrors: BrowserErrors
  /** A page in a browser of its own, as of another person. */
  visit: (options?: BrowserContextOptions) => Promise<Page>
  /** A page in a browser of its own, with this person signed in, that has opened nothing yet. */
  staff: (name: Person) => Promise<Page>
  /** The same, with the dashboard open. */
  enter: (name: Person) => Promise<Page>
}

/** A step that takes longer is stuck: the journey ends with its name instead of the whole time. */
const longestStep = 20_000

export const test = base.extend<Options & Fixtures>({
  ownApp: [false, { option: true }],
  app: async ({ ownApp }, use) => {
    const app = ownApp ? await startOwnApp() : null
    await use(app)
    await app?.stop()
  },
  baseURL: async ({ baseURL, app }, use) => {
    await use(app?.url ?? baseURL)
  },
  browserErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const browserErrors = new BrowserErrors()
      await use(browserErrors)
      expect(browserErrors.left, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, browserErrors }, use) => {
    browserErrors.watch(context)
    context.setDefaultTimeout(longestStep)
    await use(context)
  },
  visit: async ({ browser, browserErrors }, use) => {
    const open: { close(): Promise<void> }[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext(options)
      open.push(context)
      browserErrors.watch(context)
      context.setDefaultTimeout(longestStep)
      return context.newPage()
    })
    for (const context of open) await context.close()
  },
  staff: async ({ visit, baseURL }, use) => {
    await use(async (name) => {
      const storageState = await signedIn(baseURL ?? '', name)
      return visit({ reducedMotion: 'reduce', storageState })
    })
  },
  enter: async ({ staff }, use) => {
    await use(async (name) => {
      const page = await staff(name)
      await page.goto('/dashboard')
      await expectWelcome(page, name)
      return page
    })
  },
})

export { expect }
