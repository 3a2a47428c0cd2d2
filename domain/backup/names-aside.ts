import { type FileHandle, open, rm } from 'node:fs/promises'
import type { DumpedRow } from '#store/dump/dump.ts'
import type { Rendition } from '#store/media/media.ts'
import { storedNames } from '../media/store-file.ts'

/** Returns the names of the files that a row points to. */
export function namesOf(table: string, row: DumpedRow): string[] {
  if (table === 'ticket_screenshot') return [`${row.stem}-${row.suffix}`]
  if (table !== 'media' && table !== 'media_version') return []
  return storedNames({
    stem: String(row.stem),
    master: row.master === null ? null : String(row.master),
    file_type: String(row.file_type),
    renditions: JSON.parse(String(row.renditions)) as Rendition[],
  })
}

/** Names written at once. */
const batchSize = 1_000

/** Names collected in a file, as a library may be large. */
export class NamesAside {
  readonly #path: string
  #waiting: string[] = []
  #file: FileHandle | null = null

  constructor(path: string) {
    this.#path = path
  }

  async add(names: readonly string[]): Promise<void> {
    this.#waiting.push(...names)
    if (this.#waiting.length >= batchSize) await this.#write()
  }

  /** Yields all names in lists of at most `size`. */
  async *inLists(size: number): AsyncIterable<string[]> {
    await this.#write()
    let list: string[] = []
    const file = await open(this.#path, 'r')
    for await (const name of file.readLines()) {
      list.push(name)
      if (list.length < size) continue
      yield list
      list = []
    }
    if (list.length > 0) yield list
  }

  async remove(): Promise<void> {
    await this.#file?.close()
    await rm(this.#path, { force: true })
  }

  async #write(): Promise<void> {
    this.#file ??= await open(this.#path, 'w', 0o600)
    await this.#file.write(this.#waiting.map((name) => `${name}\n`).join(''))
    this.#waiting = []
  }
}
