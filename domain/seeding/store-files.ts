import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandFile, BrandPicture } from '#catalogue/brand/content.ts'
import { storeDocument } from '#domain/media/upload/add-document.ts'
import { type StoredPicture, storePicture } from '#domain/media/upload/add-picture.ts'
import type { Services } from '#domain/services.ts'
import { storeFailure } from '#domain/store-failure.ts'

/** In pixels: up to this width a picture is an icon. */
const widestIcon = 960

/** Stores the bytes of a brand's files, two at a time. Returns what their rows will say, by file name. */
export async function storeFiles(
  services: Services,
  { files, folder }: { files: readonly BrandFile[]; folder: string },
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>()
  const queue = [...files]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const file = next
      stored.set(file.file, await retryWhileBusy(() => storeFile(services, file, folder)))
    }
  }
  await Promise.all([work(), work()])
  return stored
}

async function storeFile(
  services: Services,
  file: BrandFile,
  folder: string,
): Promise<StoredPicture> {
  if ('pdf' in file) return storeDocument(services, { name: file.name, bytes: file.pdf() })
  const isIcon = file.width < widestIcon
  const width = isIcon ? file.width * 2 : file.width
  const density = (72 * width) / (file.drawnWidth ?? file.width)
  const bytes = await readDrawing(file, folder)
  return storePicture(services, { ...file, bytes, width, density, isTransparent: isIcon })
}

async function readDrawing({ svg }: BrandPicture, folder: string): Promise<Uint8Array> {
  return typeof svg === 'function' ? Buffer.from(svg()) : readFile(join(folder, svg.path))
}

async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 4; ; tries--) {
    try {
      return await work()
    } catch (error) {
      if (tries === 0 || storeFailure(error) !== 'busy') throw error
    }
  }
}
