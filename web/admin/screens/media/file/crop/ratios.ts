import { t } from '#web/admin/i18n/translate.ts'
import { frames } from '#web/admin/screens/media/file/frames.ts'
import type { Size } from './crop-box.ts'

/** Ratios of width to height: of the frames that pages show pictures in, and common ones. */
const fixed = {
  '1:1': 1,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
  '2:1': 2,
  '1200:630': 1200 / 630,
} as const

export type RatioName = 'free' | 'original' | keyof typeof fixed

/** Returns the ratio; null where any is allowed. */
export function ratioOf(name: RatioName, { width, height }: Size): number | null {
  if (name === 'free') return null
  return name === 'original' ? width / height : fixed[name]
}

/** Returns the choices, each with the frame of pages that has this ratio. */
export function ratioChoices(): { value: RatioName; label: string }[] {
  const names = Object.keys(fixed) as (keyof typeof fixed)[]
  return [
    { value: 'free', label: t('crop.free') },
    { value: 'original', label: t('crop.original') },
    ...names.map((value) => {
      const frame = frames.find(({ ratio }) => ratio === fixed[value])
      const label = frame ? t('crop.ratioNamed', { ratio: value, name: t(frame.name) }) : value
      return { value, label }
    }),
  ]
}
