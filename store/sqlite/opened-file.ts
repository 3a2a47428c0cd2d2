import { statSync } from 'node:fs'
import { StoreBusy } from '../store-errors.ts'

/** Writes to a database file that was replaced on disk would be lost. */
export class OpenedFile {
  readonly #path: string
  readonly #identity: string | null

  constructor(path: string) {
    this.#path = path
    this.#identity = identityOf(path)
  }

  get isReplaced(): boolean {
    return this.#identity !== null && identityOf(this.#path) !== this.#identity
  }

  /** Throws `StoreBusy`: the last write must not be acknowledged. */
  requireSame(): void {
    if (this.isReplaced) throw new StoreBusy('the database file was replaced while it was open')
  }
}

function identityOf(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats ? `${stats.dev}:${stats.ino}` : ''
}
