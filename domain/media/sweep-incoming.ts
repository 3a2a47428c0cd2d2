import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** An upload that is older (ms) than this belongs to no request any more. */
const oldest = 3_600_000

/** Removes what a process that died left of requests. Gives how many files. */
export async function sweepIncoming(folder: string): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile() || Date.now() - found.mtimeMs < oldest) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}
