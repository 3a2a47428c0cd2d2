import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import subset from 'subset-font'

const require = createRequire(import.meta.url)
/** Under the names of their packages, whose licences are theirs. */
const kept = join(import.meta.dirname, '../../node_modules/.cache/fonts/node_modules')

/** What the site's style sheets use of each variable face: widths and weights of no use are not sent. */
const used = {
  'bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2': { wdth: 75, wght: 800 },
  'rubik/files/rubik-latin-wght-normal.woff2': { wght: { min: 400, max: 700 } },
}

/** The characters of these files (their `unicode-range` in `web/site/styles/fonts.css`). */
const latin =
  'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

/**
 * Makes the site's faces as small as what they are used for, once, and gives where they are, for
 * `resolve.alias`: 78 kB of the display face become 20.
 * @returns {Promise<Record<string, string>>}
 */
export async function narrowFonts() {
  const entries = Object.entries(used).map(async ([file, variationAxes]) => {
    const name = `@fontsource-variable/${file}`
    const whole = readFileSync(require.resolve(name))
    const key = createHash('sha256')
      .update(whole)
      .update(JSON.stringify([variationAxes, latin]))
    const folder = join(kept, name, '..')
    const place = join(folder, `${key.digest('hex').slice(0, 12)}-${basename(name)}`)
    if (!existsSync(place)) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(
        place,
        await subset(whole, characters(latin), { targetFormat: 'woff2', variationAxes }),
      )
    }
    return [name, place]
  })
  return Object.fromEntries(await Promise.all(entries))
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
