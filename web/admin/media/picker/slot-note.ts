import { t } from '#web/admin/i18n/translate.ts'
export type Size = readonly [width: number, height: number]

interface Measured {
  width: number | null
  height: number | null
}

/** Below this scale nobody sees that a picture was enlarged. */
const mostScale = 1.25

/** Whether a picture would be enlarged so much for its field's size that people see it; unknown sizes are not. */
export function isSmall({ width, height }: Measured, slot: Size | undefined): boolean {
  if (!slot || width === null || height === null) return false
  return Math.max(slot[0] / width, slot[1] / height) > mostScale
}

/** Returns the note about a picture that is small; null when it is large enough. */
export function sizeMessage(picture: Measured & { name: string }, slot: Size | undefined) {
  if (!slot || !isSmall(picture, slot)) return null
  const { name, width, height } = picture
  return t('picture.small', { name, width: width ?? 0, height: height ?? 0 })
}
