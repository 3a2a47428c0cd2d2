import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { StoreBusy, storeError } from '../refusals.ts'

/** A part of a file: from the first to the last byte that is wanted, both counted from 0. */
export interface Range {
  first: number
  last: number
}

/**
 * Where the bytes of the library are. Names are ours (`[a-z0-9.-]`), never a person's, and what a
 * name holds never changes. When the place is away or full every verb throws `StoreBusy` or
 * `StoreFull`, and nothing has changed. A storage elsewhere is given up after 5 s of silence, and
 * when `until` says so: a request that asks for several things has one deadline for all of them.
 */
export interface Files {
  /** Keeps the bytes; they are on disk when it resolves. */
  put(name: string, bytes: Uint8Array, until?: AbortSignal): Promise<void>
  /** The size in bytes, or null when there is no such file. */
  head(name: string, until?: AbortSignal): Promise<{ size: number } | null>
  /** A stream of the file or a part of it, or null when there is no such file; `until` it begins. */
  get(name: string, range?: Range, until?: AbortSignal): Promise<Readable | null>
  /** Removes the file; there may be none. */
  delete(name: string): Promise<void>
  /**
   * The names of all files there are, or of those whose name begins with one of these stems and a
   * `-`, in no order. Also of what a process left that died while it was writing.
   */
  list(stems?: readonly string[]): AsyncIterable<string>
}

/** Could we have written this? Others may have files in a bucket, too. */
export function isOwnName(name: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{0,120}$/.test(name)
}

/** Gives the name back if it is one of ours. */
export function requireOwnName(name: string): string {
  if (!isOwnName(name)) throw new Error(`Not a name of ours: ${name}`)
  return name
}

/** What a name begins with: whose bytes they are. */
export function stemOf(name: string): string {
  return name.split('-', 1)[0] ?? ''
}

/** Files in a folder of this machine. */
export function folderFiles(folder: string): Files {
  const pathOf = (name: string) => join(folder, requireOwnName(name))

  async function sizeOf(name: string) {
    const found = await stat(pathOf(name)).catch(nullWhenMissing)
    return found?.isFile() ? { size: found.size } : null
  }

  return {
    async put(name, bytes) {
      await write(folder, pathOf(name), bytes)
    },
    head: sizeOf,
    async get(name, range) {
      return (await sizeOf(name)) ? createReadStream(pathOf(name), toOptions(range)) : null
    },
    async delete(name) {
      await rm(pathOf(name), { force: true })
    },
    async *list(stems) {
      const wanted = stems && new Set(stems)
      const entries = await opendir(folder, { bufferSize: 500 }).catch(nullWhenMissing)
      for await (const entry of entries ?? []) {
        if (entry.isFile() && (!wanted || wanted.has(stemOf(entry.name)))) yield entry.name
      }
    },
  }
}

/** Under its name only when it is whole and on disk: a name never leads to half a file. */
async function write(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}.part`
  try {
    await mkdir(folder, { recursive: true })
    const file = await open(part, 'w')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
    await syncFolder(folder)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    if (!isMissing(error)) throw storeError(error, 'files')
    throw new StoreBusy('swept while it was written', { part: 'files' })
  }
}

/** The new name is on disk as well, not only the bytes. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function toOptions(range?: Range) {
  return range ? { start: range.first, end: range.last } : {}
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
