import type { GalleryItem, TicketScreenshot } from '#web/admin/api/wire.gen.ts'

/** What goes with what is typed: pictures of the library, and screenshots that are uploaded already. */
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
