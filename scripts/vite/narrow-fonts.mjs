import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subset from 'subset-font'

const require = createRequire(import.meta.url)
/** Under the names of their packages, whose licences are theirs. */
const kept = join(import.meta.dirname, '../../node_modules/.cache/fonts/node_modules')

const display = {
  file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
  axes: { wdth: 75, wght: 800 },
}
const text = {
  file: 'rubik/files/rubik-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
}

const woff2 = /** @type {const} */ ('woff2')

/** What browsers ask of a face by themselves, and digits of one width (`tabular-nums`). */
const keepFeatures =
  'calt ccmp clig curs dist fina init isol kern liga locl mark medi mkmk rclt rlig rvrn tnum'.split(
    ' ',
  )

/** What the style sheets use of each variable face, by the names that they give it in its package. */
const used = {
  'display-plain': display,
  'display-accented': display,
  'text-plain': text,
  'text-accented': text,
  'text-latin': text,
  'text-arabic': { ...text, file: 'rubik/files/rubik-arabic-wght-normal.woff2' },
}

/**
 * Makes the faces as small as what they are used for, once: widths, weights and features of no use
 * are not sent, nor characters other than those of the `unicode-range` beside the face's address.
 * @returns {Promise<Record<string, string>>} where they are, for `resolve.alias`
 */
export async function narrowFonts() {
  const ranges = rangesOf(
    globSync(join(import.meta.dirname, '../../web/{site,admin/ui}/styles/*.css')),
  )
  const entries = Object.entries(used).map(async ([name, { file, axes }]) => {
    const source = `@fontsource-variable/${file}`
    const range = ranges[name]
    if (!range) throw new Error(`No style sheet says the characters of ${name}`)
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
    return [`@fontsource-variable/${file.split('/')[0]}/${name}.woff2`, place]
  })
  return Object.fromEntries(await Promise.all(entries))
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
function characters(ranges) {
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
