import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import type { Services } from '#domain/services.ts'
import { storeFailure } from '#domain/store-failure.ts'

/** For how long (ms) the database may say nothing before that is reported: it is asked four times a second. */
const longestSilence = 2_000

/** With less room (bytes) than this, SQLite's log and uploads soon fail. */
const leastRoom = 8 * 1024 * 1024

/** A file system that is asked more often says nothing new (ms). */
const lookEvery = 1_000

/** Returns a function that says why guests and staff have to do without something, for operators, or null. */
export function degradedMode(
  { store }: Pick<Services, 'store'>,
  folder: string,
): () => Promise<string | null> {
  const diskFailure = diskWatch(folder)
  return async () => {
    const { silence, trouble } = store.publications
    if (store.health.damage !== null || storeFailure(trouble) === 'damaged')
      return 'the database is damaged: restore a backup'
    if (silence >= longestSilence)
      return `the database has said nothing for ${Math.round(silence / 1000)} s`
    return diskFailure()
  }
}

/**
 * Returns a function that says why the folder takes no writes, or null when it does. It writes nothing
 * itself, and looks at the disk at most once a second.
 */
export function diskWatch(folder: string): () => Promise<string | null> {
  let lookedAt = Number.NEGATIVE_INFINITY
  let failure: Promise<string | null> = Promise.resolve(null)
  return () => {
    if (performance.now() - lookedAt >= lookEvery) {
      lookedAt = performance.now()
      failure = diskFailure(folder)
    }
    return failure
  }
}

async function diskFailure(folder: string): Promise<string | null> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < leastRoom ? 'the disk is full' : null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    return code === 'EROFS' ? 'the disk is read-only' : `the disk cannot be written (${code})`
  }
}
