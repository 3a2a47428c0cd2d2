import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import type { Services } from '#domain/services.ts'
import { storeFailure } from '#domain/store-failure.ts'

/** Milliseconds without a response of the database (asked four times a second) until it is reported. */
const longestSilence = 2_000

/** With fewer free bytes than this, SQLite's log and uploads soon fail. */
const leastFreeBytes = 8 * 1024 * 1024

/** Milliseconds. */
const checkDiskEvery = 1_000

/** Returns a function that returns the current failure of database or disk, for operators, or null. */
export function degradedMode(
  { store }: Pick<Services, 'store'>,
  folder: string,
): () => Promise<string | null> {
  const diskFailure = diskWatch(folder)
  return async () => {
    const { silence, trouble: failure } = store.publications
    if (store.health.damage !== null || storeFailure(failure) === 'damaged')
      return 'the database is damaged: restore a backup'
    if (silence >= longestSilence)
      return `the database has not answered for ${Math.round(silence / 1000)} s`
    return diskFailure()
  }
}

/** Returns a function that returns why the folder cannot be written, or null. Checks once a second at most. */
export function diskWatch(folder: string): () => Promise<string | null> {
  let checkedAt = Number.NEGATIVE_INFINITY
  let failure: Promise<string | null> = Promise.resolve(null)
  return () => {
    if (performance.now() - checkedAt >= checkDiskEvery) {
      checkedAt = performance.now()
      failure = diskFailure(folder)
    }
    return failure
  }
}

async function diskFailure(folder: string): Promise<string | null> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < leastFreeBytes ? 'the disk is full' : null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    return code === 'EROFS' ? 'the disk is read-only' : `the disk cannot be written (${code})`
  }
}
