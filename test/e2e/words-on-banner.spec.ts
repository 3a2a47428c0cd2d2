// What is read on the pictures of the first screen: light on dark, or dark on light, wherever the words end.
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '#catalogue/theme/contrast.ts'
import { expect, test } from './support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [language, path] of [
  ['English', '/home'],
  ['Arabic', '/ar/home'],
] as const)
  test(`on every slide of the ${language} home page words have a contrast of 4.5 to 1`, async ({
    page,
  }) => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      for (const [slide, words] of await wordsOnSlides(page)) {
        const at = `slide ${slide} at ${width} x ${height}: ${await words.textContent()}`
        expect(await lowestContrast(page, words), at).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

test('on a wide window the picture of a slide begins without an edge', async ({ page }) => {
  for (const [width, height] of [
    [1920, 900],
    [2240, 1260],
    [2560, 1440],
    [2560, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/home')
    await ready(page.locator('#main-banner-1'))
    expect(await largestStep(page), `at ${width} x ${height}`).toBeLessThan(12)
  }
})

/** A phone upright and on its side, a tablet, desks. */
const windows = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const

/** The words that stand on the pictures, slide by slide; each slide is in view when its turn comes. */
async function wordsOnSlides(page: Page): Promise<[number, Locator][]> {
  const found: [number, Locator][] = []
  // Behind the last one come copies, which nobody can reach.
  for (const [at, slide] of (await page.locator('#main-banner .slide[id]').all()).entries())
    for (const words of await slide.locator('.hero-title, .slide-price, .slide-until').all())
      found.push([at + 1, words])
  expect(found.length).toBeGreaterThan(0)
  return found
}

async function ready(slide: Locator) {
  await slide.scrollIntoViewIfNeeded()
  await slide.locator('img').evaluate((image: HTMLImageElement) => image.decode())
}

/** The lowest contrast of a letter's colour to what is behind it, over all pixels of all letters. */
async function lowestContrast(page: Page, words: Locator): Promise<number> {
  await ready(words.locator('xpath=ancestor::div[@id][1]'))
  const colour = channelsOf(await words.evaluate((element) => getComputedStyle(element).color))
  const [white, black, behind] = [
    await seen(page, words, '#fff'),
    await seen(page, words, '#000'),
    await seen(page, words, 'transparent'),
  ]
  let lowest = 21
  for (let at = 0; at < behind.length; at += 3) {
    // The inside of a letter, not its soft edge: there the two colours are seen unmixed.
    if ((white[at] ?? 0) - (black[at] ?? 0) < 240) continue
    lowest = Math.min(lowest, contrast(hex(colour), hex([...behind.subarray(at, at + 3)])))
  }
  return lowest
}

/** The pixels of the words' box, with the letters in this colour. */
async function seen(page: Page, words: Locator, colour: string): Promise<Buffer> {
  await words.evaluate((element, set) => element.style.setProperty('color', set), colour)
  const box = await words.boundingBox()
  const bytes = await page.screenshot({ clip: box ?? { x: 0, y: 0, width: 1, height: 1 } })
  await words.evaluate((element) => element.style.removeProperty('color'))
  return sharp(bytes).removeAlpha().raw().toBuffer()
}

/** Red, green and blue from 0 to 255, of `rgb(1, 2, 3)` and of `color(srgb 0.1 0.2 0.3)`. */
function channelsOf(colour: string): number[] {
  const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  return colour.startsWith('color(srgb') ? parts.map((part) => Math.round(part * 255)) : parts
}

function hex(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The largest difference of two pixels beside each other in the left third of the banner, away from words. */
async function largestStep(page: Page): Promise<number> {
  const box = await page.locator('#main-banner').boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  const clip = { x, y: y + height * 0.12, width: width / 3, height: 1 }
  const row = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
  let largest = 0
  for (let at = 3; at < row.length; at++)
    largest = Math.max(largest, Math.abs((row[at] ?? 0) - (row[at - 3] ?? 0)))
  return largest
}
