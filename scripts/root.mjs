import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, absolute. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Returns the folder of a package: beside us where we are an installed package ourselves, else in our own
 * `node_modules`, also before anything is installed.
 * @param {string} name
 * @returns {string}
 */
export function packageFolder(name) {
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(found)) return found
  }
  return join(root, 'node_modules', name)
}

/** The Node that the project pins through npm (package `node`). */
export const pinnedNode = join(
  packageFolder('node'),
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Node's options for the server. Half of the default young generation saves memory at the same speed. */
export const serverFlags = ['--max-semi-space-size=8']

/**
 * glibc's settings for the server unless the operator sets others (mallopt(3)): one memory pool for all
 * threads, and large blocks, as a password check needs, are returned to the system at once.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(1024 ** 2) }
