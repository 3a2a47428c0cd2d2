import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Files } from '#store/media/files.ts'
import { addMedia, type Rendition } from '#store/media/media.ts'
import type { Tx } from '#store/tables.ts'

/** Widths in pixels that pages ask for, below the picture's own. */
const widths = [320, 640, 1200, 1600]

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
  const original = sharp(picture.bytes, { density: picture.density }).resize({ width: picture.width })
  const { data, info } = await original.png().toBuffer({ resolveWithObject: true })
  const renditions: Rendition[] = []
  let size = 0
  for (const width of [...widths.filter((candidate) => candidate < info.width), info.width]) {
    const bytes = await sharp(data).resize({ width }).webp({ quality: 80, effort: 3 }).toBuffer()
    renditions.push({ width, type: 'image/webp', suffix: `${width}.webp` })
    await files.put(`${stem}-${width}.webp`, bytes)
  }
  const plain = picture.isTransparent
    ? {
        ending: 'png',
        type: 'image/png' as const,
        bytes: await sharp(data).png({ palette: true }).toBuffer(),
      }
    : {
        ending: 'jpg',
        type: 'image/jpeg' as const,
        bytes: await sharp(data).jpeg({ quality: 82 }).toBuffer(),
      }
  renditions.push({ width: info.width, type: plain.type, suffix: `original.${plain.ending}` })
  await files.put(`${stem}-original.${plain.ending}`, plain.bytes)
  size = plain.bytes.length
  return {
    name: picture.name,
    file_type: plain.type,
    file_size: size,
    sha256: createHash('sha256').update(picture.bytes).digest('hex'),
    width: info.width,
    height: info.height,
    alt: picture.alt,
    focal_x: picture.focal.x,
    focal_y: picture.focal.y,
    color: await averageColour(data),
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

async function averageColour(bytes: Uint8Array): Promise<string> {
  const { data } = await sharp(bytes)
    .flatten({ background: '#fff8ea' })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
