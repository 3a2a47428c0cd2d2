import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'

/** Linux keeps it in memory. */
const memory = '/dev/shm'

/** Bytes that have to be free there and on the machine: tests and their PostgreSQL write some hundred megabytes each. */
const wanted = 2 * 1024 ** 3

/**
 * A folder in memory for what tests write, where there is room: SQLite waits for the disk at every
 * write, PostgreSQL whenever it copies a database, and a disk takes a thousand times as long. Null
 * where there is none. It goes with this process, however that is ended; what no process can clean up
 * after (SIGKILL) the next one removes, by the number in its name.
 * @returns {{ folder: string, remove: () => void } | null}
 */
export function openMemoryFolder({ place = memory, room = wanted } = {}) {
  try {
    removeLeft(place)
    const { bavail, bsize } = statfsSync(place)
    if (bavail * bsize < room || process.availableMemory() < 2 * room) return null
    const folder = mkdtempSync(join(place, `linecheck-tests-${process.pid}-`))
    chmodSync(folder, 0o711) // PostgreSQL, which does not run as root, finds its own in it
    // What is just being ended may write a last file meanwhile.
    const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    process.once('exit', remove)
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.once(signal, () => process.exit(128 + constants.signals[signal]))
    return { folder, remove }
  } catch {
    return null
  }
}

/**
 * Removes the folders of processes that are gone.
 * @param {string} place
 */
function removeLeft(place) {
  for (const name of readdirSync(place)) {
    const [, pid] = /^linecheck-tests-(\d+)-/.exec(name) ?? []
    if (pid === undefined || lives(Number(pid))) continue
    try {
      rmSync(join(place, name), { recursive: true, force: true })
    } catch {
      // Somebody else's: theirs to remove.
    }
  }
}

/** @param {number} pid */
function lives(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
