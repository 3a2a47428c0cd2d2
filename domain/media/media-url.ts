import type { Media, Rendition } from '#store/media/media.ts'

type Kept = Pick<Media, 'stem' | 'renditions' | 'file_type'>

/** The address of the picture as everything can show it: the largest JPEG or PNG, else the original. */
export function mediaUrl(media: Kept): string {
  const plain = media.renditions.filter(({ type }) => type === 'image/jpeg' || type === 'image/png')
  const largest = plain.sort((a, b) => b.width - a.width)[0]
  return largest ? renditionUrl(media, largest) : `/media/${media.stem}`
}

/** The address of a copy at least `width` CSS pixels wide, for thumbnails. */
export function thumbnailUrl(media: Kept, width: number): string {
  const wide = media.renditions.filter((rendition) => rendition.width >= width)
  const smallest = wide.sort((a, b) => a.width - b.width)[0]
  return smallest ? renditionUrl(media, smallest) : mediaUrl(media)
}

export function renditionUrl(media: Kept, rendition: Rendition): string {
  return `/media/${media.stem}-${rendition.suffix}`
}
