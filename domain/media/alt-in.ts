import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { Media } from '#store/media/media.ts'

/**
 * Returns a picture's alternative text in a language, else in the brand's first; '' for a
 * decorative one.
 */
export function altIn(
  language: DocumentLanguage,
  { alt, alts, decorative }: Pick<Media, 'alt' | 'alts' | 'decorative'>,
): string {
  if (decorative === 1) return ''
  return (language === '' ? undefined : alts[language]) ?? alt
}
