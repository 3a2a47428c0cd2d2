import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Everything that the build reads. */
const inputs = [
  'app.ts',
  'config.ts',
  'secret-files.ts',
  'catalogue',
  'store',
  'domain',
  'http',
  'web',
  'brands',
  'surface',
  'public',
  'NOTICE',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/**
 * Returns a hash of the names and contents of all files that the build reads.
 * @returns {string}
 */
export function sourcesFingerprint() {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesUnder(input)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
