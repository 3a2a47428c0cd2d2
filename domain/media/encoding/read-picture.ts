import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { limits } from '#catalogue/limits.ts'
import { BrokenPicture } from '../bytes/broken-picture.ts'
import { cleanJpeg } from '../bytes/clean-jpeg.ts'
import { cleanPng } from '../bytes/clean-png.ts'
import type { Orientation } from '../bytes/orientation.ts'
import type { CutJob, PictureFault, ReadJob, ReadPicture } from './jobs.ts'
import { thumbnailWidth } from './planned-copies.ts'

/**
 * Reads an uploaded picture and writes it, cleaned, to `cleanPath`. Checks the pixel count in the
 * header first, then decodes everything, so that a broken picture is found.
 */
export async function readPicture(job: ReadJob): Promise<ReadPicture | PictureFault> {
  try {
    const file = await readFile(job.path)
    const header = await readHeader(file)
    const exceeded = exceededBound(header)
    if (exceeded) return exceeded
    const clean = (job.kind === 'jpeg' ? cleanJpeg : cleanPng)(file, header.orientation)
    const picture = await lookAt(clean, header)
    await writeFile(job.cleanPath, clean)
    return picture
  } catch (error) {
    if (error instanceof BrokenPicture) return error.fault
    if (isDecoders(error))
      return /premature|truncated|end of/i.test(error.message) ? 'truncated' : 'broken'
    throw error
  }
}

/** Writes a part of a picture that was read before to `cleanPath`. */
export async function cutPicture({ path, kind, box, cleanPath }: CutJob): Promise<ReadPicture> {
  const part = openPicture(path).extract(box)
  // So fine that a part shows no trace of being encoded once more.
  const jpeg = { quality: 95, chromaSubsampling: '4:4:4' }
  const encoded = kind === 'jpeg' ? part.jpeg(jpeg) : part.png({ compressionLevel: 6 })
  const clean = await encoded.toBuffer()
  const picture = await lookAt(clean, { ...box, orientation: 1 })
  await writeFile(cleanPath, clean)
  return picture
}

interface Header {
  /** Pixels as the file stores them, before it is turned. */
  width: number
  height: number
  orientation: Orientation
}

/** Reads the header only, so that huge pictures cost nothing. */
async function readHeader(file: Buffer): Promise<Header> {
  const { width, height, orientation } = await sharp(file, { limitInputPixels: false }).metadata()
  return { width, height, orientation: orientation ?? 1 }
}

/** Returns the limit that a picture exceeds. */
function exceededBound({ width, height }: Header): PictureFault | null {
  const { pixels, side } = limits.upload
  if (width > side || height > side) return 'side-too-long'
  return width * height > pixels ? 'too-many-pixels' : null
}

async function lookAt(clean: Buffer, header: Header): Promise<ReadPicture> {
  const isTurned = header.orientation > 4
  const width = isTurned ? header.height : header.width
  const height = isTurned ? header.width : header.height
  const { data, info } = await openPicture(clean)
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

/** Opens a picture upright, in sRGB, and strictly: any damage throws. */
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
  const pixel = picture.flatten({ background: '#ffffff' }).resize(1, 1).removeAlpha()
  const data = await pixel.raw().toBuffer()
  return `#${data.subarray(0, 3).toString('hex')}`
}

/** Tells whether an error is sharp's, not the file system's. */
function isDecoders(error: unknown): error is Error {
  return error instanceof Error && !('code' in error)
}
