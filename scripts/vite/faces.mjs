import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fromBuffer } from '@capsizecss/unpack'
import { runnerImport } from 'vite'
import { root } from '../root.mjs'
import { brandFaces } from './brand-faces.mjs'
import { characters, narrowFont } from './narrow-fonts.mjs'

/**
 * @typedef {Record<string, number | { min: number, max: number }>} Axes
 * @typedef {import('../../catalogue/brand/brand.ts').Brand} Brand
 * @typedef {import('../../catalogue/theme/bundled-faces.ts').BrandFace} BrandFace
 * @typedef {import('../../catalogue/theme/bundled-faces.ts').FaceRole} FaceRole
 * @typedef {typeof import('../../catalogue/theme/bundled-faces.ts').bundledFaces} Families
 */

/** Families whose words stand too close together in titles, and what their spaces get more. @type {Record<string, string>} */
const wordSpaces = { archivo: '0.07em', fraunces: '0.06em' }

/** The axes of running text: one file serves all its weights. */
const textAxes = { wght: { min: 400, max: 700 } }

/**
 * The files of bundled families for titles, pinned to one weight: it is declared as 800.
 * @type {Record<string, [file: string, axes: Axes]>}
 */
const displayFiles = {
  'bricolage-grotesque': ['latin-wdth', { wdth: 75, wght: 800 }],
  archivo: ['latin-wdth', { wdth: 75, wght: 800 }],
  'baloo-2': ['latin-wght', { wght: 800 }],
  fraunces: ['latin-opsz', { opsz: 144, wght: 800 }],
  'league-spartan': ['latin-wght', { wght: 800 }],
  oswald: ['latin-wght', { wght: 700 }],
  unbounded: ['latin-wght', { wght: 800 }],
}

/** Of a family that says no weights. */
const weights = { display: '800', text: '300 900' }

/** What English is written with, and the digits, prices and marks of every language. */
const plain =
  'U+20-7E, U+A0, U+A3, U+A9, U+AB, U+B0, U+B7, U+BB, U+D7, U+2009, U+200E-200F, U+2013-2014, U+2018-201E, U+2022, U+2026, U+202F, U+20AC, U+2212'

/** The letters of other languages. */
const accented =
  'U+A1-A2, U+A4-A8, U+AA, U+AC-AF, U+B1-B6, U+B8-BA, U+BC-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2008, U+200A-200D, U+2010-2012, U+2015-2017, U+201F-2021, U+2023-2025, U+2027-202E, U+2030-206F, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD'

/** Latin only: other scripts must reach the faces that have them. */
const latin = 'U+0-24F, U+2000-206F, U+20AC'

/**
 * The faces that devices have, by the average width of a letter in em (measured by the same library).
 * DejaVu stands in for Arial on many a Linux.
 */
const local = {
  display: [
    { of: '', width: 983 / 2048, names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
    { of: ' Linux', width: 1176 / 2048, names: ['DejaVu Sans Bold'] },
  ],
  text: [
    { of: '', width: 913 / 2048, names: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'] },
    { of: ' Linux', width: 1041 / 2048, names: ['DejaVu Sans'] },
  ],
}

/** Titles are set for letters up to this width, in em: those of wider families are smaller. */
const widestLetter = 0.47

/**
 * Writes a style sheet for each family that the look may have: its fonts, and local faces of the same
 * measures until they arrive.
 * @param {{ aliases: Record<string, string>, folder: string, families: Families }} input `aliases`: of the
 *   build, the brand's `brand.ts` among them; `folder`: absolute; `families`: the bundled ones
 * @returns {Promise<string[]>} the sheets, as inputs of the build
 */
export async function writeFaces({ aliases, folder, families }) {
  const brandFile = aliases['#brand'] ?? ''
  const brand = await loadBrand(brandFile, aliases)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const bundled = /** @type {const} */ (['display', 'text']).flatMap((role) =>
    Object.entries(families[role]).map(async ([key, family]) =>
      writeSheet(folder, key, await narrowed(key, role, family)),
    ),
  )
  const own = brandFaces(brand, dirname(brandFile), families).map(([key, face]) =>
    writeSheet(folder, key, copied(folder, key, face)),
  )
  return Promise.all([...bundled, ...own])
}

/**
 * Loads a brand's declarations as the build sees them: Node strips no types in an installed package.
 * @param {string} file
 * @param {Record<string, string>} aliases
 * @returns {Promise<Brand>}
 */
async function loadBrand(file, aliases) {
  const ours = { find: /^#(\w+)\//, replacement: `${root}/$1/` }
  const named = Object.entries(aliases).map(([find, replacement]) => ({ find, replacement }))
  const { module } = await runnerImport(file, {
    root,
    logLevel: 'error',
    resolve: { alias: [...named, ours] },
  })
  return /** @type {{ brand: Brand }} */ (module).brand
}

/**
 * Narrows a bundled family to what the look uses of it.
 * @param {string} key
 * @param {FaceRole} role
 * @param {string} family
 * @returns {Promise<BrandFace>}
 */
async function narrowed(key, role, family) {
  const [file, axes] = displayFiles[key] ?? ['latin-wght', textAxes]
  const source = `@fontsource-variable/${key}/files/${key}-${file}-normal.woff2`
  const base = await narrowFont(source, { name: `${role}-plain`, axes, range: plain })
  const more = await narrowFont(source, { name: `${role}-accented`, axes, range: accented })
  const files = [
    { path: base, range: plain },
    { path: more, range: accented },
  ]
  return { family, role, files }
}

/**
 * Copies the files of a brand's family under names that say when pages need them (`isNeededFirst`).
 * @param {string} folder
 * @param {string} key
 * @param {BrandFace} face with absolute paths
 * @returns {BrandFace}
 */
function copied(folder, key, face) {
  const files = face.files.map((file, at) => {
    const path = join(folder, `${key}-${at}-${kindOf(file.range)}.woff2`)
    copyFileSync(file.path, path)
    return { ...file, path }
  })
  return { ...face, files }
}

/** @param {string} [range] */
function kindOf(range) {
  if (!range) return 'plain'
  const letters = new Set(characters(range.toUpperCase()))
  if (letters.has('a')) return 'plain'
  if (letters.has('é')) return 'accented'
  return letters.has('ا') ? 'arabic' : 'rare'
}

/**
 * @param {string} folder
 * @param {string} key
 * @param {BrandFace} face with absolute paths
 */
async function writeSheet(folder, key, { family, role, files }) {
  const measured = files.find(({ range }) => kindOf(range) === 'plain') ?? files[0]
  const metrics = await fromBuffer(readFileSync(measured?.path ?? ''))
  const width = metrics.xWidthAvg / metrics.unitsPerEm
  const size = role === 'display' ? Math.min(1, widestLetter / width) : 1
  const rules = files.map(({ path, weight = weights[role], range }) =>
    fontFace({
      'font-family': `'${family}'`,
      'font-weight': weight,
      'font-display': 'swap',
      src: `url('${path}') format('woff2')`,
      ...(size < 1 ? { 'size-adjust': percent(size) } : {}),
      ...(range ? { 'unicode-range': range } : {}),
    }),
  )
  const fallbacks = local[role].map(({ of, width: localWidth, names }) => {
    const adjusted = (width * size) / localWidth
    /** @param {number} metric */
    const ofLine = (metric) => percent((metric * size) / metrics.unitsPerEm / adjusted)
    return fontFace({
      'font-family': `'${family} Fallback${of}'`,
      // Undeclared for text: browsers embolden the local face themselves.
      ...(role === 'display' ? { 'font-weight': weights.display } : {}),
      src: names.map((name) => `local('${name}')`).join(', '),
      'size-adjust': percent(adjusted),
      'ascent-override': ofLine(metrics.ascent),
      'descent-override': ofLine(-metrics.descent),
      'line-gap-override': ofLine(metrics.lineGap),
      'unicode-range': latin,
    })
  })
  const stack = `'${family}', '${family} Fallback', '${family} Fallback Linux'`
  const letter = (width * size * 1.05).toFixed(2)
  const chosen =
    role === 'display'
      ? `:root { --face-display: ${stack}, var(--face-text); --letter: ${letter}; --word-space: ${wordSpaces[key] ?? '0em'} }`
      : `:root { --face-text: ${stack}, 'Rubik Arabic', var(--face-system) }`
  const path = join(folder, `${key}.css`)
  writeFileSync(path, `${[...rules, ...fallbacks, chosen].join('\n')}\n`)
  return relative(root, path)
}

/** @param {Record<string, string>} descriptors */
function fontFace(descriptors) {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}`
}

/** @param {number} share */
function percent(share) {
  return `${(share * 100).toFixed(1)}%`
}
