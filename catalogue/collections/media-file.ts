import { type Content, type Declaration, defineSection } from '../declaration.ts'
import type { Language } from '../languages.ts'

/**
 * A file of the library, as approvals know it (contract section 9): an entry's id is the file's. Its
 * revisions hold what guests see of it. The `media` row stays what pages read; an approved revision
 * is written into it (docs/decisions/0015).
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

/** What guests see of a file. */
export type FileValues = {
  /** Which bytes: the unguessable part of their addresses. */
  stem: string
  /** Guests read a document's; a picture's is for staff alone, and not approved. */
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

/** Reads a revision's content back; it was written by `contentOfFile`. */
export function fileValuesOf({ values }: Content): FileValues {
  return values as FileValues
}
