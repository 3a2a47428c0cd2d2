import {
  type Crop,
  cropInPixels,
  leastCrop,
  pointInCrop,
  pointInWhole,
  wholePicture,
} from '#catalogue/collections/media-crop.ts'
import { limits } from '#catalogue/limits.ts'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'

export interface Size {
  width: number
  height: number
}

/** The part to show, in whole pixels of the whole picture. */
export interface CropBox extends Size {
  left: number
  top: number
}

/** What a crop may be: inside a picture, and of this ratio of width to height; null: of any. */
export interface Bounds {
  picture: Size
  ratio: number | null
}

/** The picture that a file is cut from, and the part of it that the file shows. */
export interface Original extends Size {
  url: string
  shown: CropBox
  /** The focal point, in shares of the whole picture. */
  focal: { x: number; y: number }
}

export function originalOf(file: GalleryDetails): Original {
  const { crop, focal_x, focal_y } = file
  const from = crop?.whole ?? file
  const picture = { width: from.width ?? 1, height: from.height ?? 1 }
  const shown = crop ?? wholePicture
  return {
    ...picture,
    url: from.image_url,
    shown: cropInPixels(shown, picture),
    focal: pointInWhole({ x: focal_x, y: focal_y }, shown),
  }
}

export function wholeBox({ width, height }: Size): CropBox {
  return { left: 0, top: 0, width, height }
}

export function isSameBox(one: CropBox, other: CropBox): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  )
}

/** Returns the box in shares of the picture, as the server takes it. */
export function sharesOf({ left, top, width, height }: CropBox, picture: Size): Crop {
  return {
    x: left / picture.width,
    y: top / picture.height,
    width: width / picture.width,
    height: height / picture.height,
  }
}

/** Returns where the focal point comes to be in the cropped picture, as the server moves it. */
export function focalInBox({ focal, ...picture }: Original, box: CropBox) {
  return pointInCrop(focal, sharesOf(box, picture))
}

/** Moves the box by pixels, as far as the picture goes. */
export function moveBox(box: CropBox, by: { x: number; y: number }, { picture }: Bounds): CropBox {
  return {
    ...box,
    left: clamp(Math.round(box.left + by.x), 0, picture.width - box.width),
    top: clamp(Math.round(box.top + by.y), 0, picture.height - box.height),
  }
}

/** A corner or an edge: -1 is left or top, 1 right or bottom, 0 neither. */
export interface Handle {
  x: -1 | 0 | 1
  y: -1 | 0 | 1
}

/** Pulls a corner or an edge to a point of the picture; what is opposite stays. */
export function resizeBox(
  box: CropBox,
  { x, y }: Handle,
  to: { x: number; y: number },
  bounds: Bounds,
): CropBox {
  const right = box.left + box.width
  const bottom = box.top + box.height
  const room = {
    width: x < 0 ? right : bounds.picture.width - box.left,
    height: y < 0 ? bottom : bounds.picture.height - box.top,
  }
  const wished = {
    width: x === 0 ? box.width : x < 0 ? right - to.x : to.x - box.left,
    height: y === 0 ? box.height : y < 0 ? bottom - to.y : to.y - box.top,
  }
  const size = fitSize(wished, bounds, room)
  return {
    ...size,
    left: x < 0 ? right - size.width : box.left,
    top: y < 0 ? bottom - size.height : box.top,
  }
}

/** Gives the box another ratio around its middle; its area stays as far as the picture goes. */
export function reshapeBox(box: CropBox, bounds: Bounds): CropBox {
  const { ratio, picture } = bounds
  if (ratio === null) return box
  const width = Math.sqrt(box.width * box.height * ratio)
  const size = fitSize({ width, height: width / ratio }, bounds, picture)
  const middle = {
    left: box.left + (box.width - size.width) / 2,
    top: box.top + (box.height - size.height) / 2,
  }
  return moveBox({ ...middle, ...size }, { x: 0, y: 0 }, bounds)
}

/** Returns the least and the most that a number of the box may be. */
export function rangeOf(side: keyof CropBox, box: CropBox, { picture }: Bounds) {
  const least = leastCrop(picture, limits.cropSide)
  return {
    left: { min: 0, max: picture.width - box.width },
    top: { min: 0, max: picture.height - box.height },
    width: { min: least.width, max: picture.width - box.left },
    height: { min: least.height, max: picture.height - box.top },
  }[side]
}

/** Sets one number of the box; with a ratio its other side follows. */
export function setSide(box: CropBox, side: keyof CropBox, value: number, bounds: Bounds): CropBox {
  if (side === 'left') return moveBox(box, { x: value - box.left, y: 0 }, bounds)
  if (side === 'top') return moveBox(box, { x: 0, y: value - box.top }, bounds)
  const { ratio, picture } = bounds
  const other = { ...box, [side]: value }
  const wished = side === 'height' && ratio !== null ? { ...other, width: value * ratio } : other
  const room = { width: picture.width - box.left, height: picture.height - box.top }
  const sent = ratio === null ? wished : { ...wished, height: wished.width / ratio }
  return { ...box, ...fitSize(sent, bounds, room) }
}

const step = 0.01

/** Returns the box after a key: arrows move it by 1 %, with Shift they size it; null for others. */
export function boxByKey(
  box: CropBox,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  bounds: Bounds,
): CropBox | null {
  const { picture } = bounds
  const by = {
    x: Math.max(1, Math.round(picture.width * step)),
    y: Math.max(1, Math.round(picture.height * step)),
  }
  const moves: Record<string, { x: number; y: number }> = {
    ArrowLeft: { x: -by.x, y: 0 },
    ArrowRight: { x: by.x, y: 0 },
    ArrowUp: { x: 0, y: -by.y },
    ArrowDown: { x: 0, y: by.y },
  }
  const move = moves[key]
  if (!move) return null
  if (!shiftKey) return moveBox(box, move, bounds)
  const side = move.x === 0 ? 'height' : 'width'
  return setSide(box, side, box[side] + move.x + move.y, bounds)
}

/** Returns what a frame of a ratio shows of the box, around the focal point as pages do. */
export function frameIn(box: CropBox, ratio: number, focal: { x: number; y: number }): CropBox {
  const width = Math.min(box.width, box.height * ratio)
  const height = width / ratio
  return {
    width,
    height,
    left: box.left + (box.width - width) * focal.x,
    top: box.top + (box.height - height) * focal.y,
  }
}

/** Returns whole pixels of the ratio, at least what a crop may be and at most the room. */
function fitSize(wished: Size, { picture, ratio }: Bounds, room: Size): Size {
  const least = leastCrop(picture, limits.cropSide)
  if (ratio === null) {
    return {
      width: clamp(Math.round(wished.width), least.width, room.width),
      height: clamp(Math.round(wished.height), least.height, room.height),
    }
  }
  const most = Math.min(room.width, room.height * ratio)
  const smallest = Math.min(most, Math.max(least.width, least.height * ratio))
  const width = clamp(Math.max(wished.width, wished.height * ratio), smallest, most)
  return {
    width: Math.max(1, Math.round(width)),
    height: clamp(Math.round(width / ratio), 1, room.height),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
