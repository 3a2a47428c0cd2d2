// The pictures of README and guides, taken from the product itself: `npm run docs:pictures` writes them into
// `docs/`. Every other run takes them too, into its results, so that the journey never breaks unseen.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './support/accessible.ts'
import { openQueue, request } from './support/approval-queue.ts'
import { card, openHomeEditor, sentences, take } from './support/home-editor.ts'
import { expect, test } from './support/journey.ts'

test.use({ ownApp: true })

const desktop = { width: 1440, height: 900 }
/** What a picture may weigh in the repository. */
const mostBytes = 150_000

test('the pictures of the documentation are taken, and each screen opens its guide', async ({
  enter,
  visit,
  browserErrors,
}, { outputDir }) => {
  browserErrors.allowStatus(404) // the error page is among the previews of the look
  const folder = process.env.PICTURES ?? outputDir

  async function capture(page: Page, name: string): Promise<void> {
    // The look's previews are looked at by themselves, below: they load again with each change.
    if (!page.url().endsWith('/look')) await page.waitForLoadState('networkidle')
    const png = await page.screenshot({ animations: 'disabled' })
    const file = join(folder, `${name}.webp`)
    await mkdir(join(file, '..'), { recursive: true })
    const { size } = await sharp(png).webp({ quality: 80, effort: 6 }).toFile(file)
    expect(size).toBeLessThan(mostBytes)
  }

  const guest = await visit({ viewport: desktop, reducedMotion: 'reduce' })
  await test.step('the site', async () => {
    await guest.goto('/')
    await capture(guest, 'screenshots/home-1440')
    await guest.setViewportSize({ width: 390, height: 844 })
    await capture(guest, 'screenshots/home-390')
  })

  const editor = await enter('editor')
  await editor.setViewportSize(desktop)
  await test.step('an editor at work', async () => {
    await openHomeEditor(editor)
    await card(editor, 'ICM Banner').getByLabel('Name').fill('Open before the sun')
    await take(editor, 'ICM Banner', 'Save Draft', sentences.saved)
    await card(editor, 'ICM Banner').scrollIntoViewIfNeeded()
    await capture(editor, 'guides/editor')
    await take(editor, 'ICM Banner', 'Submit For Approval', sentences.submitted)
  })
  for (const [link, name] of screens)
    await test.step(link, async () => {
      await sidebar(editor).getByRole('link', { name: link, exact: true }).click()
      await expect(editor.getByRole('heading', { level: 1, name: link })).toBeVisible()
      if (link === 'Look')
        await expect(editor.frameLocator('iframe').first().getByRole('banner')).toBeVisible()
      await capture(editor, `guides/${name}`)
    })

  const approver = await enter('approver')
  await approver.setViewportSize(desktop)
  await test.step('an approver decides', async () => {
    await openQueue(approver)
    await expect(request(approver, 'ICM Banner')).toContainText('Open before the sun')
    await capture(approver, 'guides/approval')
  })

  await test.step('Help opens the guide about the screen, also for somebody signed out', async () => {
    const opening = approver.waitForEvent('popup')
    await approver.getByRole('link', { name: 'Help' }).click()
    const address = (await opening).url()
    expect(address).toContain('/admin/guides/approving.html')
    await guest.goto(address)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Deciding on changes')
    await guest.getByRole('link', { name: 'going back', exact: true }).click()
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Versions, and going back')
    await expect(guest.locator('body')).toHaveCSS('display', 'grid')
    await expectAccessible(guest)
  })
})

const screens = [
  ['Promotions', 'list'],
  ['Media Library', 'media'],
  ['Look', 'look'],
] as const

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Back office' })
}
