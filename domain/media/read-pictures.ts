import type DataLoader from 'dataloader'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { Picture, SocialPicture } from '#catalogue/published.ts'
import type { Media, Rendition } from '#store/media/media.ts'
import { altIn } from './alt-in.ts'
import { cropAround, type Size } from './encoding/crop-around.ts'
import { socialCard, widestCopy } from './encoding/planned-copies.ts'
import { mediaName } from './media-changes.ts'
import { mediaUrl, plainCopy, renditionUrl } from './media-url.ts'

/** Browsers take the first format that they know. */
const formats = ['image/avif', 'image/webp'] as const

interface Reader {
  media: DataLoader<number, Media | null>
  names: Set<string>
  language: DocumentLanguage
  fallbackTexts: Set<string>
}

/** Returns pictures for pages by library id, tracked as dependencies. */
export async function readPictures(
  { media: library, names, language, fallbackTexts }: Reader,
  ids: readonly (number | null)[],
): Promise<Map<number, Picture>> {
  const knownIds = ids.filter((id) => id !== null)
  for (const id of knownIds) names.add(mediaName(id))
  const files = await Promise.all(knownIds.map((id) => library.load(id)))
  return new Map(
    files.flatMap((media) => {
      if (media === null) return []
      const alt = altIn(language, media)
      if (language !== '' && alt !== '' && !media.alts[language]) fallbackTexts.add(alt)
      return [[media.id, { ...toPicture(media), alt }]]
    }),
  )
}

function toPicture(media: Media): Omit<Picture, 'alt'> {
  return {
    src: mediaUrl(media),
    sources: formats.flatMap((type) => source(media, type)),
    width: media.width ?? 0,
    height: media.height ?? 0,
    color: media.color,
    focal: { x: media.focal_x, y: media.focal_y },
    social: socialPicture(media),
  }
}

/** Returns the copies worth offering, the narrowest first, as every page names them all. */
export function worthServing<C extends { width: number }>(copies: readonly C[]): C[] {
  return copies
    .toSorted((a, b) => a.width - b.width)
    .filter(({ width }, at, all) => width * 1.1 <= (all[at + 1]?.width ?? Number.POSITIVE_INFINITY))
}

/** Returns a format when all of its copies exist, as browsers look at no other. */
function source(media: Media, type: Rendition['type']) {
  const copies = media.renditions.filter((copy) => copy.type === type && !copy.crop)
  const fullWidth = Math.min(media.width ?? 0, widestCopy)
  if (!copies.some(({ width }) => width >= fullWidth)) return []
  const srcset = worthServing(copies)
    .map((copy) => `${renditionUrl(media, copy)} ${copy.width}w`)
    .join(', ')
  return [{ type, srcset }]
}

/**
 * Returns the social card with its size, which networks need, or the whole picture while there is
 * none.
 */
function socialPicture(media: Media): SocialPicture | undefined {
  const original = { width: media.width ?? 0, height: media.height ?? 0 }
  const card = media.renditions.findLast(({ crop }) => crop === 'social')
  const copy = card ?? plainCopy(media)
  if (!copy || original.width === 0) return undefined
  const focal = { x: media.focal_x, y: media.focal_y }
  const decoded = scaled(original, Math.min(original.width, widestCopy))
  const shape = card ? cropAround(decoded, socialCard, focal) : decoded
  return { src: renditionUrl(media, copy), ...scaled(shape, copy.width) }
}

function scaled({ width, height }: Size, to: number): Size {
  return { width: to, height: Math.round((height * to) / width) }
}
