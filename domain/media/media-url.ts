import type { Media, Rendition } from '#store/media/media.ts'

type Stored = Pick<Media, 'stem' | 'renditions' | 'file_type'>

/**
 * The address of the picture as everything can show it: the largest JPEG or PNG, or while that is
 * being made the largest copy there is. Of a document: where it is downloaded.
 */
export function mediaUrl(media: Stored): string {
  const largest = plainCopy(media)
  return largest ? renditionUrl(media, largest) : `/media/${media.stem}-${documentSuffix}`
}

/** Returns the largest JPEG or PNG of the whole picture, or while that is being made the largest copy. */
export function plainCopy({ renditions }: Stored): Rendition | undefined {
  const whole = renditions.filter(({ crop }) => !crop)
  const plain = whole.filter(({ type }) => type === 'image/jpeg' || type === 'image/png')
  return (plain.length > 0 ? plain : whole).toSorted((a, b) => b.width - a.width)[0]
}

/** The address of a copy at least `width` CSS pixels wide, for thumbnails. */
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
