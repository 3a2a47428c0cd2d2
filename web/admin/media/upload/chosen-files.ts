import { limits } from '#catalogue/limits.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { formatSize } from '#web/admin/media/files/format-size.ts'

/** File types that may be uploaded (specification section 5). */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png'
export const acceptedPhotos = '.jpg,.jpeg,.png'

export const acceptedDocuments = '.pdf'

const wrongTypeMessages = {
  [acceptedFiles]: 'upload.notFile',
  [acceptedPhotos]: 'upload.notPicture',
  [acceptedDocuments]: 'upload.notPdf',
} as const

export type Accepted = keyof typeof wrongTypeMessages

type NamedFile = Pick<File, 'name' | 'size' | 'lastModified'>

export interface Chosen<F> {
  files: F[]
  /** The error of the choice as a whole. */
  error: string | null
}

/**
 * Adds files to the chosen ones, without duplicates. One more than the limit clears the whole
 * selection (specification section 5).
 */
export function chooseMore<F extends NamedFile>(
  before: readonly F[],
  more: readonly F[],
  most: number = limits.upload.files,
): Chosen<F> {
  const files = [...before]
  for (const file of more) {
    if (!files.some((other) => isSame(file, other))) files.push(file)
  }
  return files.length > most ? { files: [], error: tooMany(most) } : { files, error: null }
}

/** Returns why a file cannot be uploaded, by name and size (at most `most` bytes), or null. */
export function fileError(
  { name, size }: Pick<File, 'name' | 'size'>,
  most: number | null,
  accepted: Accepted = acceptedFiles,
): string | null {
  const ends = accepted.split(',')
  if (!ends.some((end) => name.toLowerCase().endsWith(end))) return t(wrongTypeMessages[accepted])
  if (most === null || size <= most) return null
  return t('upload.tooLarge', { size: formatSize(size), most: megabytesOf(most) })
}

/** Returns bytes in units of 1,048,576, as the limit is set. */
export function megabytesOf(bytes: number): number {
  return bytes / 1024 / 1024
}

/** The specification's sentence where its limit holds. */
function tooMany(most: number): string {
  return most === limits.upload.files ? t('upload.tooMany') : t('upload.tooManyHere', { most })
}

function isSame(one: NamedFile, other: NamedFile): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  )
}
