import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '#catalogue/limits.ts'

/**
 * Deletes files of requests whose process crashed: those that nobody has written to for longer than
 * a request takes. Returns what it deleted and what is left, by name.
 */
export async function sweepIncoming(
  folder: string,
  { isDry = false } = {},
): Promise<{ removed: string[]; left: string[] }> {
  const removed: string[] = []
  const left: string[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const stats = await stat(path).catch(() => null)
    if (!stats?.isFile()) continue
    const isOver = Date.now() - stats.mtimeMs >= limits.upload.time
    if (isOver && !isDry) await rm(path, { force: true })
    const list = isOver ? removed : left
    list.push(name)
  }
  return { removed, left }
}
