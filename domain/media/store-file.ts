import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Files } from '#store/media/files.ts'
import type { NewMedia } from '#store/media/media.ts'
import { fileKinds } from './bytes/file-kind.ts'
import { masters } from './encoding/planned-copies.ts'
import type { ExaminedFile } from './examine-file.ts'
import { documentSuffix } from './media-url.ts'
import { cleanPath } from './receive-file.ts'

/** What a row says of its bytes, which are stored already. */
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

/** The unguessable part of the addresses of new bytes. */
export function newStem(): string {
  return randomBytes(16).toString('hex')
}

/**
 * Stores the bytes of an examined file and gives what its row will say: first the bytes, then the
 * row, so that no row ever points to bytes that are not there. When it throws, also because `until`
 * says so, what it left goes behind.
 */
export async function storeFile(
  files: Files,
  examined: ExaminedFile,
  until: AbortSignal,
): Promise<StoredFile> {
  const { file, kind, picture } = examined
  const stored = { ...describe(examined), file_type: fileKinds[kind].type, sha256: file.sha256 }
  try {
    if (!picture || !stored.master) {
      await files.put(`${stored.stem}-${documentSuffix}`, await readFile(file.path), until)
      return { ...stored, file_size: file.size }
    }
    const clean = await readFile(cleanPath(file))
    await files.put(`${stored.stem}-${stored.master}`, clean, until)
    const { rendition, bytes } = picture.thumbnail
    await files.put(`${stored.stem}-${rendition.suffix}`, bytes, until)
    return { ...stored, file_size: clean.length }
  } catch (error) {
    dropBehind(files, storedNames(stored))
    throw error
  }
}

function describe(examined: ExaminedFile) {
  const { picture } = examined
  const stem = newStem()
  if (!picture) {
    return {
      stem,
      width: null,
      height: null,
      color: '#ffffff',
      master: null,
      copies_due: 0,
      renditions: [],
    }
  }
  const { width, height, color, thumbnail } = picture
  const renditions = [thumbnail.rendition]
  return { stem, width, height, color, master: masterOf(examined), copies_due: 1, renditions }
}

/** The names of everything that is stored of a file. */
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

/** Removes bytes that no row points to. What cannot be removed now is found by `npm run media:check`. */
export async function dropFiles(files: Files, names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => files.delete(name)))
}

/** The same for somebody who waits for an answer: the storage may be what failed. */
export function dropBehind(files: Files, names: readonly string[]): void {
  void dropFiles(files, names)
}

/** How long (ms) one request may take to store its bytes, all of them together. */
const longestStoring = 60_000

/** The one deadline of a request that stores bytes. */
export function storingDeadline(): AbortSignal {
  return AbortSignal.timeout(longestStoring)
}

function masterOf({ kind, picture }: ExaminedFile): string {
  if (kind === 'jpeg') return masters.jpeg
  return picture?.isTransparent ? masters.transparent : masters.png
}
