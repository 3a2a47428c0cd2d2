import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreFull, storeError } from '#store/store-errors.ts'
import { cleanName } from '../bytes/clean-name.ts'
import { signatureLength } from '../bytes/file-kind.ts'

/** An uploaded file, on disk until its request is answered. */
export interface IncomingFile {
  name: string
  path: string
  /** Bytes received. */
  size: number
  sha256: string
  /** The first bytes, which tell the type. */
  firstBytes: Uint8Array
  /** It exceeded the limit; not all of it is on disk. */
  isTooLarge: boolean
}

/**
 * Writes an upload into `folder`, at most `most` bytes; the rest is read and dropped, so that the
 * client can read the response. Throws `StoreFull`, and leaves nothing behind when it throws.
 */
export async function receiveFile(
  chunks: AsyncIterable<Uint8Array>,
  { folder, name, most }: { folder: string; name: string; most: number },
): Promise<IncomingFile> {
  const path = join(folder, randomUUID())
  try {
    await mkdir(folder, { recursive: true })
    return { name: cleanName(name), path, ...(await write(chunks, path, most)) }
  } catch (error) {
    await discardFile({ path })
    const known = storeError(error)
    throw known instanceof StoreFull ? known : error
  }
}

/** Deletes the file and what was made of it. */
export async function discardFile({ path }: Pick<IncomingFile, 'path'>): Promise<void> {
  await rm(path, { force: true })
  await rm(cleanPath({ path }), { force: true })
}

/** Returns the path of the cleaned copy of an incoming picture. */
export function cleanPath({ path }: Pick<IncomingFile, 'path'>): string {
  return `${path}.clean`
}

async function write(chunks: AsyncIterable<Uint8Array>, path: string, most: number) {
  const hash = createHash('sha256')
  const first: Uint8Array[] = []
  let size = 0
  const file = await open(path, 'wx')
  try {
    for await (const chunk of chunks) {
      if (size < signatureLength) first.push(chunk)
      size += chunk.byteLength
      if (size > most) continue
      hash.update(chunk)
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  const firstBytes = Uint8Array.from(Buffer.concat(first).subarray(0, signatureLength))
  return { size, sha256: hash.digest('hex'), firstBytes, isTooLarge: size > most }
}
