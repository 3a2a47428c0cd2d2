import { chromium } from '@playwright/test'
import { chromiumPath } from '../scripts/tools.mjs'
import { firstScreens, firstUse } from '../test/e2e/first-use.ts'
import { signedIn } from '../test/e2e/support/people.ts'
import { row } from './row.ts'
import { benchPassword, startApp } from './start-app.ts'

/** What screens of the back office cost a browser that has nothing of them yet. */
export async function measureFirstUse(dataDir: string): Promise<void> {
  const app = await startApp(dataDir)
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'], // Chromium's sandbox does not run as root
  })
  try {
    const editor = await signedIn(app.url, 'editor', benchPassword)
    for (const screen of firstScreens) {
      const { requests, bytes } = await firstUse(browser, app.url, screen, editor)
      const most = `<= ${screen.most.bytes / 1_000} kB in ${screen.most.requests}`
      row(`first use, ${screen.name}`, `${Math.round(bytes / 1_000)} kB in ${requests}`, most)
    }
  } finally {
    await browser.close()
    await app.stop()
  }
}
