import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromBuffer } from '@capsizecss/unpack'
import { narrowFont } from './narrow-fonts.mjs'

/**
 * @typedef {Record<string, number | { min: number, max: number }>} Axes
 * @typedef {{ family: string, file: string, axes: Axes }} Face
 */

/** Families whose words stand too close together in titles, and what their spaces get more. @type {Record<string, string>} */
const wordSpaces = { archivo: '0.07em', fraunces: '0.06em' }

/** The axes of running text: one file serves all its weights. */
const textAxes = { wght: { min: 400, max: 700 } }

/** The families of titles, pinned to one weight: it is declared as 800. @type {Record<string, Face>} */
const display = {
  'bricolage-grotesque': face('Bricolage Grotesque', 'latin-wdth', { wdth: 75, wght: 800 }),
  archivo: face('Archivo', 'latin-wdth', { wdth: 75, wght: 800 }),
  'baloo-2': face('Baloo 2', 'latin-wght', { wght: 800 }),
  fraunces: face('Fraunces', 'latin-opsz', { opsz: 144, wght: 800 }),
  'league-spartan': face('League Spartan', 'latin-wght', { wght: 800 }),
  oswald: face('Oswald', 'latin-wght', { wght: 700 }),
  unbounded: face('Unbounded', 'latin-wght', { wght: 800 }),
}

/** @type {Record<string, Face>} */
const text = {
  rubik: face('Rubik', 'latin-wght', textAxes),
  bitter: face('Bitter', 'latin-wght', textAxes),
  figtree: face('Figtree', 'latin-wght', textAxes),
  nunito: face('Nunito', 'latin-wght', textAxes),
  'source-sans-3': face('Source Sans 3', 'latin-wght', textAxes),
  'work-sans': face('Work Sans', 'latin-wght', textAxes),
}

/** The names of the families by their keys, for a test that the catalogue has the same. */
export const families = { display: namesOf(display), text: namesOf(text) }

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

/** Relative to the root of the build. */
const folder = 'build/faces'
const root = join(import.meta.dirname, '../..')

/**
 * Writes a style sheet for each family that a brand may choose (`catalogue/theme/faces.ts`): its two
 * fonts, and local faces of the same measures until they arrive.
 * @returns {Promise<string[]>} the sheets, as inputs of the build
 */
export async function writeFaces() {
  mkdirSync(join(root, folder), { recursive: true })
  const sheets = [
    ...Object.entries(display).map(([key, one]) => writeFace(key, one, 'display')),
    ...Object.entries(text).map(([key, one]) => writeFace(key, one, 'text')),
  ]
  return Promise.all(sheets)
}

/**
 * @param {string} key
 * @param {Face} chosen
 * @param {'display' | 'text'} role
 */
async function writeFace(key, { family, file, axes }, role) {
  const source = `@fontsource-variable/${key}/files/${key}-${file}-normal.woff2`
  const base = await narrowFont(source, { name: `${role}-plain`, axes, range: plain })
  const more = await narrowFont(source, { name: `${role}-accented`, axes, range: accented })
  const metrics = await fromBuffer(readFileSync(base))
  const width = metrics.xWidthAvg / metrics.unitsPerEm
  const size = role === 'display' ? Math.min(1, widestLetter / width) : 1
  const weight = role === 'display' ? '800' : '300 900'
  /** @param {string} path @param {string} range */
  const rule = (path, range) =>
    fontFace({
      'font-family': `'${family}'`,
      'font-weight': weight,
      'font-display': 'swap',
      src: `url('${path}') format('woff2')`,
      ...(size < 1 ? { 'size-adjust': percent(size) } : {}),
      'unicode-range': range,
    })
  const fallbacks = local[role].map(({ of, width: localWidth, names }) => {
    const adjusted = (width * size) / localWidth
    /** @param {number} metric */
    const ofLine = (metric) => percent((metric * size) / metrics.unitsPerEm / adjusted)
    return fontFace({
      'font-family': `'${family} Fallback${of}'`,
      // Undeclared for text: browsers embolden the local face themselves.
      ...(role === 'display' ? { 'font-weight': weight } : {}),
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
  const path = `${folder}/${key}.css`
  const rules = [rule(base, plain), rule(more, accented), ...fallbacks, chosen]
  writeFileSync(join(root, path), `${rules.join('\n')}\n`)
  return path
}

/** @param {Record<string, string>} descriptors */
function fontFace(descriptors) {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}`
}

/** @param {Record<string, Face>} faces */
function namesOf(faces) {
  return Object.fromEntries(Object.entries(faces).map(([key, { family }]) => [key, family]))
}

/** @param {number} share */
function percent(share) {
  return `${(share * 100).toFixed(1)}%`
}

/** @param {string} family @param {string} file @param {Axes} axes @returns {Face} */
function face(family, file, axes) {
  return { family, file, axes }
}
