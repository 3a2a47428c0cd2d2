import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** What browsers load is built from these. */
const rooms = ['web', 'catalogue']

/** @typedef {{ name: string, version: string, license: string, folder: string }} Package */

/**
 * Lists the packages that the build for browsers may contain: the typefaces, and those that the sources
 * import with their dependencies by the lock file, sorted by name.
 * @returns {Package[]}
 */
export function bundledPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  /** @type {Map<string, Package>} */
  const found = new Map()
  const named = [...namedInSources()].map((name) => folderOf(packages, '', name))
  // The typefaces are named where they are narrowed (`scripts/vite/faces.mjs`).
  const faces = Object.keys(packages).filter((each) => /^node_modules\/@fontsource/.test(each))
  const queue = [...named, ...faces]
  for (let folder = queue.pop(); folder; folder = queue.pop()) {
    if (found.has(folder)) continue
    const { version, license, dependencies = {} } = packages[folder]
    const name = folder.split('node_modules/').at(-1) ?? ''
    found.set(folder, { name, version, license, folder })
    for (const needed of Object.keys(dependencies)) queue.push(folderOf(packages, folder, needed))
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** @returns {Set<string>} */
function namedInSources() {
  const texts = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, room, name), 'utf8')),
  )
  const from = /(?:\bfrom|^import|\bimport\(|^@import|\burl\() ?'((?:@[\w-]+\/)?[\w-]+)['/]/gm
  return new Set(texts.flatMap((text) => [...text.matchAll(from)].map(([, name = '']) => name)))
}

/**
 * Returns the lock file's key of the package that Node resolves from a folder.
 * @param {Record<string, unknown>} packages
 * @param {string} from
 * @param {string} name
 * @returns {string}
 */
function folderOf(packages, from, name) {
  const folder = `${from ? `${from}/` : ''}node_modules/${name}`
  if (packages[folder]) return folder
  if (from === '') throw new Error(`The lock file has no ${name}`)
  return folderOf(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}
