import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { StoreBusy } from '#store/store-errors.ts'
import type { Digest } from './digest.ts'

/** Size in bytes up to which a file is checked in memory before any of it is sent. */
export const maxBytesInMemory = 4 * 1024 * 1024

/** Reads a whole file. Throws `StoreBusy` when its bytes are not those that were stored. */
export async function readChecked(stream: Readable, expected: Digest): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of checked(stream, expected)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Streams a file and holds its last piece back until the digest is verified, so that altered bytes
 * never make a whole response that could be cached. Throws like `readChecked`.
 */
export async function* checked(stream: Readable, expected: Digest): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256')
  let size = 0
  let held: Uint8Array | null = null
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    if (held) yield held
    hash.update(chunk)
    size += chunk.byteLength
    if (size > expected.size) throw notAsStored()
    held = chunk
  }
  if (size !== expected.size || !isSame(hash, expected)) throw notAsStored()
  if (held) yield held
}

/** Throws `StoreBusy` when a file's length is not the stored one. */
export function requireLength(size: number, expected: Digest): void {
  if (size !== expected.size) throw notAsStored()
}

function isSame(hash: Hash, { sha256 }: Digest): boolean {
  return hash.digest('base64url') === sha256
}

function notAsStored(): StoreBusy {
  return new StoreBusy('the storage holds other bytes than were stored', { part: 'files' })
}
