import { execFile } from 'node:child_process'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { whenDone } from '../open-test-store.ts'

const run = promisify(execFile)

/**
 * Puts a disk of one megabyte in the place of a folder until the test ends, and gives how to fill
 * it and to free it again; null where this user or system cannot mount any.
 */
export async function mountSmallDisk(folder: string) {
  await mkdir(folder, { recursive: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', folder])
  } catch {
    return null
  }
  whenDone(async () => void (await run('umount', [folder])))
  const filler = join(folder, 'filler')
  return {
    /** Leaves no byte. */
    async fill(): Promise<void> {
      const { bavail, bsize } = await statfs(folder)
      const file = await open(filler, 'w')
      await file.writeFile(Buffer.alloc(bavail * bsize)).finally(() => file.close())
    },
    free: () => rm(filler),
  }
}
