import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { blankBrand, buildDirOf, chosenBrand } from './brand.mjs'
import { precompress } from './precompress.mjs'
import { dependency, isPackage, pinnedNode, root } from './root.mjs'
import { projectEnv, run } from './run.mjs'
import { sourcesFingerprint } from './sources.mjs'

/** @param {string} brand */
const stampOf = (brand) => join(buildDirOf(brand), '.sources')

/**
 * Tells whether the build of a brand was made from the sources as they are now.
 * @param {string} brand its folder, absolute
 */
export function isBuilt(brand) {
  const stamp = stampOf(brand)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesFingerprint(brand)
}

/**
 * Builds server and browser code of a brand, with compressed copies beside what browsers fetch.
 * @param {string} brand its folder, absolute
 * @returns {Promise<boolean>} false after a failure, which has been printed
 */
export async function build(brand = chosenBrand(argv, process.env)) {
  const fingerprint = sourcesFingerprint(brand)
  const folder = buildDirOf(brand)
  rmSync(stampOf(brand), { force: true })
  const vite = join(dependency('vite'), 'bin/vite.js')
  const env = { ...projectEnv, NODE_ENV: 'production', BRAND_DIR: brand, BUILD_DIR: folder }
  if (await run(pinnedNode, [vite, 'build', '--app', '--logLevel', 'warn'], env)) return false
  // The licences have to be served with the scripts, styles and fonts.
  copyFileSync(join(root, 'NOTICE'), join(folder, 'client/licences.txt'))
  await precompress(join(folder, 'client'))
  writeFileSync(stampOf(brand), fingerprint)
  return true
}

/**
 * Builds a brand unless its build is of the sources as they are now.
 * @param {string} brand its folder, absolute
 * @returns {Promise<boolean>} false after a failure, which has been printed
 */
export async function buildWhenStale(brand) {
  if (isBuilt(brand)) return true
  console.log('Linecheck: building …')
  return build(brand)
}

/** Builds the chosen brand; in a clone without one also the blank brand, which `DEMO=off` starts with. */
export async function buildAll() {
  const { BRAND_DIR, DEMO } = process.env
  const isChosen = isPackage || argv.includes('--brand') || BRAND_DIR || DEMO
  return (await build()) && (isChosen || (await build(blankBrand)))
}

if (argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await buildAll()) ? 0 : 1
