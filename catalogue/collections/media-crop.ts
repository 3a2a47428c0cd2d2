/** A part of a picture: shares of its width and height, from the top left corner. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 }

interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** Tells whether a crop lies inside its picture, but for what rounding adds. */
export function isInside({ x, y, width, height }: Crop): boolean {
  const sides = [x, y, 1 - x - width, 1 - y - height]
  return width > 0 && height > 0 && sides.every((share) => share >= -rounding)
}

const rounding = 1e-6

/** Returns the crop in whole pixels. */
export function cropInPixels(crop: Crop, picture: Size) {
  const left = Math.round(crop.x * picture.width)
  const top = Math.round(crop.y * picture.height)
  const right = Math.min(picture.width, Math.round((crop.x + crop.width) * picture.width))
  const bottom = Math.min(picture.height, Math.round((crop.y + crop.height) * picture.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** Returns the least sides of a crop in pixels: of a smaller picture, its own. */
export function leastCrop({ width, height }: Size, least: number): Size {
  return { width: Math.min(least, width), height: Math.min(least, height) }
}

/** Returns a point of the cropped picture as a point of the whole one. */
export function pointInWhole({ x, y }: Point, crop: Crop): Point {
  return { x: share(crop.x + x * crop.width), y: share(crop.y + y * crop.height) }
}

/** Returns a point of the whole picture as one of the cropped picture; outside, the nearest. */
export function pointInCrop({ x, y }: Point, crop: Crop): Point {
  return { x: share((x - crop.x) / crop.width), y: share((y - crop.y) / crop.height) }
}

/** Rounds to four digits, which both databases keep. */
function share(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000
}
