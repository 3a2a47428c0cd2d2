// The public pages of collections, walked by somebody who uses no mouse: each link is reached in the
// order in which it stands, and is seen to be.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { press } from '../support/keyboard.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a guest goes from the menu to a dish and on to its offer with Tab and Enter', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/menu')
  await expectWalk(page)
  await press(page, main.getByRole('link', { name: 'Burgers', exact: true }).first())
  await expect(page.getByRole('heading', { level: 1, name: 'Burgers' })).toBeVisible()
  await press(page, main.getByRole('link', { name: 'Smoky Stack', exact: true }))
  await expect(page).toHaveURL(/\/menu-details\/\d+-smoky-stack$/)
  await expectWalk(page)
  await press(page, main.getByRole('link', { name: 'The Smoky Stack is back' }))
  await expect(page).toHaveURL(/\/promotion\/\d+-[^/]+\/details$/)
  await expectWalk(page)
  await page.goto('/promotion')
  await expectWalk(page)
})

test('questions open and close, and are found, without a mouse', async ({ page }) => {
  await page.goto('/faqs')
  await expectWalk(page)
  const question = page.locator('summary').filter({ hasText: 'Do you deliver?' })
  await press(page, question)
  await expect(page.getByText('Within four kilometres')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Within four kilometres')).toBeHidden()
  await page.goto('/faqs')
  await press(page, page.getByRole('searchbox', { name: 'Search the questions' }), null)
  await page.keyboard.type('halal')
  await expect(page.getByText('Questions found: 1')).toBeVisible()
})

/** Walks through all of the page's own: what Tab comes to is in view, shows it, and stands in order. */
async function expectWalk(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => {
    main.tabIndex = -1
    main.focus()
  })
  const seen: string[] = []
  for (let step = 0; step < 250; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const main = document.querySelector('main')
      const at = document.activeElement
      if (!main || !at || !main.contains(at)) return null
      const all = [...main.querySelectorAll('*')]
      const { top, bottom, width, height } = at.getBoundingClientRect()
      // What is one big link, as a card, is marked as a whole.
      const around: Element[] = []
      for (let one: Element | null = at; one && one !== main; one = one.parentElement)
        around.push(one)
      return {
        place: all.indexOf(at),
        name: at.textContent?.trim() || at.getAttribute('aria-label') || at.tagName,
        isInView: bottom > 0 && top < window.innerHeight && width > 0 && height > 0,
        isMarked: around.some((one) => getComputedStyle(one).outlineStyle !== 'none'),
      }
    })
    if (!stop) break
    expect
      .soft(stop, `${page.url()}: ${stop.name}`)
      .toMatchObject({ isInView: true, isMarked: true })
    seen.push(String(stop.place).padStart(6, '0'))
  }
  expect(seen.length, `stops on ${page.url()}`).toBeGreaterThan(1)
  expect(seen).toEqual(seen.toSorted())
}
