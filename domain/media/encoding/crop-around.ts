export interface Size {
  width: number
  height: number
}

/** A rectangle in whole pixels from the top left corner. */
export interface Box extends Size {
  left: number
  top: number
}

/**
 * Returns the largest box of a shape inside a picture, as near to the focal point as the edges
 * allow. Sizes in pixels, focal point in shares from the top left.
 */
export function cropAround(picture: Size, shape: Size, focal: { x: number; y: number }): Box {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = clamp(Math.round(shape.width * scale), 1, picture.width)
  const height = clamp(Math.round(shape.height * scale), 1, picture.height)
  return {
    width,
    height,
    left: clamp(Math.round(focal.x * picture.width - width / 2), 0, picture.width - width),
    top: clamp(Math.round(focal.y * picture.height - height / 2), 0, picture.height - height),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
