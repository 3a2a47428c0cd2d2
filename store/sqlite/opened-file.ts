import { statSync } from 'node:fs'
import { StoreBusy } from '../refusals.ts'

/**
 * The file of a SQLite that is open. Somebody may put another one in its place (a copy of the data
 * directory, say); the process then goes on with the one that has no name any more, and all that is
 * written to it is lost.
 */
export class OpenedFile {
  readonly #path: string
  readonly #identity: string | null

  constructor(path: string) {
    this.#path = path
    this.#identity = identityOf(path)
  }

  /** Returns whether another file, or none, has its name now. */
  get isReplaced(): boolean {
    return this.#identity !== null && identityOf(this.#path) !== this.#identity
  }

  /** Throws `StoreBusy` where it was replaced: what was just written must not be acknowledged. */
  requireSame(): void {
    if (this.isReplaced) throw new StoreBusy('the database file was replaced while it was open')
  }
}

/** Returns what tells one file from another; '' where there is none. */
function identityOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.dev}:${found.ino}` : ''
}
