import { createHash, type Hash } from 'node:crypto'

/** The name of the last thing in an archive, which says what stands before it. */
export const manifestName = 'seal.json'

/** Where each thing in an archive says the hash of its own bytes. */
export const hashKey = 'LINECHECK.sha256'

/** What makes an archive whole: how many things it has, and a hash over their names and hashes in order. */
export interface Manifest {
  entries: number
  bytes: number
  sha256: string
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Counts along while an archive is written or read. */
export class ManifestBuilder {
  readonly #hash: Hash = createHash('sha256')
  #entries = 0
  #bytes = 0

  add(name: string, bytes: number, hash: string): void {
    this.#hash.update(`${name}\n${bytes}\n${hash}\n`)
    this.#entries++
    this.#bytes += bytes
  }

  /** To be asked once, at the end. */
  seal(): Manifest {
    return { entries: this.#entries, bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}
