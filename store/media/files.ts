import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where the bytes of the library are. Names are ours, never a person's. */
export interface Files {
  /** Keeps the bytes; they are on disk when it resolves. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The size in bytes and a stream of them, or null when there is no such file. */
  get(name: string): Promise<{ size: number; stream: () => Readable } | null>
  delete(name: string): Promise<void>
}

/** Files in a folder of this machine. */
export function folderFiles(folder: string): Files {
  return {
    async put(name, bytes) {
      const path = join(folder, safe(name))
      await mkdir(folder, { recursive: true })
      const file = await open(`${path}.part`, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    async get(name) {
      const path = join(folder, safe(name))
      const found = await stat(path).catch(() => null)
      return found?.isFile() ? { size: found.size, stream: () => createReadStream(path) } : null
    },
    async delete(name) {
      await rm(join(folder, safe(name)), { force: true })
    },
  }
}

function safe(name: string): string {
  if (!/^[a-z0-9][a-z0-9.-]{0,120}$/.test(name)) throw new Error(`Not a name of ours: ${name}`)
  return name
}
