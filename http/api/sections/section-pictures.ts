import { z } from 'zod'
import type { Section } from '#catalogue/declaration.ts'
import type { Json } from '#catalogue/json.ts'

/** One picture of a section with several (specification section 3, `main_segments`). */
export const sectionPicture = z.object({
  /** Its field in a save, e.g. `image_history`. */
  key: z.string(),
  image_id: z.int().nullable(),
  gallery_id: z.int().nullable(),
  image_url: z.string().nullable(),
})

/** Returns a section's pictures in the order of its fields, from its values by wire names. */
export function sectionPictures({ fields }: Section, values: Readonly<Record<string, Json>>) {
  return fields
    .filter(({ kind }) => kind === 'image')
    .map(({ wire }) => {
      const id = values[`${wire}_id`] ?? null
      return { key: wire, image_id: id, gallery_id: id, image_url: values[wire] ?? null }
    })
}
