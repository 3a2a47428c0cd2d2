import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Everything that the build reads. */
const inputs = [
  'app.ts',
  'server.ts',
  'dev.ts',
  'config.ts',
  'secret-files.ts',
  'catalogue',
  'store',
  'domain',
  'http',
  'web',
  'surface',
  'public',
  'NOTICE',
  'scripts/vite',
  'scripts/docs',
  'docs/guides',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/**
 * Returns a hash of the names and contents of all files that the build of a brand reads, and of where
 * they are.
 * @param {string} brand its folder, absolute
 * @returns {string}
 */
export function sourcesFingerprint(brand) {
  const hash = createHash('sha256').update(`${root}\0${brand}\0`)
  for (const path of [...inputs.map((input) => join(root, input)), brand]) {
    for (const file of filesUnder(path))
      hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Folders of a brand that are no source of it. */
const notSources = new Set(['node_modules', '.git', 'data'])

/**
 * @param {string} path absolute
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => (notSources.has(name) ? [] : filesUnder(join(path, name))))
}
