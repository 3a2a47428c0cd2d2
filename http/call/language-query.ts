import { z } from 'zod'
import { languages } from '#catalogue/languages.ts'

/**
 * `?lang=` of every call that reads, loads or saves content (contract section 7): the language of its
 * places (`askedLanguage`), without it the brand's first.
 */
export const languageQuery = {
  lang: z.enum(languages).optional(),
}
