import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What the schedule calls its backups; what is called otherwise is never removed. */
const scheduled = /^linecheck-\d{8}T\d{6}Z\.tar\.zst$/
const unfinished = /^linecheck-\d{8}T\d{6}Z\.tar\.zst\.(part|names)$/

/** The file of a backup that the schedule takes now. */
export function scheduledFile(folder: string, now: string): string {
  return join(folder, `linecheck-${now.replaceAll(/[-:]|\.\d+/g, '')}.tar.zst`)
}

/** Keeps the newest of the schedule's backups in a folder, and what was never finished of none. */
export async function keepNewest(folder: string, count: number): Promise<void> {
  const names = await readdir(folder)
  const old = names
    .filter((name) => scheduled.test(name))
    .sort()
    .slice(0, -count)
  const left = names.filter((name) => unfinished.test(name))
  for (const name of [...old, ...left]) await rm(join(folder, name), { force: true })
}
