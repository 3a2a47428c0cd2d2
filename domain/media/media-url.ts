import type { Media, Rendition } from '#store/media/media.ts'

type Stored = Pick<Media, 'stem' | 'renditions' | 'file_type'>

/**
 * The address of the picture as everything can show it: the largest JPEG or PNG, or while that is
 * being made the largest copy there is. Of a document: where it is downloaded.
 */
export function mediaUrl(media: Stored): string {
  const whole = media.renditions.filter(({ crop }) => !crop)
  const plain = whole.filter(({ type }) => type === 'image/jpeg' || type === 'image/png')
  const largest = (plain.length > 0 ? plain : whole).toSorted((a, b) => b.width - a.width)[0]
  return largest ? renditionUrl(media, largest) : `/media/${media.stem}-${documentSuffix}`
}

/** The address of a copy at least `width` CSS pixels wide, for thumbnails. */
export function thumbnailUrl(media: Stored, width: number): string {
  const known = media.renditions.filter(({ crop, type }) => !crop && type !== 'image/avif')
  const wide = known.filter((rendition) => rendition.width >= width)
  const smallest = wide.toSorted((a, b) => a.width - b.width)[0]
  return smallest ? renditionUrl(media, smallest) : mediaUrl(media)
}

/** The address of the card for social networks, if there is one yet. */
export function socialUrl(media: Stored): string | undefined {
  const card = media.renditions.findLast(({ crop }) => crop === 'social')
  return card && renditionUrl(media, card)
}

export function renditionUrl(media: Pick<Stored, 'stem'>, rendition: Rendition): string {
  return `/media/${media.stem}-${rendition.suffix}`
}

/** What the name of a document's bytes ends with. */
export const documentSuffix = 'original.pdf'
