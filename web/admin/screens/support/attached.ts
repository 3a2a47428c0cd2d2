import type { GalleryItem, TicketScreenshot } from '#web/admin/api/wire.gen.ts'

/** Pictures of the library, and screenshots that are already uploaded. */
export interface Attached {
  pictures: readonly GalleryItem[]
  screenshots: readonly TicketScreenshot[]
}

interface AttachedIds {
  gallery_ids: number[]
  screenshot_ids: number[]
}

export const nothingAttached: Attached = { pictures: [], screenshots: [] }

export function countOf({ pictures, screenshots }: Attached): number {
  return pictures.length + screenshots.length
}

/** Returns what is sent of it. */
export function idsOf({ pictures, screenshots }: Attached): AttachedIds {
  return {
    gallery_ids: pictures.map(({ id }) => id),
    screenshot_ids: screenshots.map(({ id }) => id),
  }
}

/** Returns what was attached after these were sent. */
export function withoutSent({ pictures, screenshots }: Attached, sent: AttachedIds): Attached {
  return {
    pictures: pictures.filter(({ id }) => !sent.gallery_ids.includes(id)),
    screenshots: screenshots.filter(({ id }) => !sent.screenshot_ids.includes(id)),
  }
}

type Errors = Record<string, string[]>

const begins = ['gallery_ids', 'screenshot_ids']

function isOfPictures(path: string): boolean {
  return begins.some((begin) => path.startsWith(begin))
}

/** Returns the error of the pictures, or of one of them (`gallery_ids.0`). */
export function pictureFault(errors: Errors): string | undefined {
  return Object.entries(errors).find(([path]) => isOfPictures(path))?.[1][0]
}

export function withoutPictureFault(errors: Errors): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isOfPictures(path)))
}
