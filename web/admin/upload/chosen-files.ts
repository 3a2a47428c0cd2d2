import { limits } from '#catalogue/limits.ts'
import { say } from '#web/admin/speech/speech.ts'

/** What may be uploaded (specification section 5). */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png'
export const acceptedPhotos = '.jpg,.jpeg,.png'

export const acceptedDocuments = '.pdf'

const refusals = {
  [acceptedFiles]: 'upload.notFile',
  [acceptedPhotos]: 'upload.notPicture',
  [acceptedDocuments]: 'upload.notPdf',
} as const

export type Accepted = keyof typeof refusals

type NamedFile = Pick<File, 'name' | 'size' | 'lastModified'>

export interface Chosen<F> {
  files: F[]
  /** What is wrong with the choice as a whole. */
  error: string | null
}

/**
 * Adds files to those chosen before; the same file counts once. One more than the limit clears the
 * whole selection, as the specification says.
 */
export function chooseMore<F extends NamedFile>(
  before: readonly F[],
  more: readonly F[],
): Chosen<F> {
  const files = [...before]
  for (const file of more) {
    if (!files.some((other) => isSame(file, other))) files.push(file)
  }
  return files.length > limits.upload.files
    ? { files: [], error: say('upload.tooMany') }
    : { files, error: null }
}

/** Why a file need not even be sent, or null. Whether it is what its name says, the server tells. */
export function refusalOfName(name: string, accepted: Accepted = acceptedFiles): string | null {
  const ends = accepted.split(',')
  if (ends.some((end) => name.toLowerCase().endsWith(end))) return null
  return say(refusals[accepted])
}

function isSame(one: NamedFile, other: NamedFile): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  )
}
