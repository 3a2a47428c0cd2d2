import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { limits } from '#catalogue/limits.ts'
import { jpegParts } from '../bytes/jpeg-parts.ts'
import { BrokenPicture, type PictureParts } from '../bytes/picture-parts.ts'
import { pngParts } from '../bytes/png-parts.ts'
import type { PictureFault, ReadJob, ReadPicture } from './jobs.ts'
import { thumbnailWidth } from './planned-copies.ts'

/**
 * Reads an uploaded picture and writes it, cleaned, to `cleanPath`. Pixels are counted in its
 * header before anything is decoded; then all of it is decoded, so that a broken one is found out.
 */
export async function readPicture(job: ReadJob): Promise<ReadPicture | PictureFault> {
  try {
    const file = await readFile(job.path)
    const parts = job.kind === 'jpeg' ? jpegParts(file) : pngParts(file)
    if (isTooLarge(parts)) return 'too-many-pixels'
    const picture = await lookAt(parts)
    await writeFile(job.cleanPath, parts.clean)
    return picture
  } catch (error) {
    if (error instanceof BrokenPicture) return error.fault
    if (isDecoders(error))
      return /premature|truncated|end of/i.test(error.message) ? 'truncated' : 'broken'
    throw error
  }
}

function isTooLarge({ width, height }: PictureParts): boolean {
  const { pixels, side } = limits.upload
  return width * height > pixels || width > side || height > side
}

async function lookAt(parts: PictureParts): Promise<ReadPicture> {
  const isTurned = parts.orientation > 4
  const width = isTurned ? parts.height : parts.width
  const height = isTurned ? parts.width : parts.height
  const { data, info } = await openPicture(parts.clean)
    .resize({ width: thumbnailWidth, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const small = () => sharp(data, { raw })
  const { isOpaque } = await small().stats()
  const suffix = `${info.width}.webp`
  return {
    width,
    height,
    isTransparent: !isOpaque,
    color: await averageColour(small()),
    thumbnail: {
      rendition: { width: info.width, type: 'image/webp', suffix },
      bytes: await small().webp({ quality: 80, effort: 2 }).toBuffer(),
    },
  }
}

/** A picture to be decoded: upright, in sRGB, and refused when anything in it is not as it should be. */
export function openPicture(file: Buffer | string): Sharp {
  return sharp(file, {
    failOn: 'error',
    limitInputPixels: limits.upload.pixels,
    sequentialRead: true,
  })
    .autoOrient()
    .toColourspace('srgb')
}

async function averageColour(picture: Sharp): Promise<string> {
  const one = picture.flatten({ background: '#ffffff' }).resize(1, 1).removeAlpha()
  const data = await one.raw().toBuffer()
  return `#${data.subarray(0, 3).toString('hex')}`
}

/** sharp throws plain errors; those of the file system have a code. */
function isDecoders(error: unknown): error is Error {
  return error instanceof Error && !('code' in error)
}
