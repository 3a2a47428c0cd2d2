/** The families that are bundled for titles, by their packages (`scripts/vite/faces.mjs`). */
export const displayFaces = {
  'bricolage-grotesque': 'Bricolage Grotesque',
  archivo: 'Archivo',
  'baloo-2': 'Baloo 2',
  fraunces: 'Fraunces',
  'league-spartan': 'League Spartan',
  oswald: 'Oswald',
  unbounded: 'Unbounded',
} as const

/** The families for running text. */
export const textFaces = {
  rubik: 'Rubik',
  bitter: 'Bitter',
  figtree: 'Figtree',
  nunito: 'Nunito',
  'source-sans-3': 'Source Sans 3',
  'work-sans': 'Work Sans',
} as const

export type DisplayFace = keyof typeof displayFaces
export type TextFace = keyof typeof textFaces
