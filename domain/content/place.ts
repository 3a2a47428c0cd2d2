import type { Declaration } from '#catalogue/declaration.ts'
import type { PlaceLanguage } from '#catalogue/languages.ts'
import type { PlaceKey } from '#store/content/place.ts'

/** What a record is of: a section, or one entry of a collection, in a language. */
export interface Place {
  declaration: Declaration
  /** 0 for a section. */
  entryId: number
  /** '' for the brand's first. */
  language: PlaceLanguage
}

/** A section in the brand's first language. */
export function sectionPlace(declaration: Declaration, language: PlaceLanguage = ''): Place {
  return { declaration, entryId: 0, language }
}

export function keyOf({ declaration, entryId, language }: Place): PlaceKey {
  return { subject: declaration.key, entryId, language }
}
