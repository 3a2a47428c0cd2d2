import { createHash } from 'node:crypto'
import type { Rendition } from '#store/media/media.ts'

/** By what bytes that come back from a storage are known again. */
export interface Digest {
  /** Bytes. */
  size: number
  /** SHA-256, base64url. */
  sha256: string
}

function digestOf(bytes: Uint8Array): Digest {
  const sha256 = createHash('sha256').update(bytes).digest('base64url')
  return { size: bytes.byteLength, sha256 }
}

/** Returns the copy as its row describes it once these bytes are stored. */
export function withDigest(rendition: Rendition, bytes: Uint8Array): Rendition {
  return { ...rendition, ...digestOf(bytes) }
}
