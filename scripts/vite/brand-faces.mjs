import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * @typedef {import('../../catalogue/brand/brand.ts').Brand} Brand
 * @typedef {import('../../catalogue/theme/bundled-faces.ts').BrandFace} BrandFace
 * @typedef {typeof import('../../catalogue/theme/bundled-faces.ts').bundledFaces} Families
 */

/**
 * Returns the typefaces of a brand's folder, with absolute paths. Throws what is wrong with them, or with
 * those that its theme chooses.
 * @param {Pick<Brand, 'name' | 'theme' | 'faces'>} brand
 * @param {string} folder absolute
 * @param {Families} bundled
 * @returns {[key: string, face: BrandFace][]}
 */
export function brandFaces({ name, theme, faces = {} }, folder, bundled) {
  const all = Object.entries(faces).map(([key, face]) => {
    const fault = faultOf(key, face, bundled)
    if (fault) throw new Error(`${name} has a typeface "${key}" ${fault}.`)
    const files = face.files.map((file) => {
      const path = join(folder, file.path)
      if (!path.startsWith(folder + sep) || !existsSync(path))
        throw new Error(
          `${name} has a typeface "${key}" with ${file.path}, which is not in its folder.`,
        )
      if (readFileSync(path).toString('latin1', 0, 4) !== 'wOF2')
        throw new Error(
          `${name} has a typeface "${key}" with ${file.path}, which is no woff2 file.`,
        )
      return { ...file, path }
    })
    return /** @type {[string, BrandFace]} */ ([key, { ...face, files }])
  })
  for (const role of /** @type {const} */ (['display', 'text'])) {
    const chosen = theme?.[`${role}_face`]
    if (chosen && !(chosen in bundled[role]) && faces[chosen]?.role !== role)
      throw new Error(`${name} has "${chosen}" as ${role}_face, and no typeface of that name.`)
  }
  return all
}

/** Everything goes into a style sheet. @param {string} key @param {BrandFace} face @param {Families} bundled */
function faultOf(key, { family, files }, bundled) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) return 'whose name is not of a-z, 0-9 and hyphens'
  if (key in bundled.display || key in bundled.text) return 'with the name of a bundled one'
  if (!/^[\p{L}\p{N} ._-]+$/u.test(family))
    return 'whose family has other signs than letters and digits'
  if (files.length === 0) return 'without files'
  if (files.some(({ weight = '400' }) => !/^\d{1,4}( \d{1,4})?$/.test(weight)))
    return 'with a weight that is not as in 700 or 300 900'
  const ranges = /^U\+[\dA-F]{1,6}(-[\dA-F]{1,6})?(, U\+[\dA-F]{1,6}(-[\dA-F]{1,6})?)*$/i
  if (files.some(({ range = 'U+0' }) => !ranges.test(range)))
    return 'with a range that is not as in U+20-7E, U+A0'
  return null
}
