import { buffer } from 'node:stream/consumers'
import { readArchive } from '#store/archive/read-archive.ts'
import { BackupError } from '#store/dump/backup-error.ts'
import type { Files } from '#store/media/files.ts'
import { fileIn, listIn } from './backup-entries.ts'
import type { CheckedBackup } from './check-backup.ts'

/**
 * Writes the files of a backup into the library. Returns how many it wrote and which are missing.
 * Deletes none: other files may belong to the former database, and `media:check` lists them. Throws
 * when a backup without bytes names files that do not exist.
 */
export async function restoreLibrary(
  { path, files, acceptMissing }: { path: string; files: Files; acceptMissing: boolean },
  { header, missing }: CheckedBackup,
): Promise<{ written: number; missing: string[] }> {
  if (header.media === 'bytes') return { written: await writeFiles(path, files), missing }
  const absent = await listAbsent(path, files)
  if (absent.length > 0 && !acceptMissing) {
    throw new BackupError(
      `${absent.length} files of the library are not in the storage, as ${absent[0]}, and the backup has only their names. To restore without them say so: npm run restore -- FILE --accept-missing`,
    )
  }
  return { written: 0, missing: [...missing, ...absent] }
}

async function writeFiles(path: string, files: Files): Promise<number> {
  let written = 0
  for await (const { name, bytes } of readArchive(path)) {
    const file = fileIn(name)
    if (file === null || (await isThere(files, file, bytes))) continue
    await files.put(file, bytes)
    written++
  }
  return written
}

async function isThere(files: Files, name: string, bytes: Buffer): Promise<boolean> {
  if ((await files.head(name))?.size !== bytes.length) return false
  const stream = await files.get(name)
  return stream !== null && bytes.equals(await buffer(stream))
}

async function listAbsent(path: string, files: Files): Promise<string[]> {
  const absent: string[] = []
  for await (const thing of readArchive(path)) {
    for (const { name, size } of listIn(thing) ?? []) {
      if ((await files.head(name))?.size !== size) absent.push(name)
    }
  }
  return absent
}
