import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Services } from '#domain/services.ts'
import { addMedia, type NewMedia, type Rendition } from '#store/media/media.ts'
import type { Tx } from '#store/tables.ts'
import { drawCopy, type Pixels } from '../encoding/draw-copies.ts'
import { masters, plannedCopies } from '../encoding/planned-copies.ts'
import { newStem } from '../store-file.ts'
import { expectNewBytes, takeNewBytes } from './new-bytes.ts'

export interface NewPicture {
  name: string
  /** Empty: the picture is decorative. */
  alt: string
  focal: { x: number; y: number }
  /** The picture in any format that sharp reads. */
  bytes: Uint8Array
  /** How wide it is to be, in pixels. */
  width: number
  isTransparent: boolean
  /** For drawings (SVG): dots an inch, 72 for their own size. */
  density: number
}

/** A picture whose bytes are stored already: what its row will say. */
export type StoredPicture = NewMedia

/**
 * Makes the copies that every browser can show and stores their bytes: first the bytes, then the row
 * (`addStoredPicture`), so that no row ever points to bytes that are not there. The rest of the
 * copies is due, as after an upload.
 */
export async function storePicture(
  { store, files, now }: Services,
  picture: NewPicture,
): Promise<StoredPicture> {
  const stem = newStem()
  await store.write((tx) => expectNewBytes(tx, now(), [stem]))
  const pixels = await decode(picture)
  const { width, height } = pixels.info
  const master = picture.isTransparent ? masters.transparent : masters.png
  const focal = { focal_x: picture.focal.x, focal_y: picture.focal.y }
  const copies = plannedCopies({ width, master, ...focal }).filter(isFirst)
  await files.put(`${stem}-${master}`, await open(pixels).png({ compressionLevel: 6 }).toBuffer())
  let largest = 0
  for (const rendition of copies) {
    const bytes = await drawCopy(pixels, rendition, picture.focal)
    largest = Math.max(largest, bytes.length)
    await files.put(`${stem}-${rendition.suffix}`, bytes)
  }
  return {
    name: picture.name,
    file_type: picture.isTransparent ? 'image/png' : 'image/jpeg',
    file_size: largest,
    sha256: createHash('sha256').update(picture.bytes).digest('hex'),
    width,
    height,
    alt: picture.alt,
    decorative: picture.alt === '' ? 1 : 0,
    ...focal,
    color: await averageColour(pixels),
    stem,
    master,
    renditions: copies,
    copies_due: 1,
    uploaded_by: null,
    created_at: now(),
  }
}

/** Adds the row of a picture whose bytes are stored, and gives its id. */
export async function addStoredPicture(tx: Tx, stored: StoredPicture): Promise<number> {
  await takeNewBytes(tx, [stored.stem])
  return addMedia(tx, stored)
}

/** Social cards and AVIF are made behind. */
function isFirst({ type, crop }: Rendition): boolean {
  return type !== 'image/avif' && !crop
}

/** Decoded once; every copy starts from the pixels. */
function decode({ bytes, density, width, isTransparent }: NewPicture): Promise<Pixels> {
  const drawn = sharp(bytes, { density }).resize({ width })
  const flat = isTransparent ? drawn.ensureAlpha() : drawn.flatten({ background: '#ffffff' })
  return flat.raw().toBuffer({ resolveWithObject: true })
}

function open({ data, info }: Pixels) {
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

async function averageColour(pixels: Pixels): Promise<string> {
  const flat = open(pixels).flatten({ background: '#fff8ea' }).resize(1, 1)
  const data = await flat.removeAlpha().raw().toBuffer()
  return `#${data.subarray(0, 3).toString('hex')}`
}
