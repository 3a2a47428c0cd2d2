import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPackage, pinnedNode, root } from './root.mjs'
import { npm } from './run.mjs'

/**
 * Installs what `package-lock.json` lists, if `node_modules` differs from it. A package is
 * installed with what it needs.
 * @param {{ development: boolean }} need whether build and test tools are needed as well
 */
export async function ensureInstalled({ development }) {
  if (isPackage || isInstalled(development)) return
  console.log('Linecheck: installing dependencies (about half a minute) …')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await npm(args, process.env)
  if (code === 0 && existsSync(pinnedNode)) return
  const why =
    code === 0
      ? 'npm did not let the package `node` run its install script; allow it and run `npm ci`.'
      : '`npm ci` failed (see above); without network it needs a filled npm cache.'
  console.error(`Linecheck cannot start: ${why}`)
  process.exit(1)
}

/** @param {boolean} development */
function isInstalled(development) {
  const wanted = packages(join(root, 'package-lock.json'))
  const present = packages(join(root, 'node_modules/.package-lock.json'))
  const skipped = ({ optional = false, devOptional = false, dev = false }) =>
    optional || devOptional || (dev && !development)
  return (
    existsSync(pinnedNode) &&
    Object.entries(wanted).every(
      ([path, entry]) => !path || skipped(entry) || present[path]?.version === entry.version,
    )
  )
}

/**
 * Returns what an npm lock file lists, by folder. npm writes a second one of what is installed.
 * @param {string} file
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function packages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}
