import { open } from 'node:fs/promises'
import { limits } from '#catalogue/limits.ts'
import { fill, shortenName } from '#catalogue/messages/fill.ts'
import { aboutFile, fileFaults } from '#catalogue/messages/media-messages.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { type FileKind, kindOfBytes } from '../bytes/file-kind.ts'
import { readInEncoder } from '../encoding/encoders.ts'
import type { PictureFault, ReadPicture } from '../encoding/jobs.ts'
import { cleanPath, type IncomingFile } from './receive-file.ts'

/** An uploaded file that passed all checks. */
export interface ExaminedFile {
  file: IncomingFile
  kind: FileKind
  /** Null for a document. */
  picture: ReadPicture | null
}

/** Returns the kind of a file by its bytes, or the message why it is rejected. `most` is in bytes. */
export function kindOrFault(file: IncomingFile, most: number): FileKind | { fault: Message } {
  if (file.isTooLarge) return { fault: tooLarge(file, most) }
  if (file.size === 0) return { fault: aboutFile(fileFaults.empty, file.name) }
  const kind = kindOfBytes(file.firstBytes)
  return kind ?? { fault: aboutFile(fileFaults.unknown, file.name) }
}

function tooLarge({ name }: IncomingFile, bytes: number): Message {
  const most = Math.floor(bytes / 1024 / 1024)
  return fill(fileFaults['too-large'], { name: shortenName(name), most })
}

/** Decodes a picture; checks that a PDF is complete. */
export async function examineFile(
  file: IncomingFile,
  kind: FileKind,
): Promise<ExaminedFile | { fault: Message }> {
  if (kind === 'pdf') {
    return (await hasPdfEnd(file))
      ? { file, kind, picture: null }
      : { fault: aboutFile(fileFaults.truncated, file.name) }
  }
  const picture = await readInEncoder({ path: file.path, kind, cleanPath: cleanPath(file) })
  return typeof picture === 'string'
    ? { fault: faultSentence(picture, file.name) }
    : { file, kind, picture: picture }
}

function faultSentence(fault: PictureFault, name: string): Message {
  if (fault !== 'side-too-long') return aboutFile(fileFaults[fault], name)
  return fill(fileFaults[fault], { name: shortenName(name), most: limits.upload.side })
}

/** A PDF ends with `%%EOF`, and blanks or little else after it (ISO 32000-2, 7.5.5). */
async function hasPdfEnd({ path, size }: IncomingFile): Promise<boolean> {
  const length = Math.min(size, 2048)
  const handle = await open(path, 'r')
  try {
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.includes('%%EOF')
  } finally {
    await handle.close()
  }
}
