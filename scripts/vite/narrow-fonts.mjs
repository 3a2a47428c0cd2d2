import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subset from 'subset-font'

const require = createRequire(import.meta.url)
/** Under the names of their packages, whose licences are theirs. */
const kept = join(import.meta.dirname, '../../node_modules/.cache/fonts/node_modules')

const woff2 = /** @type {const} */ ('woff2')

/** What browsers ask of a face by themselves, and digits of one width (`tabular-nums`). */
const keepFeatures =
  'calt ccmp clig curs dist fina init isol kern liga locl mark medi mkmk rclt rlig rvrn tnum'.split(
    ' ',
  )

const rubik = (/** @type {string} */ script) =>
  `@fontsource-variable/rubik/files/rubik-${script}-wght-normal.woff2`

/** What the style sheets use of Rubik besides the chosen faces (`faces.mjs`), by the names that they use. */
const used = { 'text-latin': rubik('latin'), 'text-arabic': rubik('arabic') }

/**
 * Narrows the fonts that style sheets name themselves.
 * @returns {Promise<Record<string, string>>} where they are, for `resolve.alias`
 */
export async function narrowFonts() {
  const ranges = rangesOf(
    globSync(join(import.meta.dirname, '../../web/{site,admin/ui}/styles/*.css')),
  )
  const axes = { wght: { min: 400, max: 700 } }
  const entries = Object.entries(used).map(async ([name, source]) => {
    const range = ranges[name]
    if (!range) throw new Error(`No style sheet says the characters of ${name}`)
    return [
      `@fontsource-variable/rubik/${name}.woff2`,
      await narrowFont(source, { name, axes, range }),
    ]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * Makes a font as small as what it is used for, once: widths, weights and features of no use are not
 * sent, nor characters other than those of the range.
 * @param {string} source
 * @param {{ name: string, axes: Record<string, number | { min: number, max: number }>, range: string }} use
 * @returns {Promise<string>} where it is
 */
export async function narrowFont(source, { name, axes, range }) {
  const whole = readFileSync(require.resolve(source))
  const key = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([axes, range, keepFeatures]))
  const folder = join(kept, source, '..')
  const place = join(folder, `${key.digest('hex').slice(0, 12)}-${name}.woff2`)
  if (!existsSync(place)) {
    mkdirSync(folder, { recursive: true })
    const options = { targetFormat: woff2, variationAxes: axes, keepFeatures }
    writeFileSync(place, await subset(whole, characters(range), options))
  }
  return place
}

/**
 * @param {string[]} sheets
 * @returns {Record<string, string>} by the name of the face
 */
function rangesOf(sheets) {
  const face = /@fontsource-variable\/[\w-]+\/([\w-]+)\.woff2[^}]*unicode-range: ([^;]+);/g
  const said = sheets.flatMap((sheet) => [
    ...readFileSync(sheet, 'utf8').replace(/\s+/g, ' ').matchAll(face),
  ])
  const ranges = Object.fromEntries(said.map(([, name = '', range = '']) => [name, range]))
  const odd = said.find(([, name = '', range]) => ranges[name] !== range)
  if (odd) throw new Error(`Two style sheets say different characters of ${odd[1]}`)
  return ranges
}

/** @param {string} ranges as `unicode-range` says them */
export function characters(ranges) {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')
}
