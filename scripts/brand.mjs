import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isPackage, root } from './root.mjs'

const demoBrand = join(root, 'brands/marigold')
export const blankBrand = join(root, 'brands/blank')

/**
 * Returns the folder of the brand, absolute: of `--brand PATH`, else of `BRAND_DIR`, else the one that an
 * installed package is called in, or of a clone the demo brand, or the blank one with `DEMO=off`. Prints why and ends the process when there is no `brand.ts` in it.
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {string}
 */
export function chosenBrand(args, env) {
  const at = args.indexOf('--brand')
  const ofClone = env.DEMO === 'off' ? blankBrand : demoBrand
  const ours = isPackage ? process.cwd() : ofClone
  const folder = resolve((at < 0 ? env.BRAND_DIR : args[at + 1]) || ours)
  if (existsSync(join(folder, 'brand.ts'))) return realpathSync(folder)
  console.error(`Linecheck cannot start: there is no brand.ts in ${folder}.`)
  process.exit(1)
}

/**
 * Returns where a brand is built, absolute: the demo brand in `build/`, any other in a folder of its own
 * below it, from where the packages that the server imports are found.
 * @param {string} brand absolute
 * @returns {string}
 */
export function buildDirOf(brand) {
  if (brand === demoBrand) return join(root, 'build')
  const hash = createHash('sha256').update(brand).digest('hex').slice(0, 8)
  return join(root, 'build/brands', `${basename(brand)}-${hash}`)
}
