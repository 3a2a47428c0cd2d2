import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { hashKey, ManifestBuilder, manifestName, sha256 } from './manifest.ts'

/** Writes a tar file compressed with Zstandard, which any `tar --zstd` opens. */
export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Writes the manifest and syncs the file, which is still called `.part`. */
  seal(): Promise<string>
  publish(): Promise<void>
  abandon(): Promise<void>
}

export function partOf(path: string): string {
  return `${path}.part`
}

/** Readable by its owner only: it holds people's names and password hashes. */
const mode = 0o600

export async function writeArchive(path: string, now: string): Promise<ArchiveWriter> {
  const part = partOf(path)
  const { readable, controller } = createTarPacker()
  const params = {
    [constants.ZSTD_c_compressionLevel]: 3,
    [constants.ZSTD_c_checksumFlag]: 1,
  }
  await rm(part, { force: true })
  const writing = pipeline(
    Readable.from(readable, { objectMode: false }),
    createZstdCompress({ params }),
    createWriteStream(part, { mode, flush: true, flags: 'wx' }),
  )
  // The next `add` throws the error; unhandled it would end the process.
  writing.catch(() => undefined)
  const failed = writing.then(() => new Promise<never>(() => undefined))
  failed.catch(() => undefined)
  const sealing = new ManifestBuilder()
  const mtime = new Date(now)

  async function put(name: string, bytes: Uint8Array, hash: string): Promise<void> {
    const header = { name, size: bytes.byteLength, mtime, mode: 0o600, pax: { [hashKey]: hash } }
    const body = controller.add(header).getWriter()
    if (bytes.byteLength > 0) await body.write(bytes)
    await body.close()
  }

  return {
    async add(name, bytes) {
      const hash = sha256(bytes)
      await Promise.race([failed, put(name, bytes, hash)])
      sealing.add(name, bytes.byteLength, hash)
    },
    async seal() {
      const seal = JSON.stringify(sealing.seal())
      const bytes = Buffer.from(seal)
      await Promise.race([failed, put(manifestName, bytes, sha256(bytes))])
      controller.finalize()
      await writing
      return seal
    },
    async publish() {
      await rename(part, path)
      const folder = await open(dirname(path), 'r')
      await folder.sync().finally(() => folder.close())
    },
    async abandon() {
      controller.error(new Error('abandoned'))
      await writing.catch(() => undefined)
      await rm(part, { force: true })
    },
  }
}
