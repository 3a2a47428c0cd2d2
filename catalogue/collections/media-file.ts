import type { Content, Declaration } from '../declaration.ts'
import { defineSection } from '../define.ts'
import type { Language } from '../languages.ts'

/**
 * A library file in the approval workflow (contract section 9), under the file's id. Pages read the
 * `media` row that an approval writes (docs/decisions/0015).
 */
export const mediaFile: Declaration = {
  ...defineSection({
    key: 'media',
    entityType: 'media_file',
    label: 'Media file',
    ability: 'media.edit',
  }),
  titleKey: 'name',
}

export type FileValues = {
  /** The unguessable part of the file's addresses. */
  stem: string
  /** Guests see a document's name; a picture's is for staff only and not approved. */
  name: string
  alt: string
  alts: { [language in Language]?: string }
  decorative: boolean
  focal_x: number
  focal_y: number
}

export function contentOfFile(values: FileValues): Content {
  return { values, items: [], lastItemId: 0 }
}

export function fileValuesOf({ values }: Content): FileValues {
  return values as FileValues
}
