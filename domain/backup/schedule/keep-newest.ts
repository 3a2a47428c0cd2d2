import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of scheduled backups; other files are never deleted. */
const scheduled = /^linecheck-\d{8}T\d{6}Z\.tar\.zst$/
const unfinished = /^linecheck-\d{8}T\d{6}Z\.tar\.zst\.(part|names)$/

/** Returns the file name of a scheduled backup. */
export function scheduledFile(folder: string, now: string): string {
  return join(folder, `linecheck-${now.replaceAll(/[-:]|\.\d+/g, '')}.tar.zst`)
}

/** Deletes all but the newest scheduled backups, and unfinished ones. */
export async function keepNewest(folder: string, count: number): Promise<void> {
  const names = await readdir(folder)
  const old = names
    .filter((name) => scheduled.test(name))
    .sort()
    .slice(0, -count)
  const left = names.filter((name) => unfinished.test(name))
  for (const name of [...old, ...left]) await rm(join(folder, name), { force: true })
}
