import { sameJson } from '#catalogue/json.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'

/** What can be changed about a file without sending a new one. */
export interface Details {
  name: string
  alt: string
  /** The same in the brand's other languages. */
  alts: NonNullable<GalleryItem['alts']>
  decorative: boolean
  focal_x: number
  focal_y: number
  folder_id: number
}

export function detailsOf(item: GalleryItem): Details {
  const { name, alt, alts = {}, decorative, focal_x, focal_y, folder_id } = item
  return { name, alt, alts, decorative, focal_x, focal_y, folder_id }
}

/** What differs between what was loaded and what is typed: that alone is sent. */
export function changedDetails(base: Details, mine: Details): Partial<Details> {
  const changed = Object.entries(mine).filter(
    ([name, value]) => !sameJson(base[name as keyof Details], value),
  )
  return Object.fromEntries(changed)
}

export function isChanged(base: Details, mine: Details): boolean {
  return Object.keys(changedDetails(base, mine)).length > 0
}
