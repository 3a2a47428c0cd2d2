import { type Content, type Declaration, defineSection } from '../declaration.ts'
import type { Language } from '../languages.ts'

/**
 * A library file in the approval workflow (contract section 9): the entry's id is the file's. Pages
 * read the `media` row, into which an approved revision is written (docs/decisions/0015).
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

/** Reads the content that `contentOfFile` wrote. */
export function fileValuesOf({ values }: Content): FileValues {
  return values as FileValues
}
