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
 * What it finds in its environment unless the operator says otherwise: glibc gives threads pools of
 * memory of their own, which zlib, pictures and passwords fill in turn; one does as well as eight.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '1' }
