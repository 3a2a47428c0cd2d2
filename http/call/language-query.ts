import { z } from 'zod'
import { languages, placeLanguage } from '#catalogue/languages.ts'

/**
 * `?lang=` of every call that reads, loads or saves content (contract section 7): the language of its
 * places. Without it the brand's first; one that nobody knows is refused (422).
 */
export const languageQuery = {
  lang: z.enum(languages).optional().transform(placeLanguage),
}
