import { type FileValues, fileValuesOf } from '#catalogue/collections/media-file.ts'
import type { Content } from '#catalogue/declaration.ts'
import { languageNames, languages } from '#catalogue/languages.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import type { Localizable } from '#catalogue/messages/message.ts'
import type { Difference } from '#catalogue/wire.ts'
import { listCrops } from '#store/media/crops.ts'
import { listByStems, type StoredBytes } from '#store/media/versions.ts'
import type { Db } from '#store/tables.ts'
import { thumbnailWidth } from '../encoding/planned-copies.ts'
import { mediaUrl, thumbnailUrl } from '../media-url.ts'
import { isDocument } from './apply-file-change.ts'

/**
 * Returns the differences between two revisions of a file, for the approver. Pictures of deleted
 * bytes are left out.
 */
export async function fileInWords(
  db: Db,
  before: Content | null,
  after: Content,
): Promise<Difference[]> {
  const is = fileValuesOf(after)
  const was = before ? fileValuesOf(before) : null
  const stems = [...new Set([is.stem, was?.stem ?? is.stem])]
  const bytes = await listByStems(db, stems)
  const label = (await isSamePicture(db, stems)) ? mediaMessages.crop : mediaMessages.file
  const lines = [
    { ...line('stem', label), ...sides(was, is, (one) => bytesInWords(bytes, one)) },
    ...(isNamed(bytes.get(is.stem))
      ? [{ ...line('name', mediaMessages.name), ...sides(was, is, ({ name }) => textSide(name)) }]
      : []),
    { ...line('alt', altLabel), ...sides(was, is, (one) => textSide(altInWords(one))) },
    ...languages.map((language) => ({
      ...line(`alts.${language}`, fill(mediaMessages.titled, inLanguage(language))),
      ...sides(was, is, ({ alts, decorative }) => textSide((!decorative && alts[language]) || '')),
    })),
    { ...line('focal', mediaMessages.focalPoint), ...sides(was, is, focusInWords) },
  ]
  return lines.filter(isChanged).map(({ was: _was, is: _is, ...difference }) => difference)
}

/** Tells whether all of these bytes are parts of one picture, or that picture. */
async function isSamePicture(db: Db, stems: readonly string[]): Promise<boolean> {
  const crops = await listCrops(db, stems)
  return new Set(stems.map((stem) => crops.get(stem)?.source_stem ?? stem)).size === 1
}

interface Side {
  /** Compared between the two sides. */
  value: string
  words: Localizable | string
  image: string | null
  file: string | null
}

function sides(was: FileValues | null, is: FileValues, side: (values: FileValues) => Side) {
  const [before, after] = [was ? side(was) : textSide(''), side(is)]
  return {
    was: before.value,
    is: after.value,
    before: before.words,
    after: after.words,
    before_image: before.image,
    after_image: after.image,
    ...(before.file === null ? {} : { before_file: before.file }),
    ...(after.file === null ? {} : { after_file: after.file }),
  }
}

function isChanged({ was, is }: { was: string; is: string }): boolean {
  return was !== is
}

function line(field: string, label: Localizable) {
  return { item: null, field, part: null, kind: 'changed' as const, label }
}

function textSide(words: Localizable | string, value = String(words)): Side {
  return { value, words, image: null, file: null }
}

function isNamed(bytes: StoredBytes | undefined): boolean {
  return bytes !== undefined && isDocument(bytes)
}

/** Shows a picture, or links to a document. */
function bytesInWords(known: ReadonlyMap<string, StoredBytes>, { stem }: FileValues): Side {
  const bytes = known.get(stem)
  if (!bytes) return textSide(mediaMessages.goneFile, stem)
  const { width, height, file_size } = bytes
  const size = { kilobytes: Math.max(1, Math.round(file_size / 1000)) }
  if (width === null || height === null) {
    return { ...textSide(fill(mediaMessages.documentSize, size), stem), file: mediaUrl(bytes) }
  }
  const words = fill(mediaMessages.pictureSize, { width, height, ...size })
  return { value: stem, words, image: thumbnailUrl(bytes, thumbnailWidth), file: mediaUrl(bytes) }
}

const altLabel = mediaMessages.alt

function inLanguage(language: (typeof languages)[number]) {
  return { label: altLabel, title: languageNames[language] }
}

function altInWords({ alt, decorative }: FileValues): Localizable | string {
  return decorative ? mediaMessages.decorative : alt
}

function focusInWords({ focal_x, focal_y }: FileValues): Side {
  const share = { left: Math.round(focal_x * 100), top: Math.round(focal_y * 100) }
  return textSide(fill(mediaMessages.focus, share), `${focal_x} ${focal_y}`)
}
