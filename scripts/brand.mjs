import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { root } from './root.mjs'

/**
 * Returns the folder of the brand, absolute: of `--brand PATH`, else of `BRAND_DIR`, else the demo brand,
 * or the blank one with `DEMO=off`. Prints why and ends the process when there is no `brand.ts` in it.
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {string}
 */
export function chosenBrand(args, env) {
  const at = args.indexOf('--brand')
  const ours = join(root, env.DEMO === 'off' ? 'brands/blank' : 'brands/marigold')
  const folder = resolve((at < 0 ? env.BRAND_DIR : args[at + 1]) || ours)
  if (existsSync(join(folder, 'brand.ts'))) return folder
  console.error(`Linecheck cannot start: there is no brand.ts in ${folder}.`)
  process.exit(1)
}

/**
 * Returns where a brand is built: in `build/` of this repository, or in `.linecheck/build` of a brand's
 * folder elsewhere.
 * @param {string} brand absolute
 * @returns {string}
 */
export function buildDirOf(brand) {
  const inside = relative(root, brand)
  const isOurs = !isAbsolute(inside) && !inside.startsWith('..') && !inside.includes('node_modules')
  return isOurs ? join(root, 'build') : join(brand, '.linecheck/build')
}
