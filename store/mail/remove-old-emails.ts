import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const emailFile = /^\d{14}-[0-9a-f]{24}\.eml$/
const part = /^\.[0-9a-f-]{36}\.part$/

const longestWrite = 3_600_000

/** Deletes only mails and unfinished files, which are named by `folder-transport.ts`. */
export async function removeOldEmails(
  folder: string,
  moment: string,
  stopping?: AbortSignal,
): Promise<number> {
  let gone = 0
  for (const name of await listOwn(folder)) {
    if (stopping?.aborted) break
    const path = join(folder, name)
    const written = (await stat(path).catch(() => null))?.mtimeMs ?? Number.POSITIVE_INFINITY
    const isOld = part.test(name)
      ? written < Date.now() - longestWrite
      : written < Date.parse(moment)
    if (!isOld) continue
    await rm(path, { force: true })
    if (emailFile.test(name)) gone += 1
  }
  return gone
}

async function listOwn(folder: string): Promise<string[]> {
  try {
    const entries = await Array.fromAsync(await opendir(folder))
    const files = entries.filter((entry) => entry.isFile())
    return files.map(({ name }) => name).filter((name) => emailFile.test(name) || part.test(name))
  } catch (error) {
    // The folder exists only once a mail was written to it.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
