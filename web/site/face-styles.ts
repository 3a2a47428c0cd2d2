import type { Language } from '#catalogue/languages.ts'
import { displayFaces, textFaces } from '#catalogue/theme/faces.ts'
import type { Theme } from '#catalogue/theme/theme.ts'
import { faceSheet } from '#web/ui/face-sheet.ts'

/** The style sheets of all typefaces (`scripts/vite/faces.mjs`). */
export const allFaceStyles = Object.keys({ ...displayFaces, ...textFaces }).map(faceSheet)

/** Returns the sheets of a theme's typefaces. Arabic titles are in the face of the text. */
export function faceStyles(
  { display_face = 'bricolage-grotesque', text_face = 'rubik' }: Theme,
  language: Language,
): string[] {
  return (language === 'ae' ? [text_face] : [display_face, text_face]).map(faceSheet)
}

/** The languages of which every page needs a font, by the last word of its name, which says its characters. */
const neededBy: Readonly<Record<string, readonly Language[]>> = {
  accented: ['de', 'es', 'fr', 'pt'],
  arabic: ['ae'],
  rare: [],
}

/** Whether a page of a language needs a font of those sheets before its first paint. */
export function isNeededFirst(font: string, language: Language): boolean {
  const named = [...font.matchAll(/-(plain|accented|arabic|rare)(?=-)/g)].at(-1)
  const characters = named?.[1] ?? ''
  return neededBy[characters]?.includes(language) ?? true
}
