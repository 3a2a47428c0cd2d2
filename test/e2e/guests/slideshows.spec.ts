// How the two slideshows move (specification sections 2 and 4; contract section 4).
import type { Locator, Page } from '@playwright/test'
import { Content } from '../support/content.ts'
import { expect, test } from '../support/journey.ts'

const slideTime = 5000

test('the main slideshow goes on every 5 seconds and starts again after the last slide', async ({
  page,
}) => {
  const show = await startedShow(page, 'Highlights')
  await dot(show, 2).click() // gives slide 2 its full time
  await expectShown(show, 2)
  await page.clock.runFor(slideTime - 100)
  await expectShown(show, 2)
  await page.clock.runFor(100)
  await expectShown(show, 3)
  await page.clock.runFor(slideTime)
  await expectShown(show, 4)
  await page.clock.runFor(slideTime)
  await expectStartedAgain(show, 4)
  await page.clock.runFor(slideTime)
  await expectShown(show, 2)
})

test('the main slideshow goes on after a step by hand, in both directions', async ({ page }) => {
  const show = await startedShow(page, 'Highlights')
  await show.getByRole('button', { name: 'Previous slide' }).click()
  await expectShown(show, 4)
  await show.getByRole('button', { name: 'Next slide' }).click()
  await expectStartedAgain(show, 4)
  await page.clock.runFor(slideTime)
  await expectShown(show, 2)
})

test('the pause button stops the main slideshow and starts it again', async ({ page }) => {
  const show = await startedShow(page, 'Highlights')
  await show.getByRole('button', { name: 'Pause slideshow' }).click()
  await page.clock.runFor(4 * slideTime)
  await expectShown(show, 1)
  await show.getByRole('button', { name: 'Play slideshow' }).click()
  await page.clock.runFor(slideTime)
  await expectShown(show, 2)
})

test('the product slideshow goes on by itself, and no more after a step by hand', async ({
  page,
}) => {
  const show = await startedShow(page, 'New!')
  await page.clock.runFor(slideTime)
  await expectShown(show, 2)
  await show.getByRole('button', { name: 'Next slide' }).click()
  await expectShown(show, 3)
  await page.clock.runFor(4 * slideTime)
  await expectShown(show, 3)
  await expect(show.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
})

test('a dot leads straight to its slide', async ({ page }) => {
  const show = await startedShow(page, 'New!')
  await dot(show, 5).click()
  await expectShown(show, 5)
  await dot(show, 2).click()
  await expectShown(show, 2)
})

test('both rest for a guest who asks for less motion, and still step by hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/home')
  for (const name of ['Highlights', 'New!']) {
    const show = page.getByRole('region', { name })
    await show.scrollIntoViewIfNeeded()
    await expect(show.getByRole('button', { name: 'Pause slideshow' })).toBeHidden()
    await page.clock.fastForward(4 * slideTime)
    await expectShown(show, 1)
    await show.getByRole('button', { name: 'Next slide' }).click()
    await expectShown(show, 2)
  }
})

test.describe('with a single slide', () => {
  test.use({ ownApp: true })

  test('the main slideshow stands, and offers nothing to step to', async ({ page, baseURL }) => {
    await new Content(baseURL).publishFirstSlideOnly('main_banner', '/banners/home')
    await page.clock.install()
    await page.goto('/home')
    const show = page.getByRole('region', { name: 'Highlights' })
    await expect(show.getByRole('group')).toHaveCount(1)
    await page.clock.fastForward(4 * slideTime)
    await expect(slide(show, 1)).toBeInViewport({ ratio: 0.9 })
    await expect(show.getByRole('link')).toHaveCount(1)
    await expect(show.getByRole('button')).toHaveCount(0)
  })
})

/**
 * A slideshow whose script has come, at its first slide, in a time that stands still. Slides still
 * glide in real time: a journey waits for them before it lets time pass.
 */
async function startedShow(page: Page, name: string): Promise<Locator> {
  await page.clock.install({ time: 0 })
  await page.goto('/home')
  const show = page.getByRole('region', { name })
  await show.scrollIntoViewIfNeeded()
  await expect(show.locator('[data-advancing]')).toBeVisible()
  await page.clock.pauseAt(3_600_000)
  await dot(show, 1).click()
  await expectShown(show, 1)
  return show
}

async function expectShown(show: Locator, number: number): Promise<void> {
  await expect(dot(show, number)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => distance(show, number)).toBe(0)
}

/** On from the last slide comes a first one; the dots agree. */
async function expectStartedAgain(show: Locator, last: number): Promise<void> {
  await expect(dot(show, 1)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => distance(show, last)).toBe(-1)
}

/** How far a slide stands from its place in view, in widths of a slide. */
async function distance(show: Locator, number: number): Promise<number> {
  const place = await show.boundingBox()
  const box = await slide(show, number).boundingBox()
  if (!place || !box) return Number.NaN
  return Math.round((100 * (box.x - place.x)) / box.width) / 100 || 0
}

function dot(show: Locator, number: number): Locator {
  return show.getByRole('link', { name: new RegExp(`^${number} of \\d+: `) })
}

function slide(show: Locator, number: number): Locator {
  return show.getByRole('group', { name: new RegExp(`^${number} of \\d+: `) })
}
