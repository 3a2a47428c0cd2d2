import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, or of the installed package, absolute. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Whether npm installed this as a package. Node strips no types there: only what is built runs. */
export const isPackage = root.includes(`${sep}node_modules${sep}`)

/** Where relative paths of the operator begin. */
export const workingFolder = isPackage ? process.cwd() : root

/**
 * Returns the folder of a dependency, which npm installs inside of a package or beside it.
 * @param {string} name
 */
export function dependency(name) {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const found = folders.map((folder) => join(folder, name)).find(existsSync)
  return found ?? join(root, 'node_modules', name)
}

const nodeOfNpm = join(
  dependency('node'),
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/**
 * The Node that the project pins through npm (package `node`). Beside an installed package it is missing
 * where npm runs no install scripts: then it is the Node that runs this.
 */
export const pinnedNode = isPackage && !existsSync(nodeOfNpm) ? process.execPath : nodeOfNpm

/** Node's options for the server. Half of the default young generation saves memory at the same speed. */
export const serverFlags = ['--max-semi-space-size=8']

/**
 * glibc's settings for the server unless the operator sets others (mallopt(3)): one memory pool for all
 * threads, and large blocks, as a password check needs, are returned to the system at once.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(1024 ** 2) }
