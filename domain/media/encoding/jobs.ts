import type { Rendition } from '#store/media/media.ts'
import type { Box } from './crop-around.ts'

/** Faults found while reading a picture. */
export type PictureFault = 'truncated' | 'broken' | 'too-many-pixels' | 'side-too-long' | 'too-slow'

/** Reads an uploaded picture: checks it whole, cleans it, and makes its thumbnail. */
export interface ReadJob {
  do: 'read'
  /** The file as it came. */
  path: string
  kind: 'jpeg' | 'png'
  /** Path to which the clean file is written. */
  cleanPath: string
}

/** Cuts a part out of a picture that was read before, and makes its thumbnail. */
export interface CutJob {
  do: 'cut'
  path: string
  kind: 'jpeg' | 'png'
  box: Box
  /** Path to which the part is written. */
  cleanPath: string
}

/** Properties of an uploaded picture. Sizes in pixels, after rotation to upright. */
export interface ReadPicture {
  width: number
  height: number
  isTransparent: boolean
  /** Average colour, `#rrggbb`. */
  color: string
  thumbnail: { rendition: Rendition; bytes: Uint8Array }
}

/** Makes copies of a picture, one after the other. */
export interface CopyJob {
  do: 'draw'
  /** A clean file that was read before. */
  path: string
  focal: { x: number; y: number }
  copies: readonly Rendition[]
}

/** Renders a drawing (SVG) of our own with its copies. */
export interface RenderJob {
  do: 'render'
  bytes: Uint8Array
  /** Dots an inch, 72 for the drawing's own size. */
  density: number
  /** In pixels. */
  width: number
  isTransparent: boolean
  focal: { x: number; y: number }
  copies: readonly Rendition[]
}

/** A rendered drawing. */
export interface RenderedDrawing {
  /** In pixels. */
  height: number
  /** Average colour, `#rrggbb`. */
  color: string
  /** A PNG of all of it, from which other copies can be made. */
  master: Uint8Array
}

export interface RenderedCopy {
  rendition: Rendition
  bytes: Uint8Array
}

export type Job = ReadJob | CutJob | CopyJob | RenderJob

/** Progress and results that an encoder sends. */
export type Reply =
  | { drawn: RenderedCopy }
  | { read: ReadPicture }
  | { rendered: RenderedDrawing }
  | { fault: PictureFault }
  | { done: true }
  | { error: string; isFull: boolean }
