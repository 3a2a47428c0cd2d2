import { createHash } from 'node:crypto'
import type { Services } from '#domain/services.ts'
import { addMedia, type NewMedia, type Rendition } from '#store/media/media.ts'
import type { Tx } from '#store/tables.ts'
import { withDigest } from '../bytes/digest.ts'
import { renderInEncoder } from '../encoding/encoders.ts'
import type { RenderJob } from '../encoding/jobs.ts'
import { masters, plannedCopies } from '../encoding/planned-copies.ts'
import { newStem } from '../store-file.ts'
import { expectNewBytes, takeNewBytes } from './new-bytes.ts'

/** A drawing (SVG) to add as a picture. */
export interface NewPicture extends Omit<RenderJob, 'do' | 'copies'> {
  name: string
  /** Empty: the picture is decorative. */
  alt: string
}

/** The row of a picture whose bytes are stored. */
export type StoredPicture = NewMedia

/**
 * Encodes and stores the copies that every browser can show, in another process; the row follows
 * (`addStoredPicture`), so that no row points to missing bytes. Other copies are made later.
 */
export async function storePicture(
  { store, files, now }: Services,
  picture: NewPicture,
): Promise<StoredPicture> {
  const stem = newStem()
  await store.write((tx) => expectNewBytes(tx, now(), [stem]))
  const { name, alt, bytes, density, width, focal, isTransparent } = picture
  const master = isTransparent ? masters.transparent : masters.png
  const point = { focal_x: focal.x, focal_y: focal.y }
  const copies = plannedCopies({ width, master, ...point }).filter(isFirst)
  const stored: Rendition[] = []
  let largest = 0
  const job = { bytes, density, width, isTransparent, focal, copies }
  const rendered = await renderInEncoder(job, async (copy) => {
    largest = Math.max(largest, copy.bytes.length)
    await files.put(`${stem}-${copy.rendition.suffix}`, copy.bytes)
    stored.push(withDigest(copy.rendition, copy.bytes))
  })
  await files.put(`${stem}-${master}`, rendered.master)
  return {
    name,
    file_type: isTransparent ? 'image/png' : 'image/jpeg',
    file_size: largest,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    width,
    height: rendered.height,
    alt,
    decorative: alt === '' ? 1 : 0,
    ...point,
    color: rendered.color,
    stem,
    master,
    renditions: stored,
    copies_due: 1,
    uploaded_by: null,
    created_at: now(),
  }
}

/** Adds the row of stored bytes and returns its id. */
export async function addStoredPicture(tx: Tx, stored: StoredPicture): Promise<number> {
  await takeNewBytes(tx, [stored.stem])
  return addMedia(tx, stored)
}

/** Social cards and AVIF are made later. */
function isFirst({ type, crop }: Rendition): boolean {
  return type !== 'image/avif' && !crop
}
