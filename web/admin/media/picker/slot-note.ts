import { t } from '#web/admin/i18n/translate.ts'
export type Size = readonly [width: number, height: number]

interface Measured {
  width: number | null
  height: number | null
}

/** Whether a picture is smaller than its field's size; unknown sizes are not. */
export function isSmall({ width, height }: Measured, slot: Size | undefined): boolean {
  if (!slot || width === null || height === null) return false
  return width < slot[0] || height < slot[1]
}

/** Returns the note about a picture that is small; null when it is large enough. */
export function sizeMessage(picture: Measured & { name: string }, slot: Size | undefined) {
  if (!slot || !isSmall(picture, slot)) return null
  const { name, width, height } = picture
  return t('picture.small', { name, width: width ?? 0, height: height ?? 0 })
}
