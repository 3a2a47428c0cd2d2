// How the two slideshows move (specification sections 2 and 4; contract section 4).
import type { Locator, Page } from '@playwright/test'
import { Content } from '../support/content.ts'
import { expect, test } from '../support/journey.ts'

const slideTime = 5000

test('the main slideshow goes on every 5 seconds and starts again after the last slide', async ({
  page,
}) => {
  const show = await startedShow(page, 'Highlights')
  await dot(show, 2).click()
  await leave(page) // gives slide 2 its full time
  await expectSlide(show, 2)
  await page.clock.runFor(slideTime - 100)
  await expectSlide(show, 2)
  await page.clock.runFor(100)
  await expectSlide(show, 3)
  await page.clock.runFor(slideTime)
  await expectSlide(show, 4)
  await page.clock.runFor(slideTime)
  await expectSlide(show, 1)
  await page.clock.runFor(slideTime)
  await expectSlide(show, 2)
})

test('the main slideshow goes on after a step by hand, in both directions', async ({ page }) => {
  const show = await startedShow(page, 'Highlights')
  await show.getByRole('button', { name: 'Previous slide' }).click()
  await expectSlide(show, 4)
  await show.getByRole('button', { name: 'Next slide' }).click()
  await expectSlide(show, 1)
  await leave(page)
  await page.clock.runFor(slideTime)
  await expectSlide(show, 2)
})

test('the pause button stops the main slideshow and starts it again', async ({ page }) => {
  const show = await startedShow(page, 'Highlights')
  await show.getByRole('button', { name: 'Pause slideshow' }).click()
  await page.clock.runFor(4 * slideTime)
  await expectSlide(show, 1)
  await show.getByRole('button', { name: 'Play slideshow' }).click()
  await leave(page)
  await page.clock.runFor(slideTime)
  await expectSlide(show, 2)
})

test('the product slideshow goes on by itself, and no more after a step by hand', async ({
  page,
}) => {
  const show = await startedShow(page, 'New!')
  await page.clock.runFor(slideTime)
  await expectSlide(show, 2)
  await show.getByRole('button', { name: 'Next slide' }).click()
  await leave(page)
  await expectSlide(show, 3)
  await page.clock.runFor(4 * slideTime)
  await expectSlide(show, 3)
  await expect(show.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
})

test('a dot leads straight to its slide', async ({ page }) => {
  const show = await startedShow(page, 'New!')
  await dot(show, 5).click()
  await expectSlide(show, 5)
  await dot(show, 2).click()
  await expectSlide(show, 2)
})

test('a mouse on a slide or on the controls holds it', async ({ page }) => {
  const show = await startedShow(page, 'Highlights')
  for (const held of [slide(show, 1), show.getByRole('button', { name: 'Next slide' })]) {
    await held.hover()
    await expect(show.locator('[data-advancing]')).toHaveCount(0)
    await leave(page)
    await expect(show.locator('[data-advancing]')).toHaveCount(1)
  }
})

test('only the current slide is in the tab order and in the tree of a screen reader', async ({
  page,
}) => {
  for (const [name, first, second] of [
    ['Highlights', /^The Smoky Stack is back/, /^Sunrise Breakfast/],
    ['New!', /^Halloumi Muffin/, /^Chilli Chicken/],
  ] as const) {
    const show = await startedShow(page, name)
    const links = show.getByRole('group').getByRole('link')
    await expect(links).toHaveCount(1)
    await expect(links).toHaveAccessibleName(first)
    await expect(show.locator('a:not(.slideshow-dot):not([tabindex="-1"])')).toHaveCount(1)
    await show.getByRole('button', { name: 'Next slide' }).click()
    await expect(links).toHaveCount(1)
    await expect(links).toHaveAccessibleName(second)
  }
})

test('a busy machine stops and moves nothing', async ({ page }) => {
  const show = await startedShow(page, 'New!')
  for (let shown = 1; shown < 5; shown += 1) {
    await page.clock.runFor(slideTime)
    await page.evaluate(async () => {
      // While the cards glide nothing else gets a turn, again and again.
      const turn = new MessageChannel()
      for (let turns = 0; turns < 6; turns += 1) {
        for (let spin = 0; spin < 2e7; spin += 1) Math.sqrt(spin)
        await new Promise((done) => {
          turn.port1.onmessage = done
          turn.port2.postMessage(null)
        })
      }
    })
    await expectSlide(show, shown + 1)
    await expect(show.locator('[data-advancing]')).toHaveCount(1)
  }
})

test('a wheel is a hand: the product slideshow stops where it was brought', async ({ page }) => {
  const show = await startedShow(page, 'New!')
  await slide(show, 1).hover()
  await page.mouse.wheel(300, 0)
  await expectSlide(show, 2)
  await leave(page)
  await page.clock.runFor(4 * slideTime)
  await expectSlide(show, 2)
})

test('three or four cards are in view, the next one looks in', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const show = await startedShow(page, 'New!')
  await slide(show, 1).scrollIntoViewIfNeeded()
  for (const number of [1, 2, 3]) {
    await expect(slide(show, number)).toBeInViewport({ ratio: 0.9 })
  }
  await expect(slide(show, 4)).toBeInViewport({ ratio: 0.1 })
  await expect(slide(show, 1)).toContainText('€4.50')
  await expect(slide(show, 1)).toContainText('See it on the menu')
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
    await expectSlide(show, 1)
    await show.getByRole('button', { name: 'Next slide' }).click()
    await expectSlide(show, 2)
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
  await leave(page)
  await expectSlide(show, 1)
  return show
}

/** Takes the mouse away: on a slideshow it holds it. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

async function expectSlide(show: Locator, number: number): Promise<void> {
  await expect(dot(show, number)).toHaveAttribute('aria-current', 'true')
  // A phone's screen snaps to its own pixels: a part of a hundredth of a slide.
  await expect.poll(() => distance(show, number)).toBeCloseTo(0, 1)
}

/**
 * How far a slide stands from its place in view, in widths of a slide; or its copy behind the last one,
 * which looks the same: browsers tell of a glide's end late now and then, and it stays there as long.
 */
async function distance(show: Locator, number: number): Promise<number> {
  const place = await show.locator('.slideshow-track').evaluate((track) => {
    const edge = Number.parseFloat(getComputedStyle(track).paddingInlineStart)
    return track.getBoundingClientRect().x + edge
  })
  const copy = show.locator('.slide[data-copy]').nth(number - 1)
  const boxes = [await slide(show, number).boundingBox(), await copy.boundingBox()]
  const distances = boxes.map((box) => (box ? Math.abs(box.x - place) / box.width : Number.NaN))
  return Math.round(100 * Math.min(...distances)) / 100
}

function dot(show: Locator, number: number): Locator {
  return show.getByRole('link', { name: new RegExp(`^${number} of \\d+: `) })
}

function slide(show: Locator, number: number): Locator {
  return show.locator('.slide[id]').nth(number - 1)
}
