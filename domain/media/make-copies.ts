import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { changeCopies, claimDueMedia, countDueMedia, finishCopies } from '#store/media/copies.ts'
import type { Media, Rendition } from '#store/media/media.ts'
import { StoreBusy, StoreFull } from '#store/refusals.ts'
import type { Services } from '../services.ts'
import { drawInEncoder, EncoderEnded } from './encoding/encoders.ts'
import type { DrawnCopy } from './encoding/jobs.ts'
import { missingCopies, plannedCopies } from './encoding/planned-copies.ts'
import { announceMedia } from './media-changes.ts'
import { sweepStem } from './sweep-strays.ts'

/** How long (ms) a process that says nothing more keeps the work on a picture to itself. */
const lease = 60_000

/** Someone replaced the picture while its copies were being made. */
class Overtaken extends Error {}

/**
 * Makes the copies that one picture lacks, and gives whether there was such a picture. Pages that
 * show it follow. `folder` is where the picture may lie while it is being worked on.
 * Throws what went wrong; it stays due then.
 */
export async function makeNextCopies(services: Services, folder: string): Promise<boolean> {
  const { store, now } = services
  if ((await countDueMedia(store.db)) === 0) return false
  const media = await store.write((tx) => claimDueMedia(tx, now(), leaseFrom(now())))
  if (!media) return false
  const path = join(folder, randomUUID())
  try {
    await mkdir(folder, { recursive: true })
    const made = await drawMissing(services, media, path)
    await finish(services, media, made)
    return true
  } catch (error) {
    if (error instanceof Overtaken) return true
    const isOutside = [StoreBusy, StoreFull, EncoderEnded].some((kind) => error instanceof kind)
    await store.write((tx) => finishCopies(tx, media, isOutside ? 'interrupted' : 'failed'))
    throw error
  } finally {
    await rm(path, { force: true })
    // What a focal point has left, and processes that died in the middle.
    await sweepStem(services, media.stem).catch(() => undefined)
  }
}

async function drawMissing(
  services: Services,
  media: Media,
  path: string,
): Promise<readonly Rendition[]> {
  const copies = missingCopies(media)
  if (copies.length === 0) return media.renditions
  const master = await services.files.get(`${media.stem}-${media.master}`)
  if (!master) throw new Error(`The master of file ${media.id} is not there`)
  await pipeline(master, createWriteStream(path))
  let made: readonly Rendition[] = media.renditions
  const take = async (copy: DrawnCopy) => {
    made = await storeCopy(services, media, made, copy)
  }
  const focal = { x: media.focal_x, y: media.focal_y }
  await drawInEncoder({ path, focal, copies }, take)
  return made
}

async function storeCopy(
  { store, files, now }: Services,
  media: Media,
  before: readonly Rendition[],
  { rendition, bytes }: DrawnCopy,
): Promise<Rendition[]> {
  await files.put(`${media.stem}-${rendition.suffix}`, bytes)
  const renditions = [...before, rendition]
  const isStill = await store.write(async (tx) => {
    const isOwn = await changeCopies(tx, media, renditions, leaseFrom(now()))
    // From here on every browser can show it: no need to wait for AVIF.
    if (isOwn && rendition.suffix.startsWith('original.')) await announceMedia(tx, now(), media.id)
    return isOwn
  })
  if (isStill) return renditions
  throw new Overtaken()
}

/** Lets go of the picture, and of social cards that were cut around a former focal point. */
async function finish({ store, now }: Services, media: Media, made: readonly Rendition[]) {
  const plan = new Set(plannedCopies(media).map(({ suffix }) => suffix))
  const former = made.filter(({ crop, suffix }) => crop && !plan.has(suffix))
  const left = made.filter((rendition) => !former.includes(rendition))
  await store.write(async (tx) => {
    await changeCopies(tx, media, left, leaseFrom(now()))
    await finishCopies(tx, media, 'done')
    await announceMedia(tx, now(), media.id)
  })
}

function leaseFrom(now: string): string {
  return new Date(Date.parse(now) + lease).toISOString()
}
