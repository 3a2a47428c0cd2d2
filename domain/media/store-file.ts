import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Files } from '#store/media/files.ts'
import type { NewMedia } from '#store/media/media.ts'
import { withDigest } from './bytes/digest.ts'
import { fileKinds } from './bytes/file-kind.ts'
import { masters } from './encoding/planned-copies.ts'
import { documentSuffix } from './media-url.ts'
import type { ExaminedFile } from './upload/examine-file.ts'
import { cleanPath } from './upload/receive-file.ts'

/** Columns that describe the stored bytes. */
export type StoredFile = Pick<
  NewMedia,
  | 'file_type'
  | 'file_size'
  | 'sha256'
  | 'width'
  | 'height'
  | 'color'
  | 'stem'
  | 'master'
  | 'renditions'
  | 'copies_due'
>

/** Returns the unguessable part of new addresses. */
export function newStem(): string {
  return randomBytes(16).toString('hex')
}

/**
 * Stores the bytes of an examined file and returns its row. Bytes come before rows, so that no row
 * points to missing bytes. Throws when `until` aborts; leftovers are swept (`withNewBytes`).
 */
export async function storeFile(
  files: Files,
  stem: string,
  examined: ExaminedFile,
  until: AbortSignal,
): Promise<StoredFile> {
  const { file, kind, picture } = examined
  const about = { ...describe(examined), file_type: fileKinds[kind].type, sha256: file.sha256 }
  const stored = { stem, ...about }
  if (!picture || !stored.master) {
    await files.put(`${stem}-${documentSuffix}`, await readFile(file.path), until)
    return { ...stored, file_size: file.size }
  }
  const clean = await readFile(cleanPath(file))
  await files.put(`${stem}-${stored.master}`, clean, until)
  const { rendition, bytes } = picture.thumbnail
  await files.put(`${stem}-${rendition.suffix}`, bytes, until)
  return { ...stored, file_size: clean.length }
}

function describe(examined: ExaminedFile) {
  const { picture } = examined
  if (!picture) {
    return {
      width: null,
      height: null,
      color: '#ffffff',
      master: null,
      copies_due: 0,
      renditions: [],
    }
  }
  const { width, height, color, thumbnail } = picture
  const renditions = [withDigest(thumbnail.rendition, thumbnail.bytes)]
  return { width, height, color, master: masterOf(examined), copies_due: 1, renditions }
}

/** Returns the names of all stored bytes of a file. */
export function storedNames({
  stem,
  master,
  file_type,
  renditions,
}: Pick<StoredFile, 'stem' | 'master' | 'file_type' | 'renditions'>): string[] {
  const suffixes = renditions.map(({ suffix }) => suffix)
  if (master) suffixes.push(master)
  if (file_type === fileKinds.pdf.type) suffixes.push(documentSuffix)
  return suffixes.map((suffix) => `${stem}-${suffix}`)
}

function masterOf({ kind, picture }: ExaminedFile): string {
  if (kind === 'jpeg') return masters.jpeg
  return picture?.isTransparent ? masters.transparent : masters.png
}
