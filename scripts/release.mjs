// `npm run release`: tests and packs the version of package.json, and tags it. Publishing is left to a person:
// the folder has all that is published. With --dry-run nothing is tested or tagged.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'

/** @param {string} name @param {string[]} args */
const read = (name, args) =>
  execFileSync(name, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** @param {string} name @param {string[]} args */
const show = (name, args) => execFileSync(name, args, { cwd: root, stdio: 'inherit' })

/**
 * Returns the notes of a version: its section of the changelog. Throws when it is not the first one, or
 * has no date.
 * @param {string} changelog
 * @param {string} version
 */
export function notesOf(changelog, version) {
  const [, first = ''] = changelog.split(/^## /m)
  const [heading = '', ...lines] = first.split('\n')
  if (
    !/^\d+\.\d+\.\d+, \d{1,2} [A-Z][a-z]+ \d{4}$/.test(heading) ||
    !heading.startsWith(`${version},`)
  )
    throw new Error(`CHANGELOG.md begins with "${heading}", not with "${version}, DATE".`)
  const notes = lines.join('\n').trim()
  if (notes === '') throw new Error(`CHANGELOG.md says nothing about ${version}.`)
  return `${notes}\n`
}

/**
 * Throws when the work tree is not what is on main, or the version is there already, or nobody could sign the
 * tag, which comes last.
 * @param {string} version
 */
async function checkTree(version) {
  // In a fresh clone it is installed only now.
  const { default: semver } = await import('semver')
  const branch = read('git', ['branch', '--show-current']).trim()
  if (branch !== 'main') throw new Error(`This is the branch ${branch}, not main.`)
  const changed = read('git', ['status', '--porcelain'])
  if (changed !== '') throw new Error(`There are files that are not committed:\n${changed}`)
  const tags = read('git', ['tag', '--list', 'v*'])
    .split('\n')
    .filter((tag) => semver.valid(tag))
  const [latest] = tags.toSorted(semver.rcompare)
  if (latest && !semver.gt(version, latest))
    throw new Error(`${version} is not after ${latest}, the latest release.`)
  read('git', ['var', 'GIT_COMMITTER_IDENT'])
}

async function release() {
  await ensureInstalled({ development: true })
  const isDryRun = argv.includes('--dry-run')
  const [version, created] = ['package.json', 'create/package.json'].map(
    (name) => JSON.parse(readFileSync(join(root, name), 'utf8')).version,
  )
  if (created !== version)
    throw new Error(`create/package.json has version ${created}, and package.json ${version}.`)
  await checkTree(version)
  const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
  if (!isDryRun) show('npm', ['test'])
  const folder = join(root, 'build/release', version)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'notes.md'), notes)
  writeFileSync(join(folder, 'sbom.json'), read('npm', ['run', '--silent', 'sbom']))
  read('npm', ['pack', '--silent', '--pack-destination', folder, '.', './create'])
  const sums = readdirSync(folder).map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)))
    return `${hash.digest('hex')}  ${name}\n`
  })
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  // Git would take the headings of the notes for comments.
  const message = ['--cleanup=whitespace', '--file', join(folder, 'notes.md')]
  if (!isDryRun) show('git', ['tag', '--annotate', `v${version}`, ...message])
  const next = isDryRun ? 'nothing was tested or tagged' : `git push origin v${version}`
  console.log(`${version} is in ${folder}: ${next}`)
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await release()
  } catch (error) {
    console.error(`No release: ${error instanceof Error ? error.message : error}`)
    exit(1)
  }
}
