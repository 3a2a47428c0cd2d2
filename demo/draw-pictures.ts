import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type StoredPicture, storePicture } from '#domain/media/add-picture.ts'
import type { Services } from '#domain/services.ts'
import { pictures } from './pictures.ts'

/** Draws Marigold's pictures from the SVG files in `folder` and stores their bytes: by file name. */
export async function drawPictures(
  services: Services,
  folder: string,
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>()
  const queue = [...pictures]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const bytes = await readFile(join(folder, `${next.file}.svg`))
      const isBanner = next.width >= 1200
      const width = isBanner ? next.width : next.width * 2
      const density = (72 * width) / next.width
      const picture = { ...next, bytes, width, density, isTransparent: !isBanner }
      stored.set(next.file, await storePicture(services, picture))
    }
  }
  await Promise.all([work(), work()])
  return stored
}
