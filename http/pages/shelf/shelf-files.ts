import { createHash } from 'node:crypto'
import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a shelf: a journal, and a file for each content, named by its hash. */
export class ShelfFiles {
  readonly #folder: string
  #count = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  async readJournal(): Promise<string> {
    return (await readIfThere(this.#journal))?.toString() ?? ''
  }

  async addToJournal(text: string): Promise<void> {
    await appendFile(this.#journal, text)
  }

  async replaceJournal(text: string): Promise<void> {
    await this.#write(this.#journal, text)
  }

  /** When (ms since 1970) the journal was last known to say what is so: its time of change. */
  async knownAt(): Promise<number> {
    const found = await stat(this.#journal).catch(() => null)
    return found?.mtimeMs ?? 0
  }

  async noteKnown(): Promise<void> {
    const now = new Date()
    await utimes(this.#journal, now, now)
  }

  /** The bytes of that hash; null where they are gone or are not what they were. */
  async read(hash: string): Promise<Buffer | null> {
    const bytes = await readIfThere(this.#at(hash))
    return bytes && hashOf(bytes) === hash ? bytes : null
  }

  async write(hash: string, bytes: Buffer): Promise<void> {
    await mkdir(join(this.#folder, hash.slice(0, 2)), { recursive: true })
    await this.#write(this.#at(hash), bytes)
  }

  async remove(hash: string): Promise<void> {
    await rm(this.#at(hash), { force: true })
  }

  /** Removes what no page has: a process that was killed left it. */
  async sweep(isWanted: (hash: string) => boolean): Promise<void> {
    for (const name of await readdir(this.#folder, { recursive: true })) {
      const [, hash] = /^[0-9a-f]{2}[/\\]([0-9a-f]{64})(\.\d+-\d+)?$/.exec(name) ?? []
      if (hash === undefined) continue
      if (name.length > 67 || !isWanted(hash)) await rm(join(this.#folder, name), { force: true })
    }
  }

  /**
   * Makes this process the one that writes here: others of the same machine only read. False where
   * another is at it.
   */
  async claim(): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true })
    for (let tries = 0; tries < 2; tries += 1) {
      const isFree = await writeFile(this.#writer, String(process.pid), { flag: 'wx' }).then(
        () => true,
        () => false,
      )
      if (isFree) return true
      const pid = Number((await readIfThere(this.#writer))?.toString() ?? 0)
      if (pid !== process.pid && isAlive(pid)) return false
      await rm(this.#writer, { force: true })
    }
    return false
  }

  async letGo(): Promise<void> {
    await rm(this.#writer, { force: true })
  }

  get #journal(): string {
    return join(this.#folder, 'journal')
  }

  get #writer(): string {
    return join(this.#folder, 'writer')
  }

  #at(hash: string): string {
    return join(this.#folder, hash.slice(0, 2), hash)
  }

  /** Whole or not at all. */
  async #write(path: string, bytes: Buffer | string): Promise<void> {
    this.#count += 1
    const part = `${path}.${process.pid}-${this.#count}`
    await writeFile(part, bytes)
    await rename(part, path)
  }
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null)
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
