import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type StoredPicture, storePicture } from '#domain/media/upload/add-picture.ts'
import type { Services } from '#domain/services.ts'
import { storeFailure } from '#domain/store-failure.ts'
import { drawScene } from './drawing/community/scenes.ts'
import { drawDish } from './drawing/dishes.ts'
import { drawHouse } from './drawing/houses.ts'
import { type DemoPicture, pictures } from './pictures.ts'

/** Draws Marigold's pictures from the SVG files in `folder` and stores their bytes: by file name. */
export async function drawPictures(
  services: Services,
  folder: string,
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>()
  const queue = [...pictures]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { bytes, drawnWidth } = await drawing(folder, next)
      const isIcon = next.width < 960
      const width = isIcon ? next.width * 2 : next.width
      const density = (72 * width) / drawnWidth
      const picture = { ...next, bytes, width, density, isTransparent: isIcon }
      stored.set(next.file, await patiently(() => storePicture(services, picture)))
    }
  }
  await Promise.all([work(), work()])
  return stored
}

/** The SVG of a picture: of dishes, houses and scenes it is drawn now, of all else it is a file. */
async function drawing(folder: string, { file, width }: DemoPicture) {
  const drawn = drawnNow(file)
  if (drawn) return { bytes: Buffer.from(drawn), drawnWidth: 1200 }
  return { bytes: await readFile(join(folder, `${file}.svg`)), drawnWidth: width }
}

/** The SVG of a dish, a house or a scene; undefined where the picture is a file. */
export function drawnNow(file: string): string | undefined {
  return drawDish(file) ?? drawHouse(file) ?? drawScene(file)
}

/** Nobody waits for an answer: a storage that is slow just now is asked again. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 4; ; tries--) {
    try {
      return await work()
    } catch (error) {
      if (tries === 0 || storeFailure(error) !== 'busy') throw error
    }
  }
}
