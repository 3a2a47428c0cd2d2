import { z } from 'zod'
import { saveBody } from '#catalogue/content/save-body.ts'
import { translationOf } from '#catalogue/content/translation.ts'
import { type Declaration, emptyContent } from '#catalogue/declaration.ts'
import type { Sent } from '#catalogue/json.ts'
import { languages } from '#catalogue/languages.ts'
import { parsed } from './envelope.ts'

/**
 * `?lang=` of every call that reads, loads or saves content (contract section 7): the language of its
 * places (`requestedLanguage`), without it the brand's first.
 */
export const languageQuery = {
  lang: z.enum(languages).optional(),
}

/** A translation takes the translated fields only; others are unknown to it (422). */
export function translationSent(declaration: Declaration, sent: Sent): Sent {
  return parsed(saveBody(translationOf(declaration, emptyContent(declaration))), sent)
}
