/** The families that are bundled, by their packages (`@fontsource-variable/…`). */
export const bundledFaces = {
  /** For titles. */
  display: {
    'bricolage-grotesque': 'Bricolage Grotesque',
    archivo: 'Archivo',
    'baloo-2': 'Baloo 2',
    fraunces: 'Fraunces',
    'league-spartan': 'League Spartan',
    oswald: 'Oswald',
    unbounded: 'Unbounded',
  },
  /** For running text. */
  text: {
    rubik: 'Rubik',
    bitter: 'Bitter',
    figtree: 'Figtree',
    nunito: 'Nunito',
    'source-sans-3': 'Source Sans 3',
    'work-sans': 'Work Sans',
  },
} as const

export type FaceRole = keyof typeof bundledFaces

/** The name of a bundled family, or of one in the brand's folder. */
export type FaceKey<R extends FaceRole> = keyof (typeof bundledFaces)[R] | (string & {})

/** A family in the brand's folder. Its files are served as they are: a licence may forbid to change them. */
export interface BrandFace {
  /** As people choose it under Look. */
  family: string
  /** For titles (`display`) or running text. */
  role: FaceRole
  files: readonly FaceFile[]
}

export interface FaceFile {
  /** A woff2 file, relative to the brand's folder. */
  path: string
  /** As in `font-weight` of `@font-face`: `700`, or `300 900` for a variable font. All by default. */
  weight?: string
  /** Its characters, as in `unicode-range`: pages fetch the file when they have one of them. */
  range?: string
}
