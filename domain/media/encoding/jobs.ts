import type { Rendition } from '#store/media/media.ts'

/** Why a file is not taken, found while it was read. */
export type PictureFault = 'truncated' | 'broken' | 'too-many-pixels' | 'too-slow'

/** Reads an uploaded picture: checks it whole, cleans it, and makes its thumbnail. */
export interface ReadJob {
  do: 'read'
  /** The file as it came. */
  path: string
  kind: 'jpeg' | 'png'
  /** Where the clean file is to be written. */
  cleanPath: string
}

/** What an uploaded picture is. Sizes in pixels, as it is seen: turned upright. */
export interface ReadPicture {
  width: number
  height: number
  isTransparent: boolean
  /** Average colour, `#rrggbb`. */
  color: string
  thumbnail: { rendition: Rendition; bytes: Uint8Array }
}

/** Makes copies of a picture, one after the other. */
export interface DrawJob {
  do: 'draw'
  /** A clean file that was read before. */
  path: string
  focal: { x: number; y: number }
  copies: readonly Rendition[]
}

export interface DrawnCopy {
  rendition: Rendition
  bytes: Uint8Array
}

export type Job = ReadJob | DrawJob

/** What an encoder says while it works, and at the end. */
export type Reply =
  | { drawn: DrawnCopy }
  | { read: ReadPicture }
  | { fault: PictureFault }
  | { done: true }
  | { error: string; isFull: boolean }
