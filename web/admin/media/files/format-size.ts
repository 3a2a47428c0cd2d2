import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { currentLanguage, currentLocale, t } from '#web/admin/i18n/translate.ts'

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Returns a number of bytes in decimal units: `512 bytes`, `340 KB`, `3.4 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return inUnit('byte', bytes, 'long')
  let [value, place] = [bytes / 1000, 0]
  // 999.95 KB would read "1000 KB".
  while (value >= 999.5 && place < units.length - 1) {
    value /= 1000
    place += 1
  }
  const digits = value < 10 && place > 0 ? 1 : 0
  // `Intl` writes "kB".
  return inUnit(units[place] ?? 'byte', Number(value.toFixed(digits))).replace('kB', 'KB')
}

export function formatPercent(share: number): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(share)
}

function inUnit(unit: string, value: number, unitDisplay: 'short' | 'long' = 'short'): string {
  // The Arabic abbreviations are not in use.
  const options = {
    style: 'unit',
    unit,
    unitDisplay: currentLanguage() === 'ae' ? 'long' : unitDisplay,
  } as const
  return new Intl.NumberFormat(currentLocale(), options).format(value)
}

export function formatNumber(number: number): string {
  return new Intl.NumberFormat(currentLocale()).format(number)
}

/** Returns a picture's size in pixels; '' for documents and unknown sizes. */
export function formatMeasures({ width, height }: Pick<GalleryItem, 'width' | 'height'>): string {
  return width && height ? t('picture.dimensions', { width, height }) : ''
}
