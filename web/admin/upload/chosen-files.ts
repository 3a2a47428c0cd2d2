import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'

/** What may be uploaded (specification section 5). */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png'
export const acceptedPhotos = '.jpg,.jpeg,.png'

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
    ? { files: [], error: messages.tooManyFiles }
    : { files, error: null }
}

/** Why a file need not even be sent, or null. Whether it is what its name says, the server tells. */
export function refusalOfName(name: string, accepted = acceptedFiles): string | null {
  const ends = accepted.split(',')
  if (ends.some((end) => name.toLowerCase().endsWith(end))) return null
  const words = ends.map((end) => end.slice(1).toUpperCase())
  return `This is not a ${words.slice(0, -1).join(', ')} or ${words.at(-1)} file, so it was not sent.`
}

function isSame(one: NamedFile, other: NamedFile): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  )
}
