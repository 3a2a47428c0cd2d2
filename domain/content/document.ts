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
  /** The campaign whose line of it this is; left out for the site itself. */
  campaign?: number | undefined
}

export function sectionDocument(
  declaration: Declaration,
  language: DocumentLanguage = '',
): Document {
  return { declaration, entryId: 0, language }
}

export function keyOf({ declaration, entryId, language, campaign }: Document): DocumentKey {
  const key = { type: declaration.key, entryId, language }
  return campaign === undefined ? key : { ...key, campaign }
}
