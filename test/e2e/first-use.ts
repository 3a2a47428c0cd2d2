import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

type StorageState = BrowserContextOptions['storageState']

/** A screen of the back office, and what it may cost a browser that has nothing of it yet. */
interface Screen {
  name: string
  path: string
  isSignedIn: boolean
  /** What says that it can be worked with. */
  ready: (page: Page) => Promise<void>
  most: { requests: number; bytes: number }
}

export const firstScreens: readonly Screen[] = [
  {
    name: 'sign-in page',
    path: '/admin/login',
    isSignedIn: false,
    ready: (page) => page.getByRole('button', { name: 'Sign in' }).waitFor(),
    most: { requests: 12, bytes: 200_000 },
  },
  {
    name: 'Home editor',
    path: '/admin/pages/home',
    isSignedIn: true,
    ready: (page) => page.getByRole('button', { name: 'Edit Hero Banner' }).waitFor(),
    most: { requests: 30, bytes: 400_000 },
  },
  {
    name: 'list of promotions',
    path: '/admin/pages/promotion',
    isSignedIn: true,
    ready: (page) => page.getByRole('table', { name: 'Promotions' }).waitFor(),
    // With the pictures of its rows, 6 kB each.
    most: { requests: 35, bytes: 490_000 },
  },
]

/** Requests and bytes on the line (headers too) until a screen is ready and the line is quiet. */
export async function firstUse(
  browser: Browser,
  url: string,
  { path, isSignedIn, ready }: Screen,
  storageState: StorageState,
): Promise<{ requests: number; bytes: number }> {
  const context = await browser.newContext(isSignedIn && storageState ? { storageState } : {})
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const cost = { requests: 0, bytes: 0 }
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    cost.requests += 1
    cost.bytes += encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto(`${url}${path}`)
  await ready(page)
  await page.waitForLoadState('networkidle')
  await context.close()
  return cost
}
