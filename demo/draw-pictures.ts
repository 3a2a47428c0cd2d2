import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type StoredPicture, storePicture } from '#domain/media/upload/add-picture.ts'
import type { Services } from '#domain/services.ts'
import { storeTrouble } from '#domain/store-trouble.ts'
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
      stored.set(next.file, await patiently(() => storePicture(services, picture)))
    }
  }
  await Promise.all([work(), work()])
  return stored
}

/** Nobody waits for an answer: a storage that is slow just now is asked again. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 4; ; tries--) {
    try {
      return await work()
    } catch (error) {
      if (tries === 0 || storeTrouble(error) !== 'busy') throw error
    }
  }
}
