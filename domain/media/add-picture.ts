import { createHash, randomBytes } from 'node:crypto'
import sharp, { type OutputInfo } from 'sharp'
import type { Files } from '#store/media/files.ts'
import { addMedia, type Rendition } from '#store/media/media.ts'
import type { Tx } from '#store/tables.ts'

/** Widths in pixels that pages ask for, below the picture's own. */
const widths = [320, 640, 960, 1200, 1600]

export interface NewPicture {
  name: string
  alt: string
  focal: { x: number; y: number }
  /** The picture in any format that sharp reads. */
  bytes: Uint8Array
  /** The widest copy to keep, in pixels. */
  width: number
  isTransparent: boolean
  /** For drawings (SVG): dots an inch, 72 for their own size. */
  density: number
}

/** A picture whose bytes are kept already: what its row will say. */
export type KeptPicture = Parameters<typeof addMedia>[1]

/**
 * Makes the copies that pages ask for and keeps their bytes: first the bytes, then the row
 * (`addKeptPicture`), so that no row ever points to bytes that are not there.
 */
export async function keepPicture(
  files: Files,
  picture: NewPicture,
  now: string,
): Promise<KeptPicture> {
  const stem = randomBytes(12).toString('hex')
  const pixels = await decode(picture)
  const renditions: Rendition[] = []
  for (const width of [...widths.filter((other) => other < pixels.info.width), pixels.info.width]) {
    const bytes = await open(pixels).resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer()
    renditions.push({ width, type: 'image/webp', suffix: `${width}.webp` })
    await files.put(`${stem}-${width}.webp`, bytes)
  }
  const plain = await encodePlain(pixels, picture.isTransparent)
  const { width, height } = pixels.info
  renditions.push({ width, type: plain.type, suffix: `original.${plain.ending}` })
  await files.put(`${stem}-original.${plain.ending}`, plain.bytes)
  return {
    name: picture.name,
    file_type: plain.type,
    file_size: plain.bytes.length,
    sha256: createHash('sha256').update(picture.bytes).digest('hex'),
    width,
    height,
    alt: picture.alt,
    focal_x: picture.focal.x,
    focal_y: picture.focal.y,
    color: await averageColour(pixels),
    stem,
    renditions,
    uploaded_by: null,
    created_at: now,
  }
}

/** Adds the row of a picture whose bytes are kept, and gives its id. */
export function addKeptPicture(tx: Tx, kept: KeptPicture): Promise<number> {
  return addMedia(tx, kept)
}

interface Pixels {
  data: Buffer
  info: OutputInfo
}

/** Decoded once; every copy starts from the pixels. */
function decode({ bytes, density, width }: NewPicture): Promise<Pixels> {
  return sharp(bytes, { density })
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function open({ data, info }: Pixels) {
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

async function encodePlain(pixels: Pixels, isTransparent: boolean) {
  if (isTransparent) {
    const bytes = await open(pixels).png({ palette: true }).toBuffer()
    return { ending: 'png', type: 'image/png' as const, bytes }
  }
  const bytes = await open(pixels).flatten().jpeg({ quality: 82 }).toBuffer()
  return { ending: 'jpg', type: 'image/jpeg' as const, bytes }
}

async function averageColour(pixels: Pixels): Promise<string> {
  const flat = open(pixels).flatten({ background: '#fff8ea' }).resize(1, 1)
  const data = await flat.removeAlpha().raw().toBuffer()
  return `#${data.subarray(0, 3).toString('hex')}`
}
