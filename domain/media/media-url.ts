import type { Media, Rendition } from '#store/media/media.ts'

type Stored = Pick<Media, 'stem' | 'renditions' | 'file_type'>

/**
 * Returns the address of the largest JPEG or PNG, or of the largest copy while that is being made;
 * of a document, its download.
 */
export function mediaUrl(media: Stored): string {
  const largest = plainCopy(media)
  return largest ? renditionUrl(media, largest) : `/media/${media.stem}-${documentSuffix}`
}

/**
 * Returns the largest JPEG or PNG of the whole picture, or the largest copy while that is being
 * made.
 */
export function plainCopy({ renditions }: Stored): Rendition | undefined {
  const whole = renditions.filter(({ crop }) => !crop)
  const plain = whole.filter(({ type }) => type === 'image/jpeg' || type === 'image/png')
  return (plain.length > 0 ? plain : whole).toSorted((a, b) => b.width - a.width)[0]
}

/** Returns the address of a copy at least `width` CSS pixels wide. */
export function thumbnailUrl(media: Stored, width: number): string {
  const known = media.renditions.filter(({ crop, type }) => !crop && type !== 'image/avif')
  const wide = known.filter((rendition) => rendition.width >= width)
  const smallest = wide.toSorted((a, b) => a.width - b.width)[0]
  return smallest ? renditionUrl(media, smallest) : mediaUrl(media)
}

export function renditionUrl(media: Pick<Stored, 'stem'>, rendition: Rendition): string {
  return `/media/${media.stem}-${rendition.suffix}`
}

/** Suffix of the stored name of a document. */
export const documentSuffix = 'original.pdf'
