import type { Language } from '#catalogue/languages.ts'
import { displayFaces, textFaces } from '#catalogue/theme/faces.ts'
import type { Theme } from '#catalogue/theme/theme.ts'

/** Written by `scripts/vite/faces.mjs`. */
const folder = 'build/faces'

/** The sheets of all faces: two for each, what English needs and the letters of other languages. */
export const allFaceStyles = Object.keys({ ...displayFaces, ...textFaces }).flatMap((face) => [
  plain(face),
  accented(face),
])

const accentedLanguages: readonly Language[] = ['de', 'es', 'fr', 'pt']

/**
 * Returns the sheets of a theme's faces: those that a page needs before its first paint, and those
 * that can wait. Arabic titles are in the face of the text.
 */
export function faceStyles(
  { display_face = 'bricolage-grotesque', text_face = 'rubik' }: Theme,
  language: Language,
): { first: string[]; late: string[] } {
  const faces = language === 'ae' ? [text_face] : [display_face, text_face]
  const [first, more] = [faces.map(plain), faces.map(accented)]
  const isAccented = accentedLanguages.includes(language)
  return { first: isAccented ? [...first, ...more] : first, late: isAccented ? [] : more }
}

function plain(face: string): string {
  return `${folder}/${face}.css`
}

function accented(face: string): string {
  return `${folder}/${face}-accented.css`
}
