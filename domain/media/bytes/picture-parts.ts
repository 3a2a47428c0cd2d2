import type { Orientation } from './orientation.ts'

/** A picture file taken apart, without decoding it. */
export interface PictureParts {
  /** Pixels as the file stores them, before it is turned. */
  width: number
  height: number
  orientation: Orientation
  /** The file again, without anything that can tell a place, a person or a camera. */
  clean: Buffer
}

/** Why a file cannot be a picture: it ends too early, or it is not built like one. */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture'
  readonly fault: 'truncated' | 'broken'

  constructor(fault: 'truncated' | 'broken') {
    super(fault)
    this.fault = fault
  }
}
