/** Returns the source of a typeface's style sheet, as the build names it (`scripts/vite/faces.mjs`). */
export function faceSheet(face: string): string {
  return `${import.meta.env?.FACES_DIR || 'build/faces'}/${face}.css`
}
