import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Services } from '#domain/services.ts'
import { WorkerEnded } from '#domain/worker-process.ts'
import { changeCopies, claimDueMedia, countDueMedia, finishCopies } from '#store/media/copies.ts'
import type { Rendition } from '#store/media/media.ts'
import { StoreBusy, StoreFull } from '#store/store-errors.ts'
import { withDigest } from '../bytes/digest.ts'
import { makeCopiesInEncoder } from '../encoding/encoders.ts'
import type { RenderedCopy } from '../encoding/jobs.ts'
import { missingCopies, plannedCopies } from '../encoding/planned-copies.ts'
import { announceMedia } from '../media-changes.ts'
import { ClaimLost, HeldClaim, leaseExpiry } from './hold-claim.ts'
import { sweepStem } from './sweep-strays.ts'

/**
 * Makes the missing copies of one picture and returns whether there was one. `folder` holds the
 * picture meanwhile. Throws on failure; the picture stays due.
 */
export async function makeNextCopies(services: Services, folder: string): Promise<boolean> {
  const { store, now } = services
  if (!(await areCopiesDue(services))) return false
  const claim = await store.write((tx) => claimDueMedia(tx, now(), leaseExpiry(now())))
  if (!claim) return false
  const held = new HeldClaim(services, claim)
  const path = join(folder, randomUUID())
  try {
    await mkdir(folder, { recursive: true })
    const made = await drawMissing(services, held, path)
    await finish(services, held, made)
    return true
  } catch (error) {
    if (error instanceof ClaimLost) return true
    const isOutside = [StoreBusy, StoreFull, WorkerEnded].some((kind) => error instanceof kind)
    const outcome = isOutside ? 'interrupted' : 'failed'
    await held.write((tx) => finishCopies(tx, held.media, outcome))
    throw error
  } finally {
    held.release()
    await rm(path, { force: true })
    // Removes copies of a former focal point and of processes that died.
    await sweepStem(services, held.media.stem).catch(() => undefined)
  }
}

/** Tells whether a picture lacks copies. */
export async function areCopiesDue({ store }: Services): Promise<boolean> {
  return (await countDueMedia(store.db)) > 0
}

async function drawMissing(
  services: Services,
  held: HeldClaim,
  path: string,
): Promise<readonly Rendition[]> {
  const { media } = held
  const copies = missingCopies(media)
  if (copies.length === 0) return media.renditions
  const master = await services.files.get(`${media.stem}-${media.master}`)
  if (!master) throw new Error(`The master of file ${media.id} is not there`)
  await pipeline(master, createWriteStream(path))
  let made: readonly Rendition[] = media.renditions
  const take = async (copy: RenderedCopy) => {
    made = await storeCopy(services, held, made, copy)
  }
  const focal = { x: media.focal_x, y: media.focal_y }
  await makeCopiesInEncoder({ path, focal, copies }, take)
  return made
}

async function storeCopy(
  { files, now }: Services,
  held: HeldClaim,
  before: readonly Rendition[],
  { rendition, bytes }: RenderedCopy,
): Promise<Rendition[]> {
  const { id, stem } = held.media
  await files.put(`${stem}-${rendition.suffix}`, bytes)
  const renditions = [...before, withDigest(rendition, bytes)]
  await held.write(async (tx) => {
    await changeCopies(tx, held.media, renditions)
    // Every browser can show it now, before AVIF is done.
    if (rendition.suffix.startsWith('original.')) await announceMedia(tx, now(), id)
  })
  return renditions
}

/** Releases the picture and deletes social cards of a former focal point. */
async function finish({ now }: Services, held: HeldClaim, made: readonly Rendition[]) {
  const { media } = held
  const plan = new Set(plannedCopies(media).map(({ suffix }) => suffix))
  const left = made.filter(({ crop, suffix }) => !crop || plan.has(suffix))
  await held.write(async (tx) => {
    await changeCopies(tx, media, left)
    await finishCopies(tx, media, 'done')
    await announceMedia(tx, now(), media.id)
  })
}
