import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  type Crop,
  cropInPixels,
  isInside,
  leastCrop,
  pointInCrop,
  pointInWhole,
  wholePicture,
} from '#catalogue/collections/media-crop.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { aboutFile, fileFaults, mediaMessages } from '#catalogue/messages/media-messages.ts'
import type { GalleryItem } from '#catalogue/wire/media.ts'
import type { Actor } from '#domain/actor.ts'
import { cutInEncoder } from '#domain/media/encoding/encoders.ts'
import { findInLibrary, staleMedia } from '#domain/media/library/find-in-library.ts'
import { toGalleryItem } from '#domain/media/library/gallery-item.ts'
import type { ExaminedFile } from '#domain/media/upload/examine-file.ts'
import { cleanPath, discardFile } from '#domain/media/upload/receive-file.ts'
import { invalid } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { listCrops } from '#store/media/crops.ts'
import type { Media } from '#store/media/media.ts'
import { listByStems } from '#store/media/versions.ts'
import type { Db } from '#store/tables.ts'
import { changeFile, type Outcome } from './change-file.ts'
import { proposeBytes } from './propose-bytes.ts'

export interface CropRequest {
  id: number
  /** The part to show, of the picture as it was uploaded; null: all of it. */
  crop: Crop | null
  /** The version that the person was shown. */
  version?: number | undefined
  /** Folder that holds the picture meanwhile. */
  folder: string
}

/** The bytes that crops are cut from, and the part of them that the file shows now. */
interface Source {
  stem: string
  master: string
  width: number
  height: number
  shown: Crop
}

/**
 * Shows a part of a picture in place of the whole: at once where nothing live shows it, else as a
 * pending change (`proposeBytes`). The part is always cut from what was uploaded, which stays. The
 * focal point stays where it is, or moves to the nearest edge of the part.
 *
 * Throws `Problem('not-found')`, `Problem('conflict')` when the file was changed since or another
 * change is open, and `Problem('invalid')` for a document and a crop that is too small or outside.
 */
export async function cropFile(
  services: Services,
  actor: Actor,
  request: CropRequest,
): Promise<{ item: GalleryItem; outcome: Outcome }> {
  const { db } = services.store
  const former = await findInLibrary(db, request.id)
  if (request.version !== undefined && request.version !== former.version) throw staleMedia(former)
  const source = await findSource(db, former)
  const crop = exactCrop(source, request.crop ?? wholePicture)
  const focal = focalIn(crop, source, former)
  if (isSame(source, crop, source.shown))
    return { item: toGalleryItem(former), outcome: 'unchanged' }
  if (isSame(source, crop, wholePicture)) return showAll(services, actor, { former, source, focal })
  const { stem, shown: _shown, ...bytes } = source
  const path = join(request.folder, randomUUID())
  try {
    await mkdir(request.folder, { recursive: true })
    const examined = await cut(services, { former, source: { stem, ...bytes }, crop, path })
    const part = { source_stem: stem, ...crop }
    return await proposeBytes(services, actor, { former, examined, focal, crop: part })
  } finally {
    await discardFile({ path })
  }
}

async function findSource(db: Db, media: Media): Promise<Source> {
  const crop = (await listCrops(db, [media.stem])).get(media.stem)
  const stem = crop?.source_stem ?? media.stem
  const bytes = (await listByStems(db, [stem])).get(stem)
  if (!bytes?.master || bytes.width === null || bytes.height === null) {
    throw invalid({ crop: [mediaMessages.notCroppable] })
  }
  const { master, width, height } = bytes
  return { stem, master, width, height, shown: crop ?? wholePicture }
}

/** Returns the crop in whole pixels of its picture. Throws `Problem('invalid')`. */
function exactCrop(source: Source, crop: Crop): Crop {
  if (!isInside(crop)) throw invalid({ crop: [mediaMessages.cropInside] })
  const { left, top, width, height } = cropInPixels(crop, source)
  const least = leastCrop(source, limits.cropSide)
  if (width < least.width || height < least.height) {
    throw invalid({ crop: [fill(mediaMessages.cropSize, { least: limits.cropSide })] })
  }
  return {
    x: left / source.width,
    y: top / source.height,
    width: width / source.width,
    height: height / source.height,
  }
}

function focalIn(crop: Crop, { shown }: Source, { focal_x, focal_y }: Media) {
  const { x, y } = pointInCrop(pointInWhole({ x: focal_x, y: focal_y }, shown), crop)
  return { focal_x: x, focal_y: y }
}

function isSame(source: Source, one: Crop, other: Crop): boolean {
  const [a, b] = [cropInPixels(one, source), cropInPixels(other, source)]
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}

interface Uncropped {
  former: Media
  source: Source
  focal: { focal_x: number; focal_y: number }
}

/** Shows the uploaded picture again, whose bytes and copies are there. */
function showAll(
  { store, now }: Services,
  actor: Actor,
  { former, source, focal }: Uncropped,
): Promise<{ item: GalleryItem; outcome: Outcome }> {
  return store.write(async (db) => {
    await lockPublications(db)
    const media = await findInLibrary(db, former.id)
    if (media.version !== former.version) throw staleMedia(media)
    const seen = { stem: source.stem, ...focal }
    const outcome = await changeFile({ db, actor, now: now() }, media, { seen })
    return { item: toGalleryItem(await findInLibrary(db, media.id)), outcome }
  })
}

interface Cut {
  former: Media
  source: Omit<Source, 'shown'>
  crop: Crop
  path: string
}

async function cut(
  { files }: Services,
  { former, source, crop, path }: Cut,
): Promise<ExaminedFile> {
  const master = await files.get(`${source.stem}-${source.master}`)
  if (!master) throw new Error(`The master of file ${former.id} is not there`)
  await pipeline(master, createWriteStream(path))
  const kind = former.file_type === 'image/jpeg' ? 'jpeg' : 'png'
  const box = cropInPixels(crop, source)
  const picture = await cutInEncoder({ path, kind, box, cleanPath: cleanPath({ path }) })
  if (typeof picture === 'string') {
    const fault = picture === 'side-too-long' ? fileFaults.broken : fileFaults[picture]
    throw invalid({ crop: [aboutFile(fault, former.name)] })
  }
  const bytes = await readFile(cleanPath({ path }))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { name } = former
  const file = { name, path, size: bytes.length, sha256, firstBytes: bytes.subarray(0, 1024) }
  return { file: { ...file, isTooLarge: false }, kind, picture }
}
