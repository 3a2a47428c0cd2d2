import type { Json } from '#catalogue/json.ts'
import type { FrameLoad } from '#web/admin/direct/frame-load.ts'

/** `GET /products/lists/icons`. */
export interface IconList {
  lists: { id: number; name: string; menu_icon: string | null; image_id: number | null }[]
  version: number | null
  updated_at: string | null
}

/** The icons in the names that pictures of a set have everywhere else. */
export function iconLoad({ lists, version, updated_at }: IconList): FrameLoad {
  const iconMenu: Json = lists.map(({ id, name, menu_icon, image_id }) => ({
    id,
    name,
    image_id,
    gallery_id: image_id,
    image_url: menu_icon,
    alt: '',
  }))
  return { iconMenu, version, updated_at }
}
