import { createHash, type Hash } from 'node:crypto'

export const manifestName = 'seal.json'

/** The tar header (pax) that holds the SHA-256 of an entry's bytes. */
export const hashKey = 'LINECHECK.sha256'

/** Tells a whole archive from one that was cut off. */
export interface Manifest {
  entries: number
  bytes: number
  sha256: string
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export class ManifestBuilder {
  readonly #hash: Hash = createHash('sha256')
  #entries = 0
  #bytes = 0

  add(name: string, bytes: number, hash: string): void {
    this.#hash.update(`${name}\n${bytes}\n${hash}\n`)
    this.#entries++
    this.#bytes += bytes
  }

  seal(): Manifest {
    return { entries: this.#entries, bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}
