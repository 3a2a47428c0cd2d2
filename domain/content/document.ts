import type { Declaration } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { DocumentKey } from '#store/content/document-key.ts'

/** A section, or an entry of a collection, in a language. */
export interface Document {
  declaration: Declaration
  /** 0 for a section. */
  entryId: number
  /** '' for the brand's first. */
  language: DocumentLanguage
}

export function sectionDocument(
  declaration: Declaration,
  language: DocumentLanguage = '',
): Document {
  return { declaration, entryId: 0, language }
}

export function keyOf({ declaration, entryId, language }: Document): DocumentKey {
  return { type: declaration.key, entryId, language }
}
