import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { hashKey, type Manifest, ManifestBuilder, manifestName, sha256 } from './manifest.ts'

/** Its message ends a sentence. */
export class ArchiveDamaged extends Error {
  override readonly name: string = 'Damaged'
}

export class ArchiveCutOff extends ArchiveDamaged {
  constructor(options?: ErrorOptions) {
    super('its end is missing', options)
  }
}

export interface ArchiveEntry {
  name: string
  bytes: Buffer
}

const maxBytes = 512 * 1024 * 1024

/**
 * Yields the entries in order, each checked by its hash, the manifest last. Throws
 * `ArchiveDamaged`.
 */
export async function* readArchive(path: string): AsyncIterable<ArchiveEntry> {
  const stats = await stat(path).catch(() => null)
  if (!stats?.isFile()) throw new ArchiveDamaged('it is no file')
  const file = createReadStream(path)
  const decompressed = file.pipe(createZstdDecompress())
  // `pipe` does not forward errors of the file itself.
  file.on('error', (error) => decompressed.destroy(error))
  const decoder = createTarDecoder({ strict: true })
  const fed = Readable.toWeb(decompressed).pipeTo(decoder.writable)
  fed.catch(() => undefined)
  const sealing = new ManifestBuilder()
  try {
    for await (const entry of decoder.readable) {
      const { thing, hash } = await readThing(entry)
      if (thing.name === manifestName) {
        await fed
        checkSeal(thing, sealing.seal())
        yield thing
        return
      }
      sealing.add(thing.name, thing.bytes.length, hash)
      yield thing
    }
  } catch (error) {
    if (error instanceof ArchiveDamaged) throw error
    if (error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR')
      throw new ArchiveCutOff({ cause: error })
    throw new ArchiveDamaged(error instanceof Error ? error.message : String(error), {
      cause: error,
    })
  } finally {
    decompressed.destroy()
    file.destroy()
  }
  throw sealing.seal().entries > 0 ? new ArchiveCutOff() : new ArchiveDamaged('it holds nothing')
}

async function readThing({ header, body }: ParsedTarEntry) {
  if (header.size > maxBytes) throw new ArchiveDamaged(`${header.name} has no size of ours`)
  const bytes = Buffer.concat(await Array.fromAsync(body))
  const hash = sha256(bytes)
  if (hash !== header.pax?.[hashKey])
    throw new ArchiveDamaged(`${header.name} is not as it was written`)
  return { thing: { name: header.name, bytes }, hash }
}

function checkSeal({ bytes }: ArchiveEntry, stats: Manifest): void {
  const said = JSON.parse(bytes.toString()) as Manifest
  if (said.sha256 === stats.sha256 && said.entries === stats.entries) return
  throw new ArchiveDamaged('it has not all that it says it has')
}
