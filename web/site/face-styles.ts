import type { Language } from '#catalogue/languages.ts'
import { displayFaces, textFaces } from '#catalogue/theme/faces.ts'
import type { Theme } from '#catalogue/theme/theme.ts'

/** The style sheets of all typefaces (`scripts/vite/faces.mjs`). */
export const allFaceStyles = Object.keys({ ...displayFaces, ...textFaces }).map(sheetOf)

/** Returns the sheets of a theme's typefaces. Arabic titles are in the face of the text. */
export function faceStyles(
  { display_face = 'bricolage-grotesque', text_face = 'rubik' }: Theme,
  language: Language,
): string[] {
  return (language === 'ae' ? [text_face] : [display_face, text_face]).map(sheetOf)
}

/** Whether a page of a language needs a font of those sheets before its first paint. */
export function isNeededFirst(font: string, language: Language): boolean {
  return !font.includes('-accented-') || ['de', 'es', 'fr', 'pt'].includes(language)
}

function sheetOf(face: string): string {
  return `build/faces/${face}.css`
}
