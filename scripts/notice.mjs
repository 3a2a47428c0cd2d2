// `npm run notice` writes NOTICE, the licences of what ships with Linecheck. With --check it only
// reports whether NOTICE is up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledPackages } from './bundled.mjs'
import { root } from './root.mjs'

/** @import { Package } from './bundled.mjs' */

const file = join(root, 'NOTICE')
const notice = makeNotice()
if (!process.argv.includes('--check')) {
  writeFileSync(file, notice)
} else if (readFileSync(file, 'utf8') !== notice) {
  console.error('NOTICE is not what the lock file asks for: run `npm run notice`.')
  process.exitCode = 1
}

function makeNotice() {
  const packages = bundledPackages()
  const isFont = (/** @type {Package} */ { license }) => license.startsWith('OFL')
  return [
    'Linecheck ships with the work of others. Made from the lock file by `npm run notice`.',
    heading('Fonts'),
    ...withTexts(packages.filter(isFont)),
    heading('In the scripts and styles that browsers load'),
    ...withTexts(packages.filter((each) => !isFont(each))),
    heading('libvips, which decodes and encodes pictures on the server'),
    libvips(),
  ].join('\n\n')
}

/** @param {string} text */
function heading(text) {
  return `${'='.repeat(80)}\n${text}\n${'='.repeat(80)}`
}

/**
 * Each text once, below the packages that it belongs to.
 * @param {Package[]} packages
 */
function withTexts(packages) {
  const byText = Map.groupBy(packages, textOf)
  return [...byText].map(([text, group]) => {
    const names = group.map(({ name, version, license }) => `${name} ${version} (${license})`)
    return `${names.join('\n')}\n\n${text}\n\n${'-'.repeat(80)}`
  })
}

/** @param {Package} found */
function textOf({ name, license, folder }) {
  const files = readdirSync(join(root, folder)).filter((each) => /^(licen[cs]e|notice)/i.test(each))
  const texts = files.sort().map((each) => readFileSync(join(root, folder, each), 'utf8'))
  if (texts.length > 0) return texts.map(tidy).join('\n\n')
  if (license !== 'MIT') throw new Error(`${name} brings no text of its licence, ${license}`)
  // The text is always the same, and ours.
  const { author } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const ours = readFileSync(join(root, 'LICENSE'), 'utf8')
  return tidy(ours.replace(/^Copyright.*$/m, `Copyright (c) ${author.name ?? author}`))
}

function libvips() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const names = Object.keys(packages).filter((each) => each.includes('/@img/sharp-libvips-'))
  const versions = new Set(names.map((each) => packages[each].version))
  const installed = readdirSync(join(root, 'node_modules/@img')).find((each) =>
    each.startsWith('sharp-libvips-'),
  )
  if (!installed) throw new Error('No @img/sharp-libvips is installed to read the list from')
  const readme = readFileSync(join(root, 'node_modules/@img', installed, 'README.md'), 'utf8')
  const table = readme.slice(readme.indexOf('## Licensing'), readme.indexOf('Please report'))
  const license = `@img/sharp-libvips ${[...versions].join(', ')} (LGPL-3.0-or-later), as a library that can be replaced`
  const texts = 'The texts are docs/licences/LGPL-3.0.txt and docs/licences/GPL-3.0.txt.'
  return `${license}\n\n${texts}\n\n${tidy(table.replace('## Licensing', ''))}\n`
}

/** @param {string} text */
function tidy(text) {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .trim()
}
