import { z } from 'zod'
import { saveBody } from '#catalogue/content/save-body.ts'
import { withoutFallbacks } from '#catalogue/content/translation.ts'
import { type Declaration, emptyContent } from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import { languages } from '#catalogue/languages.ts'
import { parseInput } from './envelope.ts'

/** `?lang=` of every call on content (contract section 7); without it the brand's first language. */
export const languageQuery = {
  lang: z.enum(languages).optional(),
}

/** Parses what was sent for a translation: other fields than the translated ones are unknown (422). */
export function translationSent(declaration: Declaration, sent: SentValues): SentValues {
  return parseInput(saveBody(withoutFallbacks(declaration, emptyContent(declaration))), sent)
}
