import { expect, type Locator } from '@playwright/test'
import sharp from 'sharp'

/** How much the brightness of a picture varies, at least: a box of one colour has none. */
const leastVariety = 8

/** A picture has arrived, and what is seen in its place is no box of one colour. */
export async function expectPicture(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const { channels } = await sharp(await picture.screenshot()).stats()
  const variety = Math.max(...channels.map(({ stdev }) => stdev))
  expect(variety, (await picture.getAttribute('alt')) ?? '').toBeGreaterThan(leastVariety)
}
