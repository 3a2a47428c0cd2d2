// What comes out of the printer: black on white, one slide or a plain list, nothing blank.
import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectPicture } from '../support/expect-picture.ts'
import { expect, test } from '../support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const withScript of [true, false]) {
  test.describe(withScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: withScript })

    test('the home page is printed whole, and nothing of its movement', async ({ page }) => {
      await printed(page, '/home')
      const hero = page.getByRole('region', { name: 'Highlights' })
      await expect(hero.locator('.slide:visible')).toHaveCount(1)
      await expect(hero).toContainText('The Smoky Stack is back')
      const products = page.getByRole('region', { name: 'New!' })
      await expect(products.locator('.slide:visible')).toHaveCount(5)
      for (const name of ['Halloumi Muffin', 'Mint Lemonade']) {
        await expect(products.locator('.slide:visible', { hasText: name })).toHaveCount(1)
      }
      for (const hidden of ['.slideshow-controls', '.to-top', '.side', '.burger', '.motif']) {
        await expect(page.locator(`${hidden}:visible`)).toHaveCount(0)
      }
      for (const picture of await page.locator('main img:visible').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expectPicture(picture)
      }
    })

    test('everything is black on white', async ({ page, browserErrors }) => {
      browserErrors.allowStatus(404)
      for (const path of [
        '/home',
        '/menu',
        '/menu/allergens',
        '/promotion',
        '/faqs',
        '/error-404',
      ]) {
        await printed(page, path)
        expect(await inks(page), path).toEqual([])
      }
    })
  })
}

test('each page of the table of allergens names its columns', async ({ page }) => {
  await page.goto('/menu/allergens')
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const sheets = drawnPages(pdf).filter(({ texts }) => texts > 30)
  expect(sheets.length).toBeGreaterThan(2)
  for (const { turned } of sheets) expect(turned).toBeGreaterThanOrEqual(14)
})

/**
 * What Chromium draws on each page: how many pieces of text, and how many in a frame of their own, as
 * the turned names of the columns are.
 */
function drawnPages(pdf: Buffer) {
  const bytes = pdf.toString('latin1')
  const streams = bytes.matchAll(/\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n/g)
  return Array.from(streams).flatMap(({ index, 0: { length } }) => {
    const from = index + length
    const packed = pdf.subarray(from, bytes.indexOf('endstream', from))
    const drawn = inflateSync(packed).toString('latin1')
    const count = (sign: RegExp) => drawn.match(sign)?.length ?? 0
    const texts = count(/ Tm$/gm)
    return texts > 0 ? [{ texts, turned: count(/^1 0 0 1 \S+ \S+ cm$/gm) }] : []
  })
}

async function printed(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await page.goto(path)
}

/** Colours of text and grounds that are seen and are neither black nor white. */
function inks(page: Page): Promise<string[]> {
  return page.locator('body, body *:visible').evaluateAll((all) => {
    const plain = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']
    const found = all.flatMap((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
      const ground = backgroundImage === 'none' ? [] : [backgroundImage]
      const off = [color, backgroundColor].filter((one) => !plain.includes(one))
      return [...off, ...ground].map((one) => `${element.className || element.tagName}: ${one}`)
    })
    return [...new Set(found)]
  })
}
