import { t } from '#web/admin/i18n/translate.ts'
/** The part of a picture that no crop may lose: shares of its width and height, from the top left. */
export interface FocalPoint {
  x: number
  y: number
}

export const centre: FocalPoint = { x: 0.5, y: 0.5 }

const smallStep = 0.01
const largeStep = 0.1

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The point of a shown picture that a pointer is at; outside of it, the nearest edge. */
export function focalAt(box: Box, clientX: number, clientY: number): FocalPoint {
  if (box.width === 0 || box.height === 0) return centre
  return {
    x: share((clientX - box.left) / box.width),
    y: share((clientY - box.top) / box.height),
  }
}

/** Where a key moves the point: arrows by 1 %, with Shift by 10 %, Home to the centre; else null. */
export function focalByKey({ x, y }: FocalPoint, key: string, isLarge: boolean): FocalPoint | null {
  const step = isLarge ? largeStep : smallStep
  const moves: Record<string, FocalPoint> = {
    ArrowLeft: { x: x - step, y },
    ArrowRight: { x: x + step, y },
    ArrowUp: { x, y: y - step },
    ArrowDown: { x, y: y + step },
    Home: centre,
  }
  const moved = moves[key]
  return moved ? { x: share(moved.x), y: share(moved.y) } : null
}

/** `35 % from the left, 60 % from the top`. */
export function focalWords({ x, y }: FocalPoint): string {
  return t('file.focalPlace', { x: percent(x), y: percent(y) })
}

/** As `object-position` takes it: the way every page crops around the point. */
export function focalPosition({ x, y }: FocalPoint): string {
  return `${percent(x)}% ${percent(y)}%`
}

function percent(part: number): number {
  return Math.round(part * 100)
}

/** Within 0 and 1, in whole percents. */
function share(part: number): number {
  return Math.min(100, Math.max(0, percent(part))) / 100
}
