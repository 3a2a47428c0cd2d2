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

/**
 * What the server's Node is started with. Pages are kept bytes, so little is young for long: half of
 * Node's own nursery saves resident memory and costs no speed that the bench can see.
 */
export const serverFlags = ['--max-semi-space-size=8']

/**
 * What it finds in its environment unless the operator says otherwise (mallopt(3)). Threads share one
 * pool of memory instead of one each, and what is large, as what a password's check fills, is given
 * back to the system at once: glibc raises that threshold by itself and then keeps it for ever.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(1024 ** 2) }
