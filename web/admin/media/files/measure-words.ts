import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'

/** A picture's size in pixels; empty where it has none, as documents, or none is known. */
export function measureWords({ width, height }: Pick<GalleryItem, 'width' | 'height'>): string {
  return width && height ? t('picture.measures', { width, height }) : ''
}
