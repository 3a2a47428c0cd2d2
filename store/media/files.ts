import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { StoreBusy, storeError } from '../store-errors.ts'

/** Inclusive, counted from 0. */
export interface Range {
  first: number
  last: number
}

/**
 * Names are generated (`[a-z0-9.-]`) and their bytes never change. Throws `StoreBusy` or
 * `StoreFull`; nothing has changed then. Remote storage is given up after 5 s of silence, or when
 * `until` aborts.
 */
export interface Files {
  /** The file is on disk when this resolves. */
  put(name: string, bytes: Uint8Array, until?: AbortSignal): Promise<void>
  head(name: string, until?: AbortSignal): Promise<{ size: number } | null>
  /** `until` limits the start, not the stream. */
  get(name: string, range?: Range, until?: AbortSignal): Promise<Readable | null>
  delete(name: string): Promise<void>
  /** Yields names that begin with a stem and `-`, or all, with what an interrupted write left. */
  list(stems?: readonly string[]): AsyncIterable<string>
}

/** Returns whether the name could be ours: a bucket may hold other files. */
export function isOwnName(name: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{0,120}$/.test(name)
}

export function requireOwnName(name: string): string {
  if (!isOwnName(name)) throw new Error(`Not a name of ours: ${name}`)
  return name
}

export function stemOf(name: string): string {
  return name.split('-', 1)[0] ?? ''
}

export function folderFiles(folder: string): Files {
  const pathOf = (name: string) => join(folder, requireOwnName(name))

  async function sizeOf(name: string) {
    const stats = await stat(pathOf(name)).catch(nullWhenMissing)
    return stats?.isFile() ? { size: stats.size } : null
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
      const wantedStems = stems && new Set(stems)
      const entries = await opendir(folder, { bufferSize: 500 }).catch(nullWhenMissing)
      for await (const entry of entries ?? []) {
        if (entry.isFile() && (!wantedStems || wantedStems.has(stemOf(entry.name))))
          yield entry.name
      }
    },
  }
}

/** Writes to a temporary name and renames, so that a name never leads to half a file. */
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

/** Puts the new name on disk too, not only the bytes. */
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
