import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, absolute. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node that the project pins through npm (package `node`). */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Node's options for the server. Half of the default young generation saves memory at the same speed. */
export const serverFlags = ['--max-semi-space-size=8']

/**
 * glibc's settings for the server unless the operator sets others (mallopt(3)): one memory pool for all
 * threads, and large blocks, as a password check needs, are returned to the system at once.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(1024 ** 2) }
